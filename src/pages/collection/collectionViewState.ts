/** The state of a collection view: the version, the filter, the order, and what is shown of the rows. */
import {
  columnKeys,
  figureColumns,
  groupColumns,
  type ColumnKey,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import { isTraitColumn, traitNamed } from '@/domain/columns/traitColumns.ts'
import {
  noFilter,
  type RowFilter,
  type RowSort,
  type EanChoice,
  type StockChoice,
  type ValueColumn,
} from '@/domain/rows/rowView.ts'
import { usualSummary, type SummaryState } from '@/domain/rows/summaryState.ts'
import { distinctKeys } from '@/lib/sortKeys.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import { readParameters, type Parameters } from '@/routing/parameters.ts'
import { appendSort, appendTop, readSort, readTop, usableTop } from '@/routing/sortParameter.ts'
import { cleanKeywords, cleanValue, quote } from '@/routing/text.ts'
import { appendSummary, readSummary, summaryState } from './summary/summaryParameters.ts'

export const STOCK_CHOICES: readonly StockChoice[] = ['in', 'out', 'unknown']
export const EAN_CHOICES: readonly EanChoice[] = ['with', 'without']
/** The collection views that an address can name, in the order of their tabs. */
export const ROWS_VIEWS = ['table', 'summary', 'merchants'] as const
export type RowsViewName = (typeof ROWS_VIEWS)[number]
export type CollectionViewState = {
  /** The ID of the version that is shown; '' for the latest. */
  shownVersion: string
  filter: RowFilter
  sort: RowSort
  view: RowsViewName
  /** The chosen columns without duplicates; null for the default ones. */
  columns: ColumnKey[] | null
  summary: SummaryState
  /** Identifies the figure that your prices are compared with; '' for the default. */
  ref: string
}

const VERSION_ID_LENGTH = 100
export const MAX_TEXT_LENGTH = 200
const VALUE_LENGTH = 500
/** The most values that one column is filtered by: with more, the address is too long for browsers. */
export const MAX_VALUES_PER_COLUMN = 100
/** The most attributes that rows are filtered by. */
const MOST_TRAITS = 20

type Range = readonly [number | null, number | null]

/** Puts the lower end first; null for a range that is open at both ends. */
function ordered([from, to]: Range): Range | null {
  if (from === null && to === null) return null
  // Adding 0 turns −0 into 0, so that equal ranges are written alike.
  const ends = [from, to].map((end) => (end === null ? null : end + 0)) as [Range[0], Range[1]] // still two ends
  const [low, high] = ends
  return low === null || high === null ? ends : [Math.min(low, high), Math.max(low, high)]
}

/** The columns by whose values rows can be grouped and filtered: all fields first, then the attributes in `values`. */
export const filterableGroups = (
  values: Readonly<Record<string, unknown>> | undefined,
): GroupColumn[] => [
  ...groupColumns,
  ...Object.keys(values ?? {})
    .filter(isTraitColumn)
    .toSorted(),
]

/** The columns that can have excluded values, in the order in which an address writes them. */
export const excludableColumns = (excluded: RowFilter['excluded'] | undefined): ValueColumn[] => [
  ...filterableGroups(excluded),
  'stock',
  'eans',
]

/**
 * Removes duplicates and puts '' (rows without a value) last, because the address writes it as a separate parameter after the
 * values.
 */
function cleanValues(values: readonly string[] | undefined): string[] {
  const cleaned = (values ?? []).map((value) => cleanValue(value, VALUE_LENGTH))
  const saved = [...new Set(cleaned)].slice(0, MAX_VALUES_PER_COLUMN)
  return saved.includes('') ? [...saved.filter((value) => value !== ''), ''] : saved
}

/** The chosen values of a column, of which a row must have one; [] when any value passes. */
export function getChosenValues(filter: RowFilter, column: ValueColumn): readonly string[] {
  if (column === 'stock' || column === 'eans') return filter[column]
  return filter.values[column] ?? []
}

function cleanExcluded(column: ValueColumn, values: readonly string[] | undefined): string[] {
  if (column === 'stock') return STOCK_CHOICES.filter((choice) => values?.includes(choice))
  if (column === 'eans') return EAN_CHOICES.filter((choice) => values?.includes(choice))
  return cleanValues(values)
}

/** A filter as an address writes it: without parts that don't restrict anything. */
export function rowFilter(requested: Partial<RowFilter>): RowFilter {
  const { text, ranges, values, stock, eans, excluded, top } = requested
  const filter: RowFilter = { ...noFilter, ranges: {}, values: {}, excluded: {} }
  filter.text = cleanKeywords(text ?? '', MAX_TEXT_LENGTH)
  for (const figure of figureColumns) {
    const range = ranges?.[figure]
    const saved = range && ordered(range)
    if (saved) filter.ranges[figure] = saved
  }
  for (const group of filterableGroups(values)) {
    const saved = cleanValues(values?.[group])
    if (saved.length > 0) filter.values[group] = saved
  }
  filter.stock = STOCK_CHOICES.filter((choice) => stock?.includes(choice))
  filter.eans = EAN_CHOICES.filter((choice) => eans?.includes(choice))
  for (const column of excludableColumns(excluded)) {
    const saved = cleanExcluded(column, excluded?.[column])
    if (saved.length > 0 && getChosenValues(filter, column).length === 0)
      filter.excluded[column] = saved
  }
  filter.top = usableTop(top ?? null)
  return filter
}

/** Makes a complete view state from a part of it: missing entries get their defaults. */
export function collectionViewState({
  shownVersion = '',
  filter = noFilter,
  sort = [],
  view = 'table',
  columns = null,
  summary = usualSummary,
  ref = '',
}: StateInput<CollectionViewState>): CollectionViewState {
  return {
    shownVersion: cleanValue(shownVersion, VERSION_ID_LENGTH),
    filter: rowFilter(filter),
    sort: distinctKeys(sort),
    view,
    columns: columns === null || columns.length === 0 ? null : [...new Set(columns)],
    summary: summaryState(summary),
    ref: cleanValue(ref, VALUE_LENGTH),
  }
}

/** The name of the URL parameter for a column's excluded values: `not-brand`. */
const notParameter = (column: ValueColumn) => `not-${column === 'eans' ? 'ean' : column}`

const end = (value: number | null) => (value === null ? '' : String(value))

function appendFilter(params: URLSearchParams, filter: RowFilter): void {
  const { text, ranges, values, stock, eans, excluded, top } = filter
  if (text !== '') params.append('text', text)
  for (const figure of figureColumns) {
    const range = ranges[figure]
    if (range) params.append(figure, `${end(range[0])}..${end(range[1])}`)
  }
  for (const group of filterableGroups(values)) {
    for (const value of values[group] ?? []) {
      if (value === '') params.append('without', group)
      else params.append(group, value)
    }
  }
  for (const choice of stock) params.append('stock', choice)
  for (const choice of eans) params.append('ean', choice)
  for (const column of excludableColumns(excluded)) {
    for (const value of excluded[column] ?? []) {
      if (value === '') params.append('with', column)
      else params.append(notParameter(column), value)
    }
  }
  appendTop(params, top)
}

export function encodeCollectionView(options: StateInput<CollectionViewState>): URLSearchParams {
  const { shownVersion, filter, sort, view, columns, summary, ref } = collectionViewState(options)
  const params = new URLSearchParams()
  if (shownVersion !== '') params.append('snapshot', shownVersion)
  appendFilter(params, filter)
  appendSort(params, sort)
  if (view !== 'table') params.append('view', view)
  if (columns !== null) params.append('columns', columns.join(','))
  if (ref !== '') params.append('ref', ref)
  appendSummary(params, summary)
  return params
}

const RANGE = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)?\.\.(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)?$/i

/** Finds one of `options` by name, ignoring case. */
function named<Option extends string>(
  options: readonly Option[],
  name: string,
): Option | undefined {
  return options.find((option) => option.toLowerCase() === name.trim().toLowerCase())
}

function bound(text: string | undefined): number | null {
  return text === undefined || !Number.isFinite(Number(text)) ? null : Number(text)
}

function readRange(read: Parameters, figure: FigureColumn): RowFilter['ranges'][FigureColumn] {
  const input = read.value(figure, 80).trim()
  if (input === '') return undefined
  const [, from, to] = RANGE.exec(input) ?? []
  const range = [bound(from), bound(to)] as const
  if (range[0] === null && range[1] === null) {
    read.note(figure, input, '', `${figure} ${quote(input)} isn’t a range like 20..60: ignored`)
    return undefined
  }
  if (range[0] !== null && range[1] !== null && range[0] > range[1]) {
    const used = `${range[1]}..${range[0]}`
    read.note(figure, input, used, `${figure} ${quote(input)} is read as ${used}`)
  }
  return range
}

/** Reads the names of columns or choices in a parameter; unknown ones are left out and reported as corrections. */
function readNames<Option extends string>(
  read: Parameters,
  parameter: string,
  values: readonly string[],
  options: readonly Option[],
  other?: (name: string) => Option | undefined,
): Option[] {
  const found = new Set<Option>()
  for (const name of values) {
    const option = named(options, name) ?? other?.(name.trim())
    if (option !== undefined) found.add(option)
    else read.note(parameter, name, '', `${parameter} ${quote(name)} isn’t available: ignored`)
  }
  return [...found]
}

function readFilter(read: Parameters): RowFilter {
  const ranges: RowFilter['ranges'] = {}
  for (const figure of figureColumns) {
    const range = readRange(read, figure)
    if (range) ranges[figure] = range
  }
  const without = readNames<GroupColumn>(
    read,
    'without',
    read.all('without'),
    groupColumns,
    traitNamed,
  )
  const values: RowFilter['values'] = {}
  const traits = read.namesOf('trait:').flatMap((name) => traitNamed(name) ?? [])
  const stated = new Set([...traits, ...without.filter(isTraitColumn)].slice(0, MOST_TRAITS))
  for (const group of [...groupColumns, ...stated]) {
    const none = without.includes(group) ? [''] : []
    const limits = { most: MAX_VALUES_PER_COLUMN - none.length, length: VALUE_LENGTH }
    values[group] = [...read.values(group, limits), ...none]
  }
  const stock = readNames<StockChoice>(read, 'stock', read.all('stock'), STOCK_CHOICES)
  const eans = readNames<EanChoice>(read, 'ean', read.all('ean'), EAN_CHOICES)
  const text = read.keywords('text', MAX_TEXT_LENGTH)
  const top = readTop(read, figureColumns)
  const filter = rowFilter({ text, ranges, values, stock, eans, top })
  return rowFilter({ ...filter, excluded: readExcluded(read, filter) })
}

/** Reads the excluded values: `not-brand=Indira`; `with=brand` excludes rows without a brand. */
function readExcluded(read: Parameters, filter: RowFilter): RowFilter['excluded'] {
  const withValue = readNames<GroupColumn>(read, 'with', read.all('with'), groupColumns, traitNamed)
  const traits = read
    .namesOf('not-trait:')
    .flatMap((name) => traitNamed(name.slice('not-'.length)) ?? [])
  const stated = new Set([...traits, ...withValue.filter(isTraitColumn)].slice(0, MOST_TRAITS))
  const excluded: RowFilter['excluded'] = {}
  for (const column of [...groupColumns, ...stated]) {
    const none = withValue.includes(column) ? [''] : []
    const limits = { most: MAX_VALUES_PER_COLUMN - none.length, length: VALUE_LENGTH }
    excluded[column] = [...read.values(notParameter(column), limits), ...none]
  }
  excluded.stock = readNames<StockChoice>(read, 'not-stock', read.all('not-stock'), STOCK_CHOICES)
  excluded.eans = readNames<EanChoice>(read, 'not-ean', read.all('not-ean'), EAN_CHOICES)
  for (const column of excludableColumns(excluded)) {
    const values = excluded[column] ?? []
    if (values.length === 0 || getChosenValues(filter, column).length === 0) continue
    const name = notParameter(column)
    const reason = `rows are filtered by ${name.slice('not-'.length)} already: ${name} is left out`
    read.note(name, values.join(', '), '', reason)
  }
  return excluded
}

function readColumns(read: Parameters): ColumnKey[] {
  const values = read.all('columns').flatMap((text) => text.split(','))
  const names = values.filter((name) => name.trim() !== '')
  return readNames<ColumnKey>(read, 'columns', names, columnKeys, traitNamed)
}

/** The former values of `show`: early links name rows, summary or both there. 'rows' and 'both' now open the table. */
const FORMER_VIEWS = ['rows', 'summary', 'both'] as const

function readView(read: Parameters): RowsViewName {
  const former = read.choice('show', FORMER_VIEWS, 'rows', 'showing the table')
  return read.choice(
    'view',
    ROWS_VIEWS,
    former === 'summary' ? 'summary' : 'table',
    'showing the table',
  )
}

/** The view state in an address. It has no defaults from the user's settings, so `_settings` is not used. */
export function decodeCollectionView(
  params: URLSearchParams,
  _settings?: UrlSettings,
): Decoded<CollectionViewState> {
  const read = readParameters(params)
  const state = collectionViewState({
    // Earlier links call a version a moment, and still work.
    shownVersion:
      read.value('snapshot', VERSION_ID_LENGTH) || read.value('moment', VERSION_ID_LENGTH),
    filter: readFilter(read),
    sort: readSort<ColumnKey>(read, columnKeys, { named: traitNamed }),
    view: readView(read),
    columns: readColumns(read),
    ref: read.value('ref', VALUE_LENGTH),
    summary: readSummary(read),
  })
  return read.finish(state)
}
