/** What the Changes and History views request, on the thread that holds the rows: a worker's, or the page's where there is none. */
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

export type Compared = {
  connectionId: string
  /** `isWhole`: what it lacks was really not there. A version with pages that cannot be read is not. */
  before: { id: string; isWhole: boolean }
  now: { id: string; isWhole: boolean }
  /** Ids of the versions before `before`: what they had and it had not is back. */
  earlier: readonly string[]
}

export type FoundChanges = Omit<Changes, 'changes' | 'unchanged'> & {
  /** Of offers and records. */
  summary: ChangesSummary
  /** Of products with their sizes, as the table lists them. */
  byProduct: ProductCounts
  sizes: ChangeSizes
  extremes: ChangeExtremes
  /** Pages that could not be read. */
  damaged: { before: number; now: number }
  /** Codes whose whole market a version holds, as those of a batch do. */
  markets: { before: number; now: number }
}

export type FoundTrends = {
  trends: BrandTrend[]
  /** Products that every version has with a price; null where the figures are of all products. */
  same: number | null
}

/** An item among those of a version, in its order. */
export type ItemPlace = {
  key: string
  /** From 0. */
  place: number
  count: number
  /** Keys of the items beside it; null at the ends. */
  previous: string | null
  next: string | null
}

/** A product as a search names it. `key`: of a row of it, as `rowKey` gives it. */
export type NamedItem = { key: string; title: string | null; code: string | null }
/** The first of those found, and how many there are in all. */
export type FoundItems = { items: NamedItem[]; count: number }

/** As many as a list shows at once. */
const MOST_NAMED = 20

/** Rows of all versions together that are held in memory, so that the next item needs no reading. */
const MAX_ROWS_IN_MEMORY = 100_000

/** A service may write an id in other letters than it was requested in. */
const nameOf = (id: string, country: string) => `${country} ${id.toUpperCase()}`

function isAskedAmong(products: readonly RequestedProduct[] | null) {
  if (!products) return undefined
  const names = new Set(products.map(({ id, country }) => nameOf(id, country)))
  return ({ productId, country }: ChangeSide) =>
    productId === null || names.has(nameOf(productId, country))
}

/** What columns come to over so many changes. */
export type ChangeTotals = { rows: number; of: Totals<ChangeColumn> }

export type ChangesTasks = ReturnType<typeof createChangesTasks>

export function createChangesTasks() {
  /** What only the page's memory holds, by version. */
  const held = new Map<string, ChangeSide[]>()
  const productsInMemory = new Map<string, readonly RequestedProduct[]>()
  /** Rows of versions that were read for History; nothing where they are too many. */
  let read: { of: string; sides: readonly (readonly ChangeSide[])[] } | null = null
  let changedProducts: readonly ProductChange[] = []
  let unchangedProducts: () => readonly ProductChange[] = () => []
  /** The changed products, or these and the unchanged ones. */
  let all: readonly PricedChange[] = []
  let hasUnchanged = false
  let shown: readonly PricedChange[] = []
  /** Those of the rows that were compared. */
  let markets: Record<'before' | 'now', readonly RequestedCode[]> = { before: [], now: [] }
  /** Those of other versions, as they were requested. */
  const marketsAt = new Map<string, readonly RequestedCode[]>()
  /** What the markets say, compared with what the user chose. */
  const positions = {
    before: new Map<string, CodeMarket>(),
    now: new Map<string, CodeMarket>(),
  }
  /** These products with their positions; null until somebody needs them. */
  let priced: readonly PricedChange[] | null = null
  const getPriced = () => {
    priced ??= all.map((product) => ({ ...product, position: positionsOf(product, positions) }))
    return priced
  }

  const sidesOf = async (connectionId: string, versionId: string) => {
    const rows = [...(held.get(versionId) ?? [])]
    const { damaged } = await readRows(connectionId, versionId, (part) => {
      for (const row of part.rows) rows.push(toChangeSide(row))
    })
    return { rows, damaged }
  }
  const isAskedAt = async (connectionId: string, versionId: string) =>
    isAskedAmong(
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
    /** For a worker, which does not see what the page's memory holds; `isFirst` of a version replaces what was given before. */
    hold(versionId: string, rows: readonly ChangeSide[], isFirst: boolean): void {
      held.set(versionId, [...(isFirst ? [] : (held.get(versionId) ?? [])), ...rows])
    },
    /** The products that such a version requests. */
    holdProducts(versionId: string, products: readonly RequestedProduct[]): void {
      productsInMemory.set(versionId, products)
    },
    /** Rejects where the database cannot be read. */
    async compare({ connectionId, before, now, earlier }: Compared): Promise<FoundChanges> {
      // Either may have grown since it was read.
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
          isRequested: await isAskedAt(connectionId, before.id),
          rows: old.rows,
        },
        {
          isWhole: now.isWhole && young.damaged === 0,
          isRequested: await isAskedAt(connectionId, now.id),
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
    /** From now on this is what the markets of a version say; `isFirst` of them replaces what was sent before. */
    notify(
      when: 'before' | 'now',
      some: readonly (readonly [key: string, market: CodeMarket])[],
      isFirst: boolean,
    ): void {
      if (isFirst) positions[when].clear()
      for (const [key, market] of some) positions[when].set(key, market)
      priced = null
    },
    /** The products at which your price has another position. */
    moves: (): PositionMove[] => positionMoves(getPriced()),
    /** What columns come to over the changes that are shown, or over those of some keys. */
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
    /** How many there are; later questions for those shown are about them, in this order. */
    look(choice: ChangeChoice): number {
      const wantsUnchanged = choice.hasUnchanged === true && choice.kind === ''
      if (wantsUnchanged !== hasUnchanged) {
        hasUnchanged = wantsUnchanged
        all = hasUnchanged ? [...changedProducts, ...unchangedProducts()] : changedProducts
        priced = null
      }
      shown = orderChanges(getPriced(), choice)
      return shown.length
    },
    /** Without their positions, which the page knows. */
    slice(which: 'shown' | 'all', from: number, to: number): ProductChange[] {
      return (which === 'all' ? all : shown)
        .slice(from, to)
        .map(({ position: _position, ...product }) => product)
    },
    /** The markets of the codes of a version, a few at a time. */
    markets(which: 'before' | 'now', from: number, to: number): RequestedCode[] {
      return markets[which].slice(from, to)
    },
    /**
     * The median price of all rows, of each brand and of each merchant in it, at each of the versions; `isSame`: of the
     * products that all of them have.
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
    /** The markets of the codes of any version, a few at a time. */
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
    /** The prices of the item that the row of this key belongs to, at each of the versions; null where none has it. */
    async lines(
      connectionId: string,
      versionIds: readonly string[],
      key: string,
    ): Promise<ItemLines | null> {
      return itemLines(await sidesOfAll(connectionId, versionIds), key)
    },
    /** The items of the latest of the versions whose names, brands, merchants and codes hold all words of a text. */
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
    /** Where the item of this key stands among those of the latest of the versions, or else the first; null without any. */
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
        return { key, place: -1, count: keys.length, previous: null, next: keys[0] ?? null }
      }
      const index = Math.max(found, 0)
      const at = keys[index]
      if (at === undefined) return null
      return {
        key: found < 0 || key === '' ? at : key,
        place: index,
        count: keys.length,
        previous: keys[index - 1] ?? null,
        next: keys[index + 1] ?? null,
      }
    },
  }
}
