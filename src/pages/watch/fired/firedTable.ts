/** Matches as rows of a table: its columns, which of them are shown, and in which order. */
import { KINDS } from '../../../catalog/fields/kinds.ts'
import type { GridColumn } from '../../../grid/Grid.tsx'
import { formatPercent } from '../../../lib/numbers/format.ts'
import { formatDay } from '../../../lib/numbers/formatTimes.ts'
import { orderBy, type SortValue } from '../../../lib/sortKeys.ts'
import { foldText, searchWords } from '../../../lib/text/spelling.ts'
import type { Firing } from '../../../model/watch/evaluateRules.ts'
import { isNewRow, type MatchRow } from '../../../model/watch/matchRows.ts'
import type { WatchRule } from '../../../model/watch/rule.ts'
import { ruleInShort } from '../../../model/watch/ruleWords.ts'
import type { FiredColumn, Shown, WatchState } from '../../../url/states/watchState.ts'

export type FiredTableColumn = GridColumn<FiredColumn> & { label: string }

export const firedTable: readonly FiredTableColumn[] = [
  { key: 'product', label: 'Product', width: 180, takesRest: true, isName: true },
  { key: 'rule', label: 'Alert', width: 144 },
  { key: 'merchant', label: 'Merchant', width: 124 },
  { key: 'against', label: 'Compared with', width: 108, isNumber: true, opensGroup: true },
  { key: 'found', label: 'Found', width: 92, isNumber: true },
  {
    key: 'difference',
    label: 'Difference',
    width: 96,
    isNumber: true,
    formula: 'What was found compared with the figure beside it, in percent or in its own unit',
    total: {
      kind: KINDS.percent.total,
      write: (value) => formatPercent(value, { digits: 1, signed: true }),
    },
  },
  { key: 'since', label: 'Since', width: 72, isNumber: true, opensGroup: true },
]

const IS_SHOWN: Record<Shown, (row: MatchRow) => boolean> = {
  all: () => true,
  new: (row) => isNewRow(row) && row.first.mute === null,
  older: (row) => !isNewRow(row) && row.first.mute === null,
  muted: ({ first }) => first.mute !== null,
}

export const countShown = (rows: readonly MatchRow[], shown: Shown): number =>
  rows.filter((row) => IS_SHOWN[shown](row)).length

/** Of a product its name, brand or code in part. */
function isLookedFor({ name, brand, code }: Firing, words: readonly string[]): boolean {
  const text = foldText([name, brand, code].filter(Boolean).join(' '))
  return words.every((word) => text.includes(word))
}

function valueIn(firing: Firing, column: FiredColumn, rules: RulesById): SortValue {
  switch (column) {
    case 'product':
      return firing.name
    case 'rule':
      return ruleOf(firing, rules)?.name ?? null
    case 'merchant':
      return firing.merchant
    case 'against':
      return firing.against.value
    case 'found':
      return firing.found.value
    case 'difference':
      return firing.difference?.value ?? null
    case 'since':
      return firing.since
  }
}

/** What counts in a total: amounts and points are no percentages, and each rule has its own two figures. */
export const figureIn = ({ first: { difference } }: MatchRow, column: FiredColumn): number | null =>
  column === 'difference' && difference?.unit === '%' ? difference.value : null

export type RulesById = ReadonlyMap<string, WatchRule>

export function ruleOf({ ruleId }: Firing, rules: RulesById) {
  const rule = rules.get(ruleId)
  return rule ? ruleInShort(rule.condition) : null
}

/** Prices of different countries, and prices and percentages, are in no order. */
const withinOf = (firing: Firing, column: FiredColumn): string => {
  switch (column) {
    case 'against':
    case 'found':
      return `${firing[column].kind} ${firing.country}`
    case 'difference':
      return firing.difference?.unit === 'amount' ? firing.country : (firing.difference?.unit ?? '')
    case 'product':
    case 'rule':
    case 'merchant':
    case 'since':
      return ''
  }
}

/** What the address asks for, in its order. */
export function firedRows(
  rows: readonly MatchRow[],
  { show, rule, merchant, q, sort }: WatchState,
  rules: RulesById,
): readonly MatchRow[] {
  const words = searchWords(q)
  const shown = rows.filter(
    (row) =>
      IS_SHOWN[show](row) &&
      (rule === '' || row.first.ruleId === rule) &&
      (merchant === '' || row.first.merchant === merchant) &&
      (words.length === 0 || row.all.some((match) => isLookedFor(match, words))),
  )
  return orderBy(
    shown,
    sort,
    ({ first }, column) => valueIn(first, column, rules),
    ({ first }, column) => withinOf(first, column),
  )
}

/** "24 Nov". */
export const sinceInWords = ({ since }: Firing): string => formatDay(since)
