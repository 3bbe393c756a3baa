/** Computes the counts beside the filter choices of a collection: a histogram for each figure, the values of each group. */
import { isQueued } from '@/domain/collections/rowItem.ts'
import {
  figureColumns,
  groupColumns,
  isOfMarket,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import { isTraitColumn, itemsIn } from '@/domain/columns/traitColumns.ts'
import { isSizeColumn, valueOrder } from '@/domain/columns/valueOrder.ts'
import { countPositions, isMarketColumn } from '@/domain/market/rowMarket.ts'
import { median, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { binFigures, type Binned } from './binFigures.ts'
import { isMeasured } from './figureOf.ts'
import type { FilterResult } from './filterRows.ts'
import { everyPlace, type CodedColumn, type RowTable } from './rowTable.ts'
import type { FigureSummary, RowsResult } from './rowView.ts'
import { topValues, type TopValues } from './topValues.ts'

/** The number of bins of the histograms in range filters. */
const BINS = 30

/** The counts that don’t depend on a filter. They are computed once, and again when rows are added. */
export type Overview = {
  figures: (column: FigureColumn) => Binned
  groups: (column: GroupColumn) => TopValues
  /** Drops the cached figures and groups of market columns. Other market answers change only these. */
  forgetMarket: () => void
  /** Drops the cached groups of attribute columns. Other attributes change only these. */
  forgetTraits: () => void
}

export function overviewOf(table: RowTable): Overview {
  let everyRow: Uint32Array | null = null
  const figures = new Map<FigureColumn, Binned>()
  const groups = new Map<GroupColumn, TopValues>()
  return {
    figures(column) {
      const made =
        figures.get(column) ?? binFigures(column, table.figure(column), isMeasured(column), BINS)
      figures.set(column, made)
      return made
    },
    groups(column) {
      // Computed on first use: while rows arrive in pages, most overviews are never read.
      everyRow ??= everyPlace(table.rows.length)
      const made = groups.get(column) ?? topValues(column, table.group(column), everyRow, Infinity)
      groups.set(column, made)
      return made
    },
    forgetMarket() {
      for (const column of figures.keys()) if (isOfMarket(column)) figures.delete(column)
      for (const column of groups.keys()) if (isOfMarket(column)) groups.delete(column)
    },
    forgetTraits() {
      for (const column of groups.keys()) if (isTraitColumn(column)) groups.delete(column)
    },
  }
}

function figureSummary(
  { n, min, max, bins, places }: Binned,
  { decided }: FilterResult,
  own: number,
): FigureSummary {
  const saved = new Uint32Array(bins.length)
  let passing = 0
  for (let row = 0; row < places.length; row += 1) {
    const place = places[row] ?? -1
    const verdict = decided[row]
    if (place < 0 || (verdict !== 0 && verdict !== own)) continue
    saved[place] = (saved[place] ?? 0) + 1
    if (verdict === 0) passing += 1
  }
  const counted = bins.map((bin, at) => ({ ...bin, remaining: saved[at] ?? 0 }))
  return { n, remaining: passing, min, max, bins: counted }
}

function groupValues(
  { values, rows, places }: TopValues,
  { codes, spellings }: CodedColumn,
  { decided }: FilterResult,
  own: number,
) {
  const saved = new Uint32Array(values.length)
  for (let row = 0; row < codes.length; row += 1) {
    const verdict = decided[row]
    if (verdict !== 0 && verdict !== own) continue
    const place = places[codes[row] ?? 0] ?? 0
    saved[place] = (saved[place] ?? 0) + 1
  }
  return values.map((value, at) => ({
    value,
    spellings: spellings?.get(value) ?? [],
    all: rows[at] ?? 0,
    remaining: saved[at] ?? 0,
  }))
}

/**
 * Counts an attribute column by item. A row can have several items of an attribute and counts once for each. The result is
 * ordered as in `topValues`.
 */
function byItem(column: GroupColumn, values: ReturnType<typeof groupValues>): typeof values {
  const items = new Map<string, (typeof values)[number]>()
  for (const { value, all, remaining } of values) {
    for (const item of new Set(itemsIn(value))) {
      const before = items.get(item) ?? { value: item, spellings: [], all: 0, remaining: 0 }
      items.set(item, { ...before, all: before.all + all, remaining: before.remaining + remaining })
    }
  }
  const { compare } = valueOrder(column)
  const isSize = isSizeColumn(column)
  const isNone = ({ value }: { value: string }) => Number(value === '')
  return [...items.values()].toSorted((a, b) =>
    isSize
      ? isNone(a) - isNone(b) || compare(a.value, b.value)
      : b.all - a.all || compare(a.value, b.value),
  )
}

function choiceCounts<Choice extends string>(
  choices: readonly Choice[],
  { values, codes }: CodedColumn<Choice>,
  { decided }: FilterResult,
  own: number,
): Record<Choice, { all: number; remaining: number }> {
  // The cast is safe: `choices` contains every `Choice`.
  const counts = Object.fromEntries(
    choices.map((choice) => [choice, { all: 0, remaining: 0 }]),
  ) as Record<Choice, { all: number; remaining: number }>
  const byCode = values.map((value) => counts[value])
  for (let row = 0; row < codes.length; row += 1) {
    const count = byCode[codes[row] ?? 0]
    const verdict = decided[row]
    if (!count) continue
    count.all += 1
    if (verdict === 0 || verdict === own) count.remaining += 1
  }
  return counts
}

/** Counts codes and positions over the rows that pass. */
function marketCounts(table: RowTable, { passing }: FilterResult): RowsResult['market'] {
  const { keys, of } = table.codes()
  const isPresent = new Uint8Array(keys.length)
  const eans = table.eans()
  let without = 0
  let together = 0
  for (const row of passing) {
    const codes = of(row)
    for (const code of codes) isPresent[code] = 1
    if (codes.length > 0) continue
    if (eans.values[eans.codes[row] ?? 0] === 'without') without += 1
    else together += 1
  }
  const present = keys.filter((_, code) => isPresent[code] === 1)
  const notRequested = present.filter((key) => !table.isRequested(key)).length
  const markets = table.hasMarket() ? Array.from(passing, (row) => table.rows[row]?.market) : []
  const statusCounts = countPositions(markets)
  return { codes: present.length, notRequested, without, together, statusCounts }
}

function indexFigures(table: RowTable, { passing }: FilterResult): RowsResult['index'] {
  if (!table.hasMarket()) return null
  const all = table.figure('index')
  const indices = Array.from(passing, (row) => all[row] ?? Number.NaN).filter(isMeasured('index'))
  const middle = median(indices)
  if (middle === null) return null
  const sum = indices.reduce((before, index) => before + index, 0)
  return { mean: withoutNoise(sum / indices.length), median: middle, n: indices.length }
}

/** Counts the products whose attributes can be requested over the rows that pass; each product counts once. */
function traitCounts(table: RowTable, { passing }: FilterResult): RowsResult['traits'] {
  const { values, codes } = table.products()
  const isPassing = new Uint8Array(values.length)
  for (const row of passing) isPassing[codes[row] ?? 0] = 1
  const passingKeys = values.filter((key, code) => key !== '' && isPassing[code] === 1)
  return {
    columns: [...table.traitColumns()],
    products: passingKeys.length,
    notRequested: passingKeys.filter((key) => !table.areTraitsRequested(key)).length,
  }
}

/** Computes the counts for the filtered rows of a collection. Columns without any value are left out. */
export function runQuery(
  table: RowTable,
  revision: number,
  filtered: FilterResult,
  overview: Overview,
): Omit<RowsResult, 'filter' | 'sort'> {
  const figures: RowsResult['figures'] = {}
  for (const column of figureColumns) {
    if (isMarketColumn(column) && !table.hasMarket()) continue
    const binned = overview.figures(column)
    if (binned.n === 0) continue
    figures[column] = figureSummary(binned, filtered, filtered.placeOf(column))
  }
  const groups: RowsResult['groups'] = {}
  for (const column of [...groupColumns, ...table.traitColumns()]) {
    if (isMarketColumn(column) && !table.hasMarket()) continue
    const top = overview.groups(column)
    if (top.values.every((value) => value === '')) continue
    const values = groupValues(top, table.group(column), filtered, filtered.placeOf(column))
    groups[column] = isTraitColumn(column) ? byItem(column, values) : values
  }
  return {
    revision,
    rows: table.rows.length,
    matching: filtered.passing.length,
    queued: filtered.passing.filter((row) => isQueued(table.rows[row])).length,
    figures,
    groups,
    stock: choiceCounts(
      ['in', 'out', 'unknown'],
      table.stock(),
      filtered,
      filtered.placeOf('stock'),
    ),
    eans: choiceCounts(['with', 'without'], table.eans(), filtered, filtered.placeOf('eans')),
    hasMarket: table.hasMarket(),
    items: table.items(),
    market: marketCounts(table, filtered),
    index: indexFigures(table, filtered),
    traits: traitCounts(table, filtered),
  }
}
