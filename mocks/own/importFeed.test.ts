import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedReading } from './feed.ts'
import { READING, feedOf } from './feedOf.ts'
import type { FeedSource } from './feedSource.ts'
import { type ImportLimits, importFeed } from './importFeed.ts'
import { ownData } from './ownData.ts'
import type { Part } from './parts.ts'

const TABLE: FeedReading = {
  ...READING,
  format: 'table',
  separator: ',',
  columns: { id: 'id', title: 'title', price: 'price', code: 'gtin', salePrice: 'mrp' },
}

/** Bytes; each piece is a fortieth of them. */
const LARGE = 8_000_000

type Options = { limits?: ImportLimits; reading?: FeedReading; stopAfter?: number; now?: number }

const importOf = async (
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

const lines = (...records: object[]) => records.map((record) => JSON.stringify(record)).join('\n')

const record = (changes: object = {}) => ({
  productId: 'P1',
  merchant: 'Northgate',
  title: 'Shirt',
  offerPrice: 8,
  salePrice: 10,
  skuSet: [{ ean: '0041250500735', skuId: 's' }],
  ...changes,
})

describe('records of the specification', () => {
  it('are read bare and wrapped, and what they lack is empty', async () => {
    const wrapped = {
      country: ['in', 'us'],
      traits: { benefits: ['Soft', 'Warm'] },
      facets: { fabric: 'Cotton', size: ['M', 'L'] },
      product: record({ productId: 'P2', productUrl: 'https://a.example/p' }),
    }
    const { data, listings, imported } = await importOf(lines(wrapped, record()))
    // those with most listings first
    expect(imported.countries).toEqual(['us', 'in'])
    expect(listings.map(({ country, product }) => [country, product.productId])).toEqual([
      ['in', 'P2'],
      ['us', 'P2'],
      ['us', 'P1'],
    ])
    expect(listings[2]?.product).toMatchObject({ discount: 20, brand: null, images: [] })
    expect(listings[0]?.traits).toEqual({ benefits: 'Soft|Warm' })
    expect(data.row(0)).toMatchObject({ fabric: 'Cotton', sizes: ['M', 'L'], country: 'in' })
    expect(data.ordinalsOfCode('0041250500735')).toEqual([0, 1, 2])
    expect(data.ordinalsOfUrl('https://a.example/p')).toEqual([0, 1])
    expect(data.ordinalsOfProduct('P2')).toEqual([0, 1])
    expect(data.ordinalOfProduct('P9')).toBeNull()
  })

  it('keep hostile names as data', async () => {
    const text =
      '{"title":"A","traits":{"__proto__":"x"},"product":{"title":"A","merchant":"m","extAttributes":{"__proto__":"y"}}}'
    const { listings } = await importOf(text)
    expect(Object.entries(listings[0]?.traits ?? {})).toEqual([['__proto__', 'x']])
    expect(Object.keys(listings[0]?.product.extAttributes ?? {})).toEqual(['__proto__'])
  })

  it('say what is wrong with a row, and stay where it can be read', async () => {
    const { imported, listings } = await importOf(
      lines(record({ offerPrice: 'soon' }), [1], record({ title: ' ' })),
    )
    expect(imported.problems).toEqual([
      { row: 1, says: 'OfferPrice is not a price: soon', isSkipped: false },
      { row: 2, says: 'Is no product record', isSkipped: true },
      { row: 3, says: 'Has no title', isSkipped: true },
    ])
    expect([imported.rows, imported.skipped]).toEqual([1, 2])
    expect(listings[0]?.product.offerPrice).toBeNull()
  })

  it('of an id that came before are skipped, and the first stays', async () => {
    const { imported, titles } = await importOf(
      lines(record(), record({ title: 'Later' }), { country: 'in', product: record() }),
    )
    expect(titles).toEqual(['Shirt', 'Shirt'])
    expect(imported.problems[0]?.says).toMatch(/^Has the product id of an earlier row/)
    expect([imported.rows, imported.skipped]).toEqual([2, 1])
  })
})

it('counts every row that is skipped, and names the first thousand', async () => {
  const { imported } = await importOf('[1]\n'.repeat(1200))
  // a list of one number each: no record
  expect([imported.skipped, imported.problems.length]).toEqual([1200, 1000])
})

describe('rows of a table', () => {
  it('have an id that is the same at every import, made of merchant and own id', async () => {
    const table = 'id,title\n1,Shirt\n2,Polo\n'
    const first = await importOf(table, { reading: TABLE })
    const again = await importOf('title,id\nPolo (new),2\n', { reading: TABLE })
    expect(first.listings[1]?.product.productId).toMatch(/^[0-9A-F]{32}$/)
    expect(again.listings[0]?.product.productId).toBe(first.listings[1]?.product.productId)
  })

  it('take the price for the offer, and for the MRP only beside an offer price', async () => {
    const pricesOf = async (table: string, columns: Record<string, string>) => {
      const { listings } = await importOf(table, { reading: { ...TABLE, columns } })
      return listings.map(({ product }) => [
        product.offerPrice,
        product.salePrice,
        product.discount,
      ])
    }
    const google = { title: 'title', price: 'price', offerPrice: 'sale_price' }
    expect(await pricesOf('title,price,sale_price\nA,20 USD,15 USD\nB,20 USD,\n', google)).toEqual([
      [15, 20, 25],
      [20, null, null],
    ])
    expect(await pricesOf('title,price,mrp\nA,8,10\n', { ...TABLE.columns })).toEqual([[8, 10, 20]])
  })

  it('take a sale price for the time it holds, and the price at any other', async () => {
    const columns = {
      title: 'title',
      price: 'price',
      offerPrice: 'sale_price',
      offerDates: 'sale_price_effective_date',
    }
    const table =
      'title,price,sale_price,sale_price_effective_date\nA,20 USD,15 USD,2026-02-24T11:07+0100/2026-02-28T23:07+0100\nB,20 USD,15 USD,\nC,20 USD,,2026-02-24/2026-02-28\n'
    const pricesAt = async (day: string) => {
      const { listings, imported } = await importOf(table, {
        reading: { ...TABLE, columns },
        now: Date.parse(day),
      })
      expect(imported.skipped).toBe(0)
      return {
        prices: listings.map(({ product }) => [product.offerPrice, product.salePrice]),
        says: imported.problems.map(({ row, says }) => `${String(row)}: ${says}`),
      }
    }
    expect(await pricesAt('2026-02-26')).toEqual({
      prices: [
        [15, 20],
        [15, 20],
        [20, null],
      ],
      says: [],
    })
    expect(await pricesAt('2026-03-01')).toEqual({
      prices: [
        [20, null],
        [15, 20],
        [20, null],
      ],
      says: ['2: The offer price held until 2026-02-28 only'],
    })
  })

  it('keep a code as it is given, and say where a spreadsheet has shortened it', async () => {
    const { listings, imported } = await importOf(
      'id,title,gtin\n1,A,0041250500735\n2,B,41250500735\n3,C,4.00638E+12\n',
      { reading: TABLE },
    )
    const codes = listings.map(({ product }) => product.skuSet[0]?.ean)
    expect(codes).toEqual(['0041250500735', '41250500735', undefined])
    expect(imported.problems).toEqual([
      { row: 4, says: 'The code 4.00638E+12 was shortened by a spreadsheet', isSkipped: false },
    ])
  })

  it('keep columns that nothing takes as attributes', async () => {
    const { listings } = await importOf('id,title,Season\n1,A,AW26\n2,B,\n', { reading: TABLE })
    expect(listings.map(({ product }) => product.extAttributes)).toEqual([{ Season: 'AW26' }, null])
  })
})

describe('a file', () => {
  it('gives the same listings in pieces of any size', async () => {
    const text = lines(
      ...Array.from({ length: 9 }, (_, at) =>
        record({ productId: `P${String(at)}`, title: `Café 綿シャツ 🧦 ${String(at)}` }),
      ),
    )
    const whole = await importOf(text)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (size) => {
        const cut = await importOf(feedOf(text, { size }))
        expect(cut.listings).toEqual(whole.listings)
      }),
      { numRuns: 40, seed: 6 },
    )
  })

  it('of more rows than can be taken is cut, and says so', async () => {
    const many = lines(...[1, 2, 3].map((id) => record({ productId: `P${String(id)}` })))
    const limits = { rows: 2, bytes: 1e9 }
    expect((await importOf(many, { limits })).imported).toMatchObject({
      rows: 2,
      cutBecause: 'The file holds more than 2 rows; the first 2 were taken.',
    })
    const exact = lines(...[1, 2].map((id) => record({ productId: `P${String(id)}` })))
    expect((await importOf(exact, { limits })).imported.cutBecause).toBeNull()
  })

  it('of larger listings than can be held is cut, and says so', async () => {
    const description = 'x'.repeat(900_000)
    const many = Array.from({ length: 12 }, (_, at) =>
      record({ productId: `P${String(at)}`, description }),
    )
    const { imported } = await importOf(feedOf(lines(...many), { size: 100_000 }), {
      limits: { rows: 100, bytes: 4_000_000 },
    })
    expect(imported.rows).toBeLessThan(12)
    expect(imported.cutBecause).toMatch(/^The listings are larger than 4 MB/)
  })

  it('is read without being held, however large it is', async () => {
    const row = `9,${'x'.repeat(40_000)},3\n`
    const piece = new TextEncoder().encode(row.repeat(5))
    let read = 0
    let most = 0
    const source: FeedSource = {
      name: 'large.csv',
      bytes: LARGE,
      open: async function* (passed) {
        yield new TextEncoder().encode('id,title,price\n')
        while (read < LARGE) {
          read += piece.length
          passed(piece.length)
          yield piece
          most = Math.max(most, process.memoryUsage().arrayBuffers)
        }
      },
    }
    const before = process.memoryUsage().arrayBuffers
    const { imported } = await importOf(source, { reading: TABLE })
    // every row has the id of the first, so that none but the first is taken
    expect(imported).toMatchObject({ rows: 1, cutBecause: null })
    expect(imported.skipped).toBe(Math.ceil(LARGE / piece.length) * 5 - 1)
    expect(most - before).toBeLessThan(6_000_000)
  })

  it('that is stopped gives what was read until then', async () => {
    const text = lines(...[1, 2, 3, 4].map((id) => record({ productId: `P${String(id)}` })))
    const { imported, titles } = await importOf(feedOf(text, { size: 300 }), { stopAfter: 2 })
    expect(imported.isStopped).toBe(true)
    expect(imported.cutBecause).toMatch(/^The reading was cancelled/)
    expect(titles).toHaveLength(imported.rows)
    expect(imported.rows).toBeLessThan(4)
  })
})
