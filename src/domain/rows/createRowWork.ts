/** Stores the rows of a collection and answers all queries about them, on the calling thread. */
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import { isQueued } from '@/domain/collections/rowItem.ts'
import {
  isFigureColumn,
  isOfMarket,
  totalKindOf,
  type ColumnKey,
  type FigureColumn,
} from '@/domain/columns/columns.ts'
import { isTraitColumn } from '@/domain/columns/traitColumns.ts'
import type { MerchantItem, MerchantRanking } from '@/domain/market/merchantItem.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { totalOf } from '@/lib/numbers/totals.ts'
import { binFigures } from './binFigures.ts'
import { isMeasured } from './figureOf.ts'
import { filterRows, type FilterResult } from './filterRows.ts'
import { groupRows } from './groupRows.ts'
import { listedRows } from './listedRows.ts'
import { createMerchantRows } from './merchantRows.ts'
import { catalogOrder, orderRows } from './orderRows.ts'
import { pivotRows } from './pivotRows.ts'
import { rankRows, type Ranks } from './rankRows.ts'
import { createRowTable, everyPlace, type RowTable } from './rowTable.ts'
import {
  noFilter,
  type FigureSummary,
  type ListedGroup,
  type RowsResult,
  type Pivot,
  type PricePoints,
  type RowEngine,
  type RowGroups,
  type RowTotals,
  type StandOuts,
  type WorkRow,
} from './rowView.ts'
import { runQuery, overviewOf, type Overview } from './runQuery.ts'
import { standOutsIn } from './standOuts.ts'
import { topValues } from './topValues.ts'

/**
 * The data of a price ladder: each merchant’s offer prices with their number of rows. Merchants with most rows come first,
 * prices from the lowest; '' is for rows without a merchant.
 */
function pricePointsOf(table: RowTable, rows: Uint32Array): PricePoints {
  const group = table.group('merchant')
  const prices = table.figure('offerPrice')
  const top = topValues('merchant', group, rows, Infinity)
  const counts = top.values.map(() => new Map<number, number>())
  let leftOut = 0
  let queued = 0
  for (const row of rows) {
    const price = prices[row] ?? Number.NaN
    const ofMerchant = counts[top.places[group.codes[row] ?? 0] ?? -1]
    if (isUsablePrice(price)) ofMerchant?.set(price, (ofMerchant.get(price) ?? 0) + 1)
    else {
      leftOut += 1
      if (isQueued(table.rows[row])) queued += 1
    }
  }
  const merchants = counts.map((ofMerchant, index) => ({
    merchant: top.values[index] ?? '',
    points: [...ofMerchant]
      .map(([price, count]) => ({ price, rows: count }))
      .toSorted((a, b) => a.price - b.price),
  }))
  return { merchants: merchants.filter(({ points }) => points.length > 0), leftOut, queued }
}

function totalsOf(table: RowTable, rows: Uint32Array, columns: readonly ColumnKey[]): RowTotals {
  const of: RowTotals['of'] = {}
  for (const column of columns) {
    const kind = totalKindOf(column)
    if (kind === null || !isFigureColumn(column)) continue
    const figures = table.figure(column)
    const counted = Array.from(rows, (row) => figures[row] ?? Number.NaN).filter(isMeasured(column))
    const total = totalOf(kind, counted)
    if (total) of[column] = total
  }
  return { rows: rows.length, of }
}

function placesOf({ rows }: RowTable, keys: readonly string[]): Uint32Array {
  const wanted = new Set(keys)
  return everyPlace(rows.length).filter((index) => {
    const row = rows[index]
    const key = row ? rowKey(row) : null
    return key !== null && wanted.has(key)
  })
}

type EngineArguments<Name extends keyof RowEngine> = Parameters<RowEngine[Name]>

/** The queries of `RowEngine` without promises. Rows are identified by their indexes, which change when rows are removed. */
export type RowWork = {
  /** Adds rows and returns the new number of rows. */
  add: (rows: readonly ResultRow[]) => number
  put: (...requested: EngineArguments<'put'>) => number
  remove: (...requested: EngineArguments<'remove'>) => number
  join: (...requested: EngineArguments<'join'>) => void
  query: (...requested: EngineArguments<'query'>) => RowsResult
  /**
   * The indexes of the rows that pass, in the requested order (by rank if the filter has a `top`), or of all rows in catalog order.
   */
  places: (which: 'matching' | 'all') => Uint32Array
  rowsAt: (places: Uint32Array) => WorkRow[]
  rows: (from: number, to: number) => WorkRow[]
  market: (...requested: EngineArguments<'market'>) => number
  traits: (...requested: EngineArguments<'traits'>) => number
  totals: (...requested: EngineArguments<'totals'>) => RowTotals
  pivot: (...requested: EngineArguments<'pivot'>) => Pivot
  groups: (...requested: EngineArguments<'groups'>) => RowGroups
  standOuts: (...requested: EngineArguments<'standOuts'>) => StandOuts
  listed: (...requested: EngineArguments<'listed'>) => ListedGroup[]
  distribution: (...requested: EngineArguments<'distribution'>) => FigureSummary
  pricePoints: () => PricePoints
  offers: (...requested: EngineArguments<'offers'>) => number
  ranking: (...requested: EngineArguments<'ranking'>) => MerchantRanking
  merchantItems: (...requested: EngineArguments<'merchantItems'>) => MerchantItem[]
}

export function createRowWork(): RowWork {
  const table = createRowTable()
  const merchants = createMerchantRows(table)
  let revision = 0
  let overview: Overview = overviewOf(table)
  const ranks = new Map<ColumnKey, Ranks>()
  let inCatalogOrder: ReturnType<typeof catalogOrder> | null = null
  let shown: { filtered: FilterResult; order: Uint32Array } | null = null

  const renew = () => {
    revision += 1
    overview = overviewOf(table)
    ranks.clear()
  }
  const ranksOf = (column: ColumnKey) => {
    const made = ranks.get(column) ?? rankRows(table, column)
    ranks.set(column, made)
    return made
  }
  const show = (...[filter, sort]: EngineArguments<'query'>) => {
    inCatalogOrder ??= catalogOrder(table.rows)
    const filtered = filterRows(table, filter, inCatalogOrder)
    // With a `top`, rows are already in the order of their rank, which catalog order would undo if pages arrived out of order.
    const unsorted = filter.top === null ? inCatalogOrder(filtered.passing) : filtered.passing
    shown = { filtered, order: orderRows(unsorted, sort, ranksOf) }
    return shown
  }
  // The rows that passed the last query; before the first query, all rows.
  const now = () => shown ?? show(noFilter, [])
  const rowsAt = (places: Uint32Array) =>
    Array.from(places, (index) => table.rows[index]).filter((row) => row !== undefined)
  const distribution = (column: FigureColumn, bins: number): FigureSummary => {
    const all = table.figure(column)
    const values = Float64Array.from(now().filtered.passing, (row) => all[row] ?? Number.NaN)
    const binned = binFigures(column, values, isMeasured(column), bins)
    const { n, min, max } = binned
    return {
      n,
      remaining: n,
      min,
      max,
      bins: binned.bins.map((bin) => ({ ...bin, remaining: bin.all })),
    }
  }
  return {
    add(rows) {
      if (table.add(rows) > 0) {
        renew()
        inCatalogOrder = null
      }
      return table.rows.length
    },
    put(rows) {
      table.put(rows)
      renew()
      inCatalogOrder = null
      return revision
    },
    remove(keys) {
      table.remove(keys)
      renew()
      inCatalogOrder = null
      shown = null
      return revision
    },
    join(names) {
      table.join(names)
      renew()
    },
    market(markets) {
      table.market(markets)
      revision += 1
      overview.forgetMarket()
      for (const column of ranks.keys()) if (isOfMarket(column)) ranks.delete(column)
      return revision
    },
    traits(patch) {
      table.traits(patch)
      revision += 1
      overview.forgetTraits()
      for (const column of ranks.keys()) if (isTraitColumn(column)) ranks.delete(column)
      return revision
    },
    query: (filter, sort) => ({
      filter,
      sort,
      ...runQuery(table, revision, show(filter, sort).filtered, overview),
    }),
    places(which) {
      if (which === 'matching') return now().order.slice()
      inCatalogOrder ??= catalogOrder(table.rows)
      return inCatalogOrder(everyPlace(table.rows.length))
    },
    rowsAt,
    rows: (from, to) => rowsAt(now().order.subarray(Math.max(0, from), Math.max(0, to))),
    totals: (columns, keys) =>
      totalsOf(table, keys === null ? now().filtered.passing : placesOf(table, keys), columns),
    pivot: (options) => pivotRows(table, now().filtered.passing, options),
    groups: (options) => groupRows(table, now().filtered.passing, options),
    standOuts: (options) => standOutsIn(table, now().filtered.passing, options),
    listed: (by) => listedRows(table, now().filtered.passing, by),
    distribution,
    pricePoints: () => pricePointsOf(table, now().filtered.passing),
    offers: (patch) => merchants.offers(patch),
    ranking: (tolerance) => merchants.ranking(now().order, tolerance),
    merchantItems: (from, to) => merchants.items(from, to),
  }
}
