/** Matches to be exported: a row for each, with its two figures and the address of its EAN page. */
import { FIELDS } from '../../../catalog/fields/fields.ts'
import { dayOf } from '../../../export/exportAbout.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import type { Cell, ExportSource, SheetColumn } from '../../../lib/sheet/sheet.ts'
import { shownCountry } from '../../../lib/countryCode.ts'
import type { Firing, FiringFigure } from '../../../model/watch/evaluateRules.ts'
import { labelInWords, ruleInWords, scopeInWords } from '../../../model/watch/ruleWords.ts'
import { firingPath } from '../../../url/firingPath.ts'
import type { RulesById } from './firedTable.ts'

type Given = {
  name: string
  firings: readonly Firing[]
  /** Those that are shown; null where all are. */
  shown: readonly Firing[] | null
  rules: RulesById
  /** When the last of what was judged was answered: epoch milliseconds. */
  factsAt: number
  /** Currency labels of the countries, as the user set them. */
  labelOf: (countries: readonly string[]) => string
  /** Of a path of the app: links of a file must lead back to it. */
  addressOf: (path: string) => string
  /** Of the export, in epoch milliseconds. */
  now: number
}

const figureOf = ({ kind, value }: FiringFigure): Cell => (kind === 'stock' ? 'out' : value)

function columnsOf({ rules, labelOf, addressOf }: Given): SheetColumn<Firing>[] {
  const ruleOf = ({ ruleId }: Firing) => rules.get(ruleId)
  return [
    {
      key: 'rule',
      label: 'Alert',
      cell: (firing) => {
        const rule = ruleOf(firing)
        return rule ? ruleInWords(rule) : null
      },
    },
    {
      key: 'where',
      label: 'Where',
      cell: (firing) => {
        const rule = ruleOf(firing)
        return rule ? scopeInWords(rule.scope) : null
      },
    },
    { key: 'name', label: 'Product', cell: ({ name }) => name },
    { key: 'brand', label: FIELDS.brand.label, cell: ({ brand }) => brand },
    { key: 'code', label: 'EAN', cell: ({ code }) => (code === null ? null : { code }) },
    { key: 'country', label: 'Country', cell: ({ country }) => shownCountry(country) },
    { key: 'merchant', label: FIELDS.merchant.label, cell: ({ merchant }) => merchant },
    { key: 'against', label: 'Compared with', cell: ({ against }) => figureOf(against) },
    { key: 'against-is', label: 'Compared with is', cell: ({ against }) => labelInWords(against) },
    { key: 'found', label: 'Found', cell: ({ found }) => figureOf(found) },
    { key: 'found-is', label: 'Found is', cell: ({ found }) => labelInWords(found) },
    {
      key: 'difference',
      label: 'Difference',
      cell: ({ difference }) => difference?.value ?? null,
    },
    {
      key: 'unit',
      label: 'Difference is in',
      cell: ({ difference, country }) => {
        if (difference === null) return null
        if (difference.unit !== 'amount') return difference.unit
        return labelOf([country]) || 'currency not stated'
      },
    },
    { key: 'since', label: 'Since', cell: ({ since }) => (since > 0 ? { at: since } : null) },
    { key: 'new', label: 'New', cell: ({ isNew }) => isNew },
    {
      key: 'muted',
      label: 'Snoozed',
      cell: ({ mute }) =>
        mute && (mute.until === 'ever' ? 'permanently' : 'until the price changes'),
    },
    { key: 'reason', label: 'Note', cell: ({ mute }) => mute?.reason || null },
    {
      key: 'link',
      label: 'Link',
      cell: (firing) => {
        const link = firingPath(firing)
        return link === null ? null : { url: addressOf(link) }
      },
    },
  ]
}

export function firingsSheet(given: Given): ExportSource<Firing> {
  const { name, firings, shown, factsAt, now } = given
  return {
    name: `${name}, ${dayOf(now)}`,
    about: () => [
      name,
      `Exported ${formatWhen(now)}; checked with data up to ${formatWhen(factsAt)}, saved in one browser`,
      'Order: as the table shows them',
    ],
    details: () => [
      'Since: as far back as data is saved',
      'Difference in percent = (found ÷ compared with − 1) × 100; of a discount in points, by its prices − stated',
    ],
    columns: columnsOf(given),
    shown: null,
    rows: firings,
    filtered: shown,
    receivedOf: (firing) => firing,
    receivedLabel: 'JSON of the match as stored',
  }
}
