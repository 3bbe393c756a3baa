import { describe, expect, it, vi } from 'vitest'
import { listItemRow, type ItemRow } from '@/domain/collections/itemRows.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import type { MarketPatch } from '@/domain/rows/rowView.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { createItemFeed, type ItemSource } from './itemFeed.ts'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => listItemRow(aListEntry(`P${place}`), place))

const sourceOf = (rows: readonly ItemRow[], market = aCodeMarket()): ItemSource => ({
  count: rows.length,
  rowAt: (place) => {
    const row = rows[place]
    if (!row) throw new RangeError('There is no such row.')
    return row
  },
  marketsOf: ({ item }) => (item.line === 1 ? [[marketKey('us', market.code), market]] : []),
  pricingContext: market,
})

function aFeed() {
  const put = vi.fn<(rows: readonly ItemRow[]) => Promise<number>>().mockResolvedValue(1)
  const market = vi.fn<(patch: MarketPatch) => Promise<number>>().mockResolvedValue(2)
  const remove = vi.fn<(keys: readonly string[]) => Promise<number>>().mockResolvedValue(3)
  const onVersion = vi.fn<(version: number) => void>()
  let caughtUp = () => {}
  const onFailed = vi.fn<() => void>()
  const feed = createItemFeed({
    engine: { put, remove, market },
    onVersion,
    onCaughtUp: () => caughtUp(),
    onFailed,
  })
  const update = (source: ItemSource) =>
    new Promise<void>((resolve) => {
      caughtUp = resolve
      feed.update(source)
    })
  const sent = () => put.mock.calls.map(([rows]) => rows.length)
  return { feed, put, remove, market, onVersion, onFailed, update, sent }
}

describe('the rows that a collection sends to the row worker', () => {
  it('are removed there when the collection no longer has them', async () => {
    const { update, put, remove } = aFeed()
    const rows = rowsOf(3)
    const keysOf = (some: readonly ItemRow[]) => new Set(some.map(({ item }) => item.key))
    await update({ ...sourceOf(rows), keys: keysOf(rows) })
    expect(remove).not.toHaveBeenCalled()
    const left = rows.slice(1)
    await update({ ...sourceOf(left), keys: keysOf(left) })
    expect(remove).toHaveBeenCalledExactlyOnceWith(['item us P0'])
    expect(put.mock.lastCall?.[0]).toEqual(left)
  })

  it('are sent in parts, and sent again only if they changed', async () => {
    const { update, sent, put, market, onVersion } = aFeed()
    const rows = rowsOf(450)
    await update(sourceOf(rows))
    expect(sent()).toEqual([100, 100, 100, 100, 50])
    expect(market).toHaveBeenCalledOnce()
    expect(onVersion).toHaveBeenLastCalledWith(1)
    put.mockClear()
    const noted = listItemRow(aListEntry('P300', { note: 'for May' }), 300)
    await update(sourceOf(rows.with(300, noted), market.mock.calls[0]?.[0][0]?.[1] ?? undefined))
    expect(put.mock.calls).toEqual([[[noted]]])
    expect(market).toHaveBeenCalledOnce()
  })

  it('are not sent again when only their market prices change', async () => {
    const { update, put, market, feed } = aFeed()
    const rows = rowsOf(3)
    await update(sourceOf(rows))
    put.mockClear()
    const other = aCodeMarket({ index: 90 })
    await update(sourceOf(rows, other))
    expect(put).not.toHaveBeenCalled()
    expect(market).toHaveBeenLastCalledWith([[marketKey('us', other.code), other]])
    expect(feed.markets.get(marketKey('us', other.code))).toBe(other)
  })

  it('are those of the latest state if it changes while they are sent', async () => {
    const { update, feed, put } = aFeed()
    const before = rowsOf(450)
    const after = before.with(0, listItemRow(aListEntry('P0', { note: 'for May' }), 0))
    const done = update(sourceOf(before))
    feed.update(sourceOf(after))
    await done
    const known = new Map(
      put.mock.calls.flatMap(([rows]) => rows).map((row) => [row.item.key, row]),
    )
    expect([...known.values()].toSorted((a, b) => a.item.line - b.item.line)).toEqual(after)
  })

  it('cause an error when the worker no longer responds', async () => {
    const { feed, put, onFailed } = aFeed()
    put.mockRejectedValue(new Error('closed'))
    feed.update(sourceOf(rowsOf(1)))
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  })
})
