/** What a page of changes asks for, on the thread that holds them: a worker's, or the page's where there is none. */
import {
  toChangeSide,
  type Change,
  type Changes,
  type ChangeSide,
} from '../../model/changes/change.ts'
import { brandTrends, type BrandTrend } from '../../model/changes/brandTrends.ts'
import { changeExtremes, type ChangeExtremes } from '../../model/changes/changeExtremes.ts'
import { changeSizes, priceMoves, type ChangeSizes } from '../../model/changes/changeSizes.ts'
import { changesSummary, type ChangesSummary } from '../../model/changes/changesSummary.ts'
import { compareSnapshots } from '../../model/changes/compareSnapshots.ts'
import { marketsOfRows } from '../../model/changes/marketsOfRows.ts'
import { totalOf, type Totals } from '../../lib/numbers/totals.ts'
import {
  changeTotalKind,
  orderChanges,
  totalFigure,
  type ChangeChoice,
  type ChangeColumn,
} from '../../model/changes/orderChanges.ts'
import type { Joined } from '../../market/names.ts'
import type { CodeMarket } from '../../market/codeMarket.ts'
import type { AskedCode } from '../../model/market/rowMarket.ts'
import { rowKey } from '../../model/resultSet/resultRow.ts'
import { askedProducts, type AskedProduct } from '../../store/resultSets/snapshotParts.ts'
import { readRows } from '../../store/resultSets/resultSets.ts'

export type Compared = {
  connectionId: string
  /** `isWhole`: what it lacks was really not there. A snapshot with pages that cannot be read is not. */
  before: { id: string; isWhole: boolean }
  now: { id: string; isWhole: boolean }
  /** Ids of the snapshots before `before`: what they had and it had not is back. */
  earlier: readonly string[]
}

export type FoundChanges = Omit<Changes, 'changes'> & {
  summary: ChangesSummary
  sizes: ChangeSizes
  extremes: ChangeExtremes
  /** Pages that could not be read. */
  damaged: { before: number; now: number }
  /** Codes whose whole market a snapshot holds, as those of a batch do. */
  markets: { before: number; now: number }
}

/** A product's row at one snapshot, for a series. */
export type SeriesSide = Pick<ChangeSide, 'offerPrice' | 'salePrice' | 'active'>

/** A service may write an id in other letters than it was asked in. */
const nameOf = (id: string, country: string) => `${country} ${id.toUpperCase()}`

function isAskedAmong(products: readonly AskedProduct[] | null) {
  if (!products) return undefined
  const names = new Set(products.map(({ id, country }) => nameOf(id, country)))
  return ({ productId, country }: ChangeSide) =>
    productId === null || names.has(nameOf(productId, country))
}

/** What columns come to over so many changes. */
export type ChangeTotals = { rows: number; of: Totals<ChangeColumn> }

export type ChangesTasks = ReturnType<typeof createChangesTasks>

export function createChangesTasks() {
  /** What only the page's memory holds, by snapshot. */
  const held = new Map<string, ChangeSide[]>()
  const heldProducts = new Map<string, readonly AskedProduct[]>()
  const series = new Map<string, ReadonlyMap<string, SeriesSide>>()
  let all: readonly Change[] = []
  let shown: readonly Change[] = []
  /** Those of the rows that were compared. */
  let markets: Record<'before' | 'now', readonly AskedCode[]> = { before: [], now: [] }
  /** What they say now, from where the user stands. */
  /** Those of other snapshots, as they were asked for. */
  const marketsAt = new Map<string, readonly AskedCode[]>()
  let positions = new Map<string, CodeMarket>()

  const sidesOf = async (connectionId: string, snapshotId: string) => {
    const rows = [...(held.get(snapshotId) ?? [])]
    const { damaged } = await readRows(connectionId, snapshotId, (part) => {
      for (const row of part.rows) rows.push(toChangeSide(row))
    })
    return { rows, damaged }
  }
  const isAskedAt = async (connectionId: string, snapshotId: string) =>
    isAskedAmong(heldProducts.get(snapshotId) ?? (await askedProducts(connectionId, snapshotId)))
  const seriesOf = async (connectionId: string, snapshotId: string) => {
    const known = series.get(snapshotId)
    if (known) return known
    const found = new Map<string, SeriesSide>()
    for (const row of (await sidesOf(connectionId, snapshotId)).rows) {
      const key = rowKey(row)
      const { offerPrice, salePrice, active } = row
      if (key !== null && !found.has(key)) found.set(key, { offerPrice, salePrice, active })
    }
    series.set(snapshotId, found)
    return found
  }

  return {
    /** For a worker, which does not see what the page's memory holds; `isFirst` of a snapshot replaces what was given before. */
    hold(snapshotId: string, rows: readonly ChangeSide[], isFirst: boolean): void {
      held.set(snapshotId, [...(isFirst ? [] : (held.get(snapshotId) ?? [])), ...rows])
    },
    /** The products that such a snapshot asks for. */
    holdProducts(snapshotId: string, products: readonly AskedProduct[]): void {
      heldProducts.set(snapshotId, products)
    },
    /** Rejects where the database cannot be read. */
    async compare({ connectionId, before, now, earlier }: Compared): Promise<FoundChanges> {
      // Either may have grown since it was read for a series.
      series.clear()
      marketsAt.clear()
      const old = await sidesOf(connectionId, before.id)
      const young = await sidesOf(connectionId, now.id)
      const seen = new Set<string>()
      for (const id of earlier) {
        for (const key of (await seriesOf(connectionId, id)).keys()) seen.add(key)
      }
      const { changes, ...rest } = compareSnapshots(
        {
          isWhole: before.isWhole && old.damaged === 0,
          isAsked: await isAskedAt(connectionId, before.id),
          rows: old.rows,
        },
        {
          isWhole: now.isWhole && young.damaged === 0,
          isAsked: await isAskedAt(connectionId, now.id),
          rows: young.rows,
        },
        seen,
      )
      markets = { before: marketsOfRows(old.rows), now: marketsOfRows(young.rows) }
      all = changes
      shown = changes
      return {
        ...rest,
        summary: changesSummary({ changes, ...rest }),
        sizes: changeSizes(priceMoves(changes)),
        extremes: changeExtremes(changes),
        damaged: { before: old.damaged, now: young.damaged },
        markets: { before: markets.before.length, now: markets.now.length },
      }
    },
    /** From now on this is what the markets of the rows' codes say; `isFirst` of them replaces what was told before. */
    tell(some: readonly (readonly [key: string, market: CodeMarket])[], isFirst: boolean): void {
      positions = new Map([...(isFirst ? [] : positions), ...some])
    },
    /** What columns come to over the changes that are shown, or over those of some keys. */
    totals(columns: readonly ChangeColumn[], keys: readonly string[] | null): ChangeTotals {
      const wanted = keys && new Set(keys)
      const changes = wanted ? all.filter(({ key }) => wanted.has(key)) : shown
      const of: ChangeTotals['of'] = {}
      for (const column of columns) {
        const kind = changeTotalKind(column)
        if (kind === null) continue
        const figures = changes
          .map((change) => totalFigure(change, column, positions))
          .filter((figure) => figure !== null)
        const total = totalOf(kind, figures)
        if (total) of[column] = total
      }
      return { rows: changes.length, of }
    },
    /** How many there are; later questions for those shown are about them, in this order. */
    look(choice: ChangeChoice): number {
      shown = orderChanges(all, choice, positions)
      return shown.length
    },
    slice(which: 'shown' | 'all', from: number, to: number): Change[] {
      return (which === 'all' ? all : shown).slice(from, to)
    },
    /** The markets of the codes of a snapshot, a few at a time. */
    markets(which: 'before' | 'now', from: number, to: number): AskedCode[] {
      return markets[which].slice(from, to)
    },
    /** The median price of all rows, of each brand and of each merchant in it, at each of the snapshots. */
    async trends(
      connectionId: string,
      snapshotIds: readonly string[],
      joined: Joined,
    ): Promise<BrandTrend[]> {
      const sides: (readonly ChangeSide[])[] = []
      for (const id of snapshotIds) sides.push((await sidesOf(connectionId, id)).rows)
      return brandTrends(sides, joined)
    },
    /** The markets of the codes of any snapshot, a few at a time. */
    async marketsOf(
      connectionId: string,
      snapshotId: string,
      from: number,
      to: number,
    ): Promise<AskedCode[]> {
      const known =
        marketsAt.get(snapshotId) ?? marketsOfRows((await sidesOf(connectionId, snapshotId)).rows)
      marketsAt.set(snapshotId, known)
      return known.slice(from, to)
    },
    /** The change of this key; where there is none, the first of those shown. */
    find(key: string): Change | null {
      return all.find((change) => change.key === key) ?? shown[0] ?? null
    },
    /** A product at each of the snapshots, in their order; null where a snapshot has no row of it. */
    async series(
      connectionId: string,
      snapshotIds: readonly string[],
      key: string,
    ): Promise<(SeriesSide | null)[]> {
      const sides: (SeriesSide | null)[] = []
      for (const id of snapshotIds) sides.push((await seriesOf(connectionId, id)).get(key) ?? null)
      return sides
    },
  }
}
