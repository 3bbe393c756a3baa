/** Decides which matches the state in the address shows, and in which order. */
import { sortedRows } from '@/components/data-table/columnState.ts'
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import { isNewRow } from '@/domain/alerts/matchRows.ts'
import { matchColumns, type MatchColumn, type MatchLine } from '@/features/alerts/matchColumns.ts'
import { foldText, searchWords } from '@/lib/text/spelling.ts'
import type { MatchFilter, AlertsState } from '@/routing/states/alertsState.ts'

const IS_SHOWN: Record<MatchFilter, (row: MatchLine) => boolean> = {
  all: () => true,
  new: (row) => isNewRow(row) && row.first.mute === null,
  older: (row) => !isNewRow(row) && row.first.mute === null,
  muted: ({ first }) => first.mute !== null,
}

export const countShown = (rows: readonly MatchLine[], shown: MatchFilter): number =>
  rows.filter((row) => IS_SHOWN[shown](row)).length

/** Returns true if the name, brand and code of a match together contain every word of the search text. */
function hasWords({ name, brand, code }: AlertMatch, words: readonly string[]): boolean {
  const text = foldText([name, brand, code].filter(Boolean).join(' '))
  return words.every((word) => text.includes(word))
}

export function shownMatches(
  rows: readonly MatchLine[],
  { show, rule, merchant, q, sort }: AlertsState<MatchColumn>,
): readonly MatchLine[] {
  const words = searchWords(q)
  const shown = rows.filter(
    (row) =>
      IS_SHOWN[show](row) &&
      (rule === '' || row.first.ruleId === rule) &&
      (merchant === '' || row.first.merchant === merchant) &&
      (words.length === 0 || row.all.some((match) => hasWords(match, words))),
  )
  return sortedRows(matchColumns, shown, sort)
}
