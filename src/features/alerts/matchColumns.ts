/**
 * The one definition of the match columns. It serves the table of Alerts (column picker, order, totals, ids in the URL), files
 * of matches and of offers below a floor, and report tables. Cells are drawn in pages/alerts/matches/MatchCells.tsx, because
 * files and reports load no components.
 */
import { FIELDS } from '@/api/fields/fields.ts'
import { columnIds, defineColumns, type DataColumn } from '@/components/data-table/defineColumns.ts'
import type { AlertMatch, MatchFigure } from '@/domain/alerts/evaluateRules.ts'
import type { MatchRow } from '@/domain/alerts/matchRows.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { labelInWords, ruleInShort, ruleInWords, scopeInWords } from '@/domain/alerts/ruleWords.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatPercent } from '@/lib/numbers/format.ts'
import type { Cell, SheetColumn } from '@/lib/sheet/sheet.ts'
import { alertMatchPath } from '@/routing/alertMatchPath.ts'
import { comparedInText, differenceInText } from './matchText.ts'

/** A row of matches with its alert; null if the alert was deleted. */
export type MatchLine = MatchRow & { rule: AlertRule | null }

export type RulesById = ReadonlyMap<string, AlertRule>

export const matchLines = (rows: readonly MatchRow[], rules: RulesById): MatchLine[] =>
  rows.map((row) => ({ ...row, rule: rules.get(row.first.ruleId) ?? null }))

/** One row for each match, as in files and reports. */
export const singleMatches = (matches: readonly AlertMatch[], rules: RulesById): MatchLine[] =>
  matchLines(
    matches.map((first) => ({ first, all: [first] })),
    rules,
  )

export type MatchContext = {
  /** Whether all rows are of one alert, which is named above them. */
  isOneAlert: boolean
  /** The names of the two figures if all rows have the same two; null if each row names its own. */
  figures: Record<'against' | 'found', string> | null
  /** What only a file needs; null if no file is written. */
  file: {
    /** Returns the currency label of countries, as the user set it; '' for none. */
    labelOf: (countries: readonly string[]) => string
    /** Turns a path of the app into an address, so that links in a file lead back to the app. */
    addressOf: (path: string) => string
  } | null
}

type Column = DataColumn<MatchLine, string, MatchContext>
type FileColumn = SheetColumn<MatchLine>

const areNamed = (_: readonly MatchLine[], { figures }: MatchContext) => figures === null

/** A column with one of the two figures. In a file, a further column beside it states what the figure is. */
const figure = <const Id extends 'against' | 'found'>(id: Id, header: string) => ({
  id,
  header: ({ figures }: MatchContext) => figures?.[id] ?? header,
  kind: 'price' as const,
  accessor: ({ first }: MatchLine) => first[id].value,
  // The figure can be a percentage, and can be 0 or negative.
  hasZero: true as const,
  footer: null,
  fitsAnyFigure: true as const,
  comparableWithin: ({ first }: MatchLine) => `${first[id].kind} ${first.country}`,
  file: {
    cell: ({ first }: MatchLine): Cell => figureCell(first[id]),
    beside: ({ figures }: MatchContext): FileColumn[] =>
      figures === null
        ? [{ key: `${id}-is`, label: `${header} is`, cell: ({ first }) => labelInWords(first[id]) }]
        : [],
  },
  report: { kind: 'text' as const, cell: ({ first }: MatchLine) => comparedInText(first[id]) },
})

const figureCell = ({ kind, value }: MatchFigure): Cell => (kind === 'stock' ? 'out' : value)

/** A column that only files have. */
const inFile = <const Id extends string>(
  id: Id,
  header: string,
  columnOptions: Pick<Column, 'kind' | 'accessor'> & Partial<Pick<Column, 'needs'>>,
) => ({ id, header, isFileOnly: true as const, ...columnOptions })

/** The unit of a difference: "%", "points", or the currency label of its country; null without a difference. */
function unitOf({ difference, country }: AlertMatch, { file }: MatchContext): string | null {
  if (difference === null) return null
  if (difference.unit !== 'amount') return difference.unit
  return file?.labelOf([country]) || 'currency not stated'
}

/** Further columns of a file: what a table row shows only by its style, and the link of the row. */
const besideSince = ({ figures, file }: MatchContext): FileColumn[] => [
  ...(figures === null
    ? [
        { key: 'new', label: 'New', cell: ({ first }: MatchLine) => first.isNew },
        {
          key: 'muted',
          label: 'Snoozed',
          cell: ({ first: { mute } }: MatchLine) =>
            mute && (mute.until === 'ever' ? 'permanently' : 'until the price changes'),
        },
        {
          key: 'reason',
          label: 'Note',
          cell: ({ first: { mute } }: MatchLine) => mute?.reason || null,
        },
      ]
    : []),
  {
    key: 'link',
    label: 'Link',
    cell: ({ first }) => {
      const link = alertMatchPath(first)
      return link === null || file === null ? null : { url: file.addressOf(link) }
    },
  },
]

export const matchColumns = defineColumns<MatchLine, MatchContext>()([
  {
    id: 'product',
    header: 'Product',
    kind: 'text',
    accessor: ({ first }) => first.name,
    isName: true,
    takesRest: true,
    size: 180,
  },
  inFile('brand', FIELDS.brand.label, {
    kind: 'text',
    accessor: ({ first }) => first.brand,
    needs: areNamed,
  }),
  inFile('code', 'EAN', { kind: 'code', accessor: ({ first }) => first.code }),
  inFile('country', 'Country', {
    kind: 'text',
    accessor: ({ first }) => shownCountry(first.country),
    needs: areNamed,
  }),
  {
    id: 'rule',
    header: 'Alert',
    kind: 'text',
    accessor: ({ rule }) => rule && ruleInShort(rule.condition).name,
    size: 144,
    needs: (_, { isOneAlert }) => !isOneAlert,
    file: {
      needs: areNamed,
      cell: ({ rule }) => rule && ruleInWords(rule),
      beside: () => [
        { key: 'where', label: 'Where', cell: ({ rule }) => rule && scopeInWords(rule.scope) },
      ],
    },
    report: { cell: ({ rule, first }) => (rule ? ruleInShort(rule.condition).name : first.ruleId) },
  },
  {
    id: 'merchant',
    header: FIELDS.merchant.label,
    kind: 'text',
    accessor: ({ first }) => first.merchant,
    size: 124,
    report: { kind: 'merchant' },
  },
  { ...figure('against', 'Compared with'), size: 108, opensGroup: true },
  { ...figure('found', 'Found'), size: 92 },
  {
    id: 'difference',
    header: 'Difference',
    kind: 'percent',
    accessor: ({ first }) => first.difference?.value ?? null,
    size: 96,
    formula: 'What was found compared with the figure beside it, in percent or in its own unit',
    formatFooter: (value) => formatPercent(value, { digits: 1, signed: true }),
    comparableWithin: ({ first: { difference, country } }) =>
      difference?.unit === 'amount' ? country : (difference?.unit ?? ''),
    // Only percentages are totalled, not amounts or points.
    isTotalled: ({ first: { difference } }) => difference?.unit === '%',
    file: {
      beside: (context) => [
        {
          key: 'unit',
          label: 'Difference is in',
          cell: ({ first }) => unitOf(first, context),
        },
      ],
    },
    report: { kind: 'text', cell: ({ first }) => differenceInText(first) },
  },
  {
    id: 'since',
    header: 'Since',
    kind: 'stamp',
    accessor: ({ first }) => first.since,
    size: 72,
    opensGroup: true,
    file: { beside: besideSince },
  },
])

/** The column ids as URLs name them. */
export const matchColumnIds = columnIds(matchColumns)
export type MatchColumn = (typeof matchColumns)[number]['id']

const REPORTED: ReadonlySet<string> = new Set([
  'product',
  'code',
  'rule',
  'merchant',
  'against',
  'found',
  'difference',
  'since',
])
/** The columns of a report: all columns of the table, and the code. */
export const reportedMatchColumns = matchColumns.filter(({ id }) => REPORTED.has(id))
