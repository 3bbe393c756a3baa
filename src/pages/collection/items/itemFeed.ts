/** Sends the rows of a collection of items to the engine in slices, and after that only what changed. */
import type { ItemRow } from '@/domain/collections/itemRows.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import type { MarketPatch, RowEngine } from '@/domain/rows/rowView.ts'
import { nextTurn } from '@/lib/nextTurn.ts'

/** A collection of items as it is now: each time that something changes there is another one. */
export type ItemSource = {
  count: number
  /** The row at a place, from 0: the same object while nothing about it changed. */
  rowAt: (index: number) => ItemRow
  /** What the market says of the codes of a row, by `marketKey`. */
  marketsOf: (row: ItemRow) => Iterable<readonly [key: string, market: CodeMarket]>
  /** Keys of all rows, where rows may be taken out; undefined where none ever is. */
  keys?: ReadonlySet<string>
  /** Another object where the markets of the same rows say something else. */
  pricingContext: unknown
}

type Sent = { row: ItemRow; pricingContext: unknown }

/** Rows that are built and compared in one task of the page. */
const SLICE = 100

type Engine = Pick<RowEngine, 'put' | 'take' | 'market'>
type Options = {
  engine: Engine
  /** The engine has the rows of a slice: `version` is that of a look which has them. */
  onVersion: (version: number) => void
  /** Everything that is known by now is in the engine. */
  onCaughtUp: () => void
  /** The engine no longer answers. */
  onFailed: () => void
}

export function createItemFeed({ engine, onVersion, onCaughtUp, onFailed }: Options) {
  const sent: (Sent | undefined)[] = []
  const markets = new Map<string, CodeMarket>()
  let source: ItemSource | null = null
  let isSending = false

  /** Sends what is new of a slice. */
  const sendSlice = async (
    { count, rowAt, marketsOf, pricingContext }: ItemSource,
    from: number,
  ) => {
    const rows: ItemRow[] = []
    const news: MarketPatch[number][] = []
    for (let index = from; index < Math.min(from + SLICE, count); index += 1) {
      const row = rowAt(index)
      const before = sent[index]
      if (before?.row === row && before.pricingContext === pricingContext) continue
      if (before?.row !== row) rows.push(row)
      for (const [key, market] of marketsOf(row)) {
        if (markets.get(key) === market) continue
        markets.set(key, market)
        news.push([key, market])
      }
      sent[index] = { row, pricingContext }
    }
    if (rows.length === 0 && news.length === 0) return
    if (rows.length > 0) onVersion(await engine.put(rows))
    if (news.length > 0) onVersion(await engine.market(news))
    // Where no worker starts, the engine answers at once on this thread.
    await nextTurn()
  }

  /** Stops where something changed meanwhile: what was sent is not sent again. */
  const sendAll = async (all: ItemSource) => {
    const { keys } = all
    const gone = keys
      ? sent.flatMap((one) => (one && !keys.has(one.row.item.key) ? (rowKey(one.row) ?? []) : []))
      : []
    if (gone.length > 0) {
      // Every row after them has another place.
      sent.length = 0
      onVersion(await engine.take(gone))
    }
    for (let from = 0; from < all.count; from += SLICE) {
      if (source !== all) return
      await sendSlice(all, from)
    }
  }

  const send = async () => {
    isSending = true
    try {
      let now: ItemSource | null = source
      while (now !== null) {
        await sendAll(now)
        now = source === now ? null : source
      }
      isSending = false
      onCaughtUp()
    } catch {
      isSending = false
      onFailed()
    }
  }

  return {
    /** What is known of the markets, as the engine has it. */
    markets: markets as ReadonlyMap<string, CodeMarket>,
    update(next: ItemSource) {
      source = next
      if (!isSending) void send()
    },
  }
}
