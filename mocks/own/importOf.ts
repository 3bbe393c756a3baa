/** Imports for tests: what becomes of a feed, its parts kept beside the listings that are read from them. */
import type { FeedReading } from './feed.ts'
import { READING, feedOf } from './feedOf.ts'
import type { FeedSource } from './file/feedSource.ts'
import { type ImportLimits, importFeed } from './importFeed.ts'
import { ownData } from './kept/ownData.ts'
import type { Part } from './kept/parts.ts'

export const TABLE: FeedReading = {
  ...READING,
  format: 'table',
  separator: ',',
  columns: { id: 'id', title: 'title', price: 'price', code: 'gtin', salePrice: 'mrp' },
}

type Options = { limits?: ImportLimits; reading?: FeedReading; stopAfter?: number; now?: number }

export const importOf = async (
  source: FeedSource | string,
  { limits, reading = READING, stopAfter = Infinity, now = 0 }: Options = {},
) => {
  const parts: Part[] = []
  let asked = 0
  const imported = await importFeed(typeof source === 'string' ? feedOf(source) : source, reading, {
    keep: async (part) => {
      parts.push(part)
    },
    goesOn: async () => {
      asked += 1
      return asked < stopAfter
    },
    ...(limits ? { limits } : {}),
    now,
  })
  const data = ownData(parts, imported.merchants)
  const listings = Array.from({ length: data.size }, (_, ordinal) => data.listing(ordinal))
  return { imported, parts, data, listings, titles: listings.map(({ product }) => product.title) }
}

export const lines = (...records: object[]) =>
  records.map((record) => JSON.stringify(record)).join('\n')

export const record = (changes: object = {}) => ({
  productId: 'P1',
  merchant: 'Northgate',
  title: 'Shirt',
  offerPrice: 8,
  salePrice: 10,
  skuSet: [{ ean: '0041250500735', skuId: 's' }],
  ...changes,
})
