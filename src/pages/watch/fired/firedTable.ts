/** What fired as rows of a table: its columns, what is shown of it, and in which order. */
import { KINDS } from '../../../catalog/fields/kinds.ts'
import type { GridColumn } from '../../../grid/Grid.tsx'
import { formatPercent } from '../../../lib/numbers/format.ts'
import { formatDay } from '../../../lib/numbers/formatTimes.ts'
import { orderBy, type SortValue } from '../../../lib/sortKeys.ts'
import { foldText, searchWords } from '../../../lib/text/spelling.ts'
import type { Firing } from '../../../model/watch/evaluateRules.ts'
import type { WatchRule } from '../../../model/watch/rule.ts'
import { ruleInShort } from '../../../model/watch/ruleWords.ts'
import type { FiredColumn, Shown, WatchState } from '../../../url/states/watchState.ts'

export type FiredTableColumn = GridColumn<FiredColumn> & { label: string }

export const firedTable: readonly FiredTableColumn[] = [
  { key: 'product', label: 'Product', width: 220, takesRest: true, isName: true },
  { key: 'rule', label: 'Rule', width: 168 },
  { key: 'merchant', label: 'Merchant', width: 136 },
  { key: 'against', label: 'Against', width: 132, isNumber: true, opensGroup: true },
  { key: 'found', label: 'Found', width: 108, isNumber: true },
  {
    key: 'difference',
    label: 'Difference',
    width: 108,
    isNumber: true,
    formula: 'What was found against what it is measured against, in percent or in its own unit',
    total: {
      kind: KINDS.percent.total,
      write: (value) => formatPercent(value, { digits: 1, signed: true }),
    },
  },
  { key: 'since', label: 'Since', width: 84, isNumber: true, opensGroup: true },
]

const IS_SHOWN: Record<Shown, (firing: Firing) => boolean> = {
  all: () => true,
  new: ({ isNew, mute }) => isNew && mute === null,
  older: ({ isNew, mute }) => !isNew && mute === null,
  muted: ({ mute }) => mute !== null,
}

export const countShown = (firings: readonly Firing[], shown: Shown): number =>
  firings.filter(IS_SHOWN[shown]).length

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
export const figureIn = ({ difference }: Firing, column: FiredColumn): number | null =>
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
  firings: readonly Firing[],
  { show, rule, merchant, q, sort }: WatchState,
  rules: RulesById,
): readonly Firing[] {
  const words = searchWords(q)
  const shown = firings.filter(
    (firing) =>
      IS_SHOWN[show](firing) &&
      (rule === '' || firing.ruleId === rule) &&
      (merchant === '' || firing.merchant === merchant) &&
      (words.length === 0 || isLookedFor(firing, words)),
  )
  return orderBy(shown, sort, (firing, column) => valueIn(firing, column, rules), withinOf)
}

/** "24 Nov". */
export const sinceInWords = ({ since }: Firing): string => formatDay(since)
