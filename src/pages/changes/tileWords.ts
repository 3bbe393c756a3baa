import type { ChangeKind } from '../../domain/changes/change.ts'
import { formatCount, formatPercent } from '../../domain/format.ts'
import type { FoundChanges } from '../../parts/changesTasks.ts'

const percent = (value: number | null) =>
  value === null ? '' : `median ${formatPercent(value, { digits: 1, signed: true })}`

/** What stands under a tile's figure; `isTold` false where a partial moment keeps the figure from being known. */
export function tileWords(
  kind: ChangeKind,
  { summary, before, now }: Pick<FoundChanges, 'summary' | 'before' | 'now'>,
): { words: string; isTold: boolean } {
  const told = (words: string) => ({ words, isTold: true })
  switch (kind) {
    case 'price-down':
      return told(percent(summary.medianDown))
    case 'price-up':
      return told(percent(summary.medianUp))
    case 'new':
      return before.isWhole ? told('not there before') : { words: 'cannot be told', isTold: false }
    case 'back':
      return before.isWhole ? told('after it was gone') : { words: 'cannot be told', isTold: false }
    case 'gone':
      return now.isWhole ? told('not in this result') : { words: 'cannot be told', isTold: false }
    case 'stock':
      return told(`${formatCount(summary.nowOut)} out, ${formatCount(summary.nowIn)} in`)
    case 'discount':
      return told(`${formatCount(summary.discountAlone)} at the same price`)
  }
}
