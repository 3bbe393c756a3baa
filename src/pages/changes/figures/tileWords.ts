import { formatCount, formatPercent } from '../../../lib/numbers/format.ts'
import type { ChangeKind } from '../../../model/changes/change.ts'
import { isTold } from '../../../model/changes/isTold.ts'
import type { FoundChanges } from '../../../work/workers/changesTasks.ts'

const percent = (value: number | null) =>
  value === null ? '' : `median ${formatPercent(value, { digits: 1, signed: true })}`

/** What stands under a tile's figure; `isTold` false where a partial snapshot keeps the figure from being known. */
export function tileWords(
  kind: ChangeKind,
  { summary, before, now }: Pick<FoundChanges, 'summary' | 'before' | 'now'>,
): { words: string; isTold: boolean } {
  if (!isTold(kind, { before, now })) return { words: 'cannot be told', isTold: false }
  const told = (words: string) => ({ words, isTold: true })
  switch (kind) {
    case 'price-down':
      return told(percent(summary.medianDown))
    case 'price-up':
      return told(percent(summary.medianUp))
    case 'new':
      return told('not there before')
    case 'back':
      return told('after it was gone')
    case 'gone':
      return told('not in this result')
    case 'stock':
      return told(`${formatCount(summary.nowOut)} out, ${formatCount(summary.nowIn)} in`)
    case 'discount':
      return told(`${formatCount(summary.discountAlone)} at the same price`)
  }
}
