/** Sends the rows of a collection of codes or picked products to the engine in slices, then only what changed. */
import type { ItemRow } from '@/domain/collections/itemRows.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import type { CodeMarket } from '@/domain/pricing/codeMarket.ts'
import type { MarketPatch, RowEngine } from '@/domain/rows/rowView.ts'
import { nextTurn } from '@/lib/nextTurn.ts'

/** The current rows and markets of a collection of codes or picked products: each change creates a new object. */
export type ItemSource = {
  count: number
  /** Returns the row at an index from 0: the same object while it is unchanged. */
  rowAt: (index: number) => ItemRow
  /** The market prices of a row's codes, by `marketKey`. */
  marketsOf: (row: ItemRow) => Iterable<readonly [key: string, market: CodeMarket]>
  /** The keys of the current rows, by which removed rows are found; undefined when rows can't be removed. */
  keys?: ReadonlySet<string>
  /** Becomes a new object when the markets of the same rows have to be computed again. */
  pricingContext: unknown
}

type Sent = { row: ItemRow; pricingContext: unknown }

/** How many rows are built and compared in one browser task. */
const SLICE = 100

type Engine = Pick<RowEngine, 'put' | 'remove' | 'market'>
type Options = {
  engine: Engine
  /** Called when the engine has the rows of a slice: `version` is the first result version that includes them. */
  onVersion: (version: number) => void
  /** Called when the engine has everything that is known now. */
  onCaughtUp: () => void
  /** Called when the engine no longer answers. */
  onFailed: () => void
}

export function createItemFeed({ engine, onVersion, onCaughtUp, onFailed }: Options) {
  const sent: (Sent | undefined)[] = []
  const markets = new Map<string, CodeMarket>()
  let source: ItemSource | null = null
  let isSending = false

  /** Sends the changed rows of a slice. */
  const sendSlice = async (
    { count, rowAt, marketsOf, pricingContext }: ItemSource,
    from: number,
  ) => {
    const rows: ItemRow[] = []
    const patch: MarketPatch[number][] = []
    for (let index = from; index < Math.min(from + SLICE, count); index += 1) {
      const row = rowAt(index)
      const before = sent[index]
      if (before?.row === row && before.pricingContext === pricingContext) continue
      if (before?.row !== row) rows.push(row)
      for (const [key, market] of marketsOf(row)) {
        if (markets.get(key) === market) continue
        markets.set(key, market)
        patch.push([key, market])
      }
      sent[index] = { row, pricingContext }
    }
    if (rows.length === 0 && patch.length === 0) return
    // Rows and markets are sent together, so that they lead to one result version: each version is sorted, filtered and drawn.
    const [added, priced] = await Promise.all([
      rows.length > 0 ? engine.put(rows) : 0,
      patch.length > 0 ? engine.market(patch) : 0,
    ])
    onVersion(Math.max(added, priced))
    // Without a worker the engine answers synchronously on this thread, so let the browser respond to input here.
    await nextTurn()
  }

  /** Sends all changed rows. Stops when the source changed meanwhile; rows that were already sent are not sent again. */
  const sendAll = async (all: ItemSource) => {
    const { keys } = all
    const removedKeys = keys
      ? sent.flatMap((one) => (one && !keys.has(one.row.item.key) ? (rowKey(one.row) ?? []) : []))
      : []
    if (removedKeys.length > 0) {
      // The rows after a removed one have moved, so everything is sent again.
      sent.length = 0
      onVersion(await engine.remove(removedKeys))
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
    /** The markets that the engine knows, by `marketKey`. */
    markets: markets as ReadonlyMap<string, CodeMarket>,
    update(next: ItemSource) {
      source = next
      if (!isSending) void send()
    },
  }
}
