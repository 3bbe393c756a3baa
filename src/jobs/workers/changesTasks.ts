/**
 * The tasks for the Changes and History views. They run on the thread that has the rows: a worker, or the page without workers.
 */
import { brandTrends, type BrandTrend } from '@/domain/changes/brandTrends.ts'
import { toChangeSide, type Changes, type ChangeSide } from '@/domain/changes/change.ts'
import { changeExtremes, type ChangeExtremes } from '@/domain/changes/changeExtremes.ts'
import { changeSizes, priceMoves, type ChangeSizes } from '@/domain/changes/changeSizes.ts'
import { changesSummary, type ChangesSummary } from '@/domain/changes/changesSummary.ts'
import { compareVersions } from '@/domain/changes/compareVersions.ts'
import { marketsOfRows } from '@/domain/changes/marketsOfRows.ts'
import {
  changeTotalKind,
  orderChanges,
  totalFigure,
  type ChangeChoice,
  type ChangeColumn,
} from '@/domain/changes/orderChanges.ts'
import {
  positionMoves,
  positionsOf,
  productChanges,
  type PositionMove,
  type PricedChange,
  type ProductChange,
  type ProductCounts,
} from '@/domain/changes/productChanges.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { itemKey, itemLines, type ItemLines } from '@/domain/history/itemLines.ts'
import { sameProducts } from '@/domain/history/sameProducts.ts'
import type { RequestedCode } from '@/domain/market/rowMarket.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import { totalOf, type Totals } from '@/lib/numbers/totals.ts'
import { foldText, searchWords } from '@/lib/text/spelling.ts'
import { productsOfVersion, type RequestedProduct } from '@/storage/collections/versionParts.ts'
import { readRows } from '@/storage/collections/versionParts.ts'

export type VersionsToCompare = {
  connectionId: string
  /** The older version. `isWhole`: rows that it lacks really did not exist; false for a version with unreadable pages. */
  before: { id: string; isWhole: boolean }
  now: { id: string; isWhole: boolean }
  /** The ids of the versions before `before`. New products that one of these versions had are listed as back. */
  earlier: readonly string[]
}

export type FoundChanges = Omit<Changes, 'changes' | 'unchanged'> & {
  /** The counts of changed offers and records. */
  summary: ChangesSummary
  /** The counts of changed products with their sizes, as the table lists them. */
  byProduct: ProductCounts
  sizes: ChangeSizes
  extremes: ChangeExtremes
  /** The number of unreadable pages in each version. */
  damaged: { before: number; now: number }
  /** The number of codes in each version that have all their offers, as in collections of codes. */
  markets: { before: number; now: number }
}

export type FoundTrends = {
  trends: BrandTrend[]
  /**
   * The number of products that have a price in every version, if the figures are of these only; null if they are of all products.
   */
  same: number | null
}

/** The place of an item among those of a version. */
export type ItemPlace = {
  key: string
  /** The index of the item, from 0. */
  index: number
  count: number
  /** The keys of the items before and after it; null at the ends. */
  previous: string | null
  next: string | null
}

/** An item that was found by words or a code. `key` is the `rowKey` of one of its rows. */
export type NamedItem = { key: string; title: string | null; code: string | null }
/** The first items that were found, and the total number. */
export type FoundItems = { items: NamedItem[]; count: number }

/** The maximum number of found items that are shown. */
const MOST_NAMED = 20

/** The maximum number of rows, of all versions together, that stay in memory so that showing the next item needs no reading. */
const MAX_ROWS_IN_MEMORY = 100_000

/** The key of a product in a country. It ignores case, because a service may change the case of the letters in an id. */
const nameOf = (id: string, country: string) => `${country} ${id.toUpperCase()}`

function isRequestedIn(products: readonly RequestedProduct[] | null) {
  if (!products) return undefined
  const names = new Set(products.map(({ id, country }) => nameOf(id, country)))
  return ({ productId, country }: ChangeSide) =>
    productId === null || names.has(nameOf(productId, country))
}

/** The totals of columns, and the number of changes (`rows`) over which they are. */
export type ChangeTotals = { rows: number; of: Totals<ChangeColumn> }

export type ChangesTasks = ReturnType<typeof createChangesTasks>

export function createChangesTasks() {
  /** The rows that are only in the page's memory, by the id of the version. */
  const rowsInMemory = new Map<string, ChangeSide[]>()
  const productsInMemory = new Map<string, readonly RequestedProduct[]>()
  /** The rows of all versions as last read for History; null if they are too many to stay in memory. */
  let read: { of: string; sides: readonly (readonly ChangeSide[])[] } | null = null
  let changedProducts: readonly ProductChange[] = []
  let unchangedProducts: () => readonly ProductChange[] = () => []
  /** The changed products, with the unchanged ones if `hasUnchanged`. */
  let all: readonly PricedChange[] = []
  let hasUnchanged = false
  let shown: readonly PricedChange[] = []
  /** The offers of the compared versions. */
  let markets: Record<'before' | 'now', readonly RequestedCode[]> = { before: [], now: [] }
  /** The offers of other versions by their id, read when they are needed. */
  const marketsAt = new Map<string, readonly RequestedCode[]>()
  /** The price positions at the codes of both versions, with the user's choice of comparison. */
  const positions = {
    before: new Map<string, CodeMarket>(),
    now: new Map<string, CodeMarket>(),
  }
  /** The changes of `all` with their price positions; null until needed. */
  let priced: readonly PricedChange[] | null = null
  const getPriced = () => {
    priced ??= all.map((product) => ({ ...product, position: positionsOf(product, positions) }))
    return priced
  }

  const sidesOf = async (connectionId: string, versionId: string) => {
    const rows = [...(rowsInMemory.get(versionId) ?? [])]
    const { damaged } = await readRows(connectionId, versionId, (part) => {
      for (const row of part.rows) rows.push(toChangeSide(row))
    })
    return { rows, damaged }
  }
  const isInVersion = async (connectionId: string, versionId: string) =>
    isRequestedIn(
      productsInMemory.get(versionId) ?? (await productsOfVersion(connectionId, versionId)),
    )
  const sidesOfAll = async (connectionId: string, versionIds: readonly string[]) => {
    const of = JSON.stringify([connectionId, versionIds])
    if (read?.of === of) return read.sides
    const sides: (readonly ChangeSide[])[] = []
    for (const id of versionIds) sides.push((await sidesOf(connectionId, id)).rows)
    const rows = sides.reduce((sum, { length }) => sum + length, 0)
    read = rows <= MAX_ROWS_IN_MEMORY ? { of, sides } : null
    return sides
  }

  return {
    /**
     * Receives rows of a version that a worker can't read because they are only in the page's memory. With `isFirst` they replace
     * the rows that were received before.
     */
    hold(versionId: string, rows: readonly ChangeSide[], isFirst: boolean): void {
      rowsInMemory.set(versionId, [
        ...(isFirst ? [] : (rowsInMemory.get(versionId) ?? [])),
        ...rows,
      ])
    },
    /** Receives the products that a version requests, if the version is only in the page's memory. */
    holdProducts(versionId: string, products: readonly RequestedProduct[]): void {
      productsInMemory.set(versionId, products)
    },
    /** Compares two versions. Rejects if the database cannot be read. */
    async compare({
      connectionId,
      before,
      now,
      earlier,
    }: VersionsToCompare): Promise<FoundChanges> {
      // Drop the rows read for History, because a version may have grown since.
      read = null
      marketsAt.clear()
      const old = await sidesOf(connectionId, before.id)
      const young = await sidesOf(connectionId, now.id)
      const seen = new Set<string>()
      for (const id of earlier) {
        for (const row of (await sidesOf(connectionId, id)).rows) {
          const key = rowKey(row)
          if (key !== null) seen.add(key)
        }
      }
      const { changes, unchanged, ...rest } = compareVersions(
        {
          isWhole: before.isWhole && old.damaged === 0,
          isRequested: await isInVersion(connectionId, before.id),
          rows: old.rows,
        },
        {
          isWhole: now.isWhole && young.damaged === 0,
          isRequested: await isInVersion(connectionId, now.id),
          rows: young.rows,
        },
        seen,
      )
      markets = { before: marketsOfRows(old.rows), now: marketsOfRows(young.rows) }
      const products = productChanges(changes, [...old.rows, ...young.rows], unchanged)
      const { counts } = products
      changedProducts = products.changed
      unchangedProducts = products.unchanged
      hasUnchanged = false
      all = changedProducts
      shown = changedProducts
      priced = null
      return {
        ...rest,
        summary: changesSummary({ changes, unchanged, ...rest }),
        byProduct: counts,
        sizes: changeSizes(priceMoves(changes)),
        extremes: changeExtremes(changes),
        damaged: { before: old.damaged, now: young.damaged },
        markets: { before: markets.before.length, now: markets.now.length },
      }
    },
    /** Receives the price positions of a version's codes; with `isFirst` they replace those that were received before. */
    notify(
      when: 'before' | 'now',
      some: readonly (readonly [key: string, market: CodeMarket])[],
      isFirst: boolean,
    ): void {
      if (isFirst) positions[when].clear()
      for (const [key, market] of some) positions[when].set(key, market)
      priced = null
    },
    /** The products at which the price position of the user's merchants changed. */
    moves: (): PositionMove[] => positionMoves(getPriced()),
    /** The totals of columns over the shown changes, or over those with these keys. */
    totals(columns: readonly ChangeColumn[], keys: readonly string[] | null): ChangeTotals {
      const wanted = new Set(keys ?? shown.map(({ key }) => key))
      const changes = getPriced().filter(({ key }) => wanted.has(key))
      const of: ChangeTotals['of'] = {}
      for (const column of columns) {
        const kind = changeTotalKind(column)
        if (kind === null) continue
        const figures = changes
          .map((change) => totalFigure(change, column))
          .filter((figure) => figure !== null)
        const total = totalOf(kind, figures)
        if (total) of[column] = total
      }
      return { rows: changes.length, of }
    },
    /** Filters and sorts the changes and returns their number; the result is then what `shown` means in other calls. */
    query(choice: ChangeChoice): number {
      const wantsUnchanged = choice.hasUnchanged === true && choice.kind === ''
      if (wantsUnchanged !== hasUnchanged) {
        hasUnchanged = wantsUnchanged
        all = hasUnchanged ? [...changedProducts, ...unchangedProducts()] : changedProducts
        priced = null
      }
      shown = orderChanges(getPriced(), choice)
      return shown.length
    },
    /** A slice of the changes, without the price positions, which the page already has. */
    slice(which: 'shown' | 'all', from: number, to: number): ProductChange[] {
      return (which === 'all' ? all : shown)
        .slice(from, to)
        .map(({ position: _position, ...product }) => product)
    },
    /** A slice of the offers for the codes of a compared version. */
    markets(which: 'before' | 'now', from: number, to: number): RequestedCode[] {
      return markets[which].slice(from, to)
    },
    /**
     * The median prices at each of the versions: of all rows, of each brand, and of each merchant within a brand. With `isSame`,
     * only of products that all versions have.
     */
    async trends(
      connectionId: string,
      versionIds: readonly string[],
      aliases: AliasesByKind,
      isSame: boolean,
    ): Promise<FoundTrends> {
      const sides = await sidesOfAll(connectionId, versionIds)
      if (!isSame) return { trends: brandTrends(sides, aliases), same: null }
      const keys = sameProducts(sides)
      const same = sides.map((rows) => rows.filter((row) => keys.has(rowKey(row) ?? '')))
      return { trends: brandTrends(same, aliases), same: keys.size }
    },
    /** A slice of the offers for the codes of any version. */
    async marketsOf(
      connectionId: string,
      versionId: string,
      from: number,
      to: number,
    ): Promise<RequestedCode[]> {
      const known =
        marketsAt.get(versionId) ?? marketsOfRows((await sidesOf(connectionId, versionId)).rows)
      marketsAt.set(versionId, known)
      return known.slice(from, to)
    },
    /** The prices of the item with this row key at each of the versions; null if no version has it. */
    async lines(
      connectionId: string,
      versionIds: readonly string[],
      key: string,
    ): Promise<ItemLines | null> {
      return itemLines(await sidesOfAll(connectionId, versionIds), key)
    },
    /** The items of the latest version whose names, brands, merchants and codes contain all words of a text. */
    async findItems(
      connectionId: string,
      versionIds: readonly string[],
      text: string,
    ): Promise<FoundItems> {
      const words = searchWords(text)
      const sides = await sidesOfAll(connectionId, versionIds)
      const latest = sides.findLast((rows) => rows.length > 0) ?? []
      const seen = new Set<string>()
      const found: FoundItems = { items: [], count: 0 }
      for (const row of words.length === 0 ? [] : latest) {
        const [item, key] = [itemKey(row), rowKey(row)]
        if (item === null || key === null || seen.has(item)) continue
        const { title, brand, merchant, code, eans } = row
        const names = foldText(
          [title, brand, code === null ? merchant : null, code, ...eans].join(' '),
        )
        if (!words.every((word) => names.includes(word))) continue
        seen.add(item)
        found.count += 1
        if (found.items.length < MOST_NAMED) {
          found.items.push({ key, title, code: code ?? eans[0] ?? null })
        }
      }
      return found
    },
    /**
     * The place of the item with this key in the latest version; if that version lacks it, the place of the first item. Null
     * without items.
     */
    async itemAt(
      connectionId: string,
      versionIds: readonly string[],
      key: string,
    ): Promise<ItemPlace | null> {
      const sides = await sidesOfAll(connectionId, versionIds)
      const latest = sides.findLast((rows) => rows.length > 0) ?? []
      const items = new Map<string, string>()
      for (const row of latest) {
        const [item, own] = [itemKey(row), rowKey(row)]
        if (item !== null && own !== null && !items.has(item)) items.set(item, own)
      }
      const named = sides.flat().find((row) => rowKey(row) === key)
      const keys = [...items.values()]
      const found = keys.indexOf(items.get((named && itemKey(named)) ?? '') ?? '')
      if (key !== '' && named && found < 0) {
        return { key, index: -1, count: keys.length, previous: null, next: keys[0] ?? null }
      }
      const index = Math.max(found, 0)
      const at = keys[index]
      if (at === undefined) return null
      return {
        key: found < 0 || key === '' ? at : key,
        index,
        count: keys.length,
        previous: keys[index - 1] ?? null,
        next: keys[index + 1] ?? null,
      }
    },
  }
}
