import { describe, expect, it } from 'vitest'
import { importOf, lines, record, TABLE } from './importOf.ts'

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

  it('leave flags, times and quantities that they lack unknown', async () => {
    const { listings } = await importOf(
      lines(record({ skuSet: [{ skuId: 'S', available: 'no' }] })),
    )
    const { product } = listings[0] ?? {}
    expect(product).toMatchObject({
      active: null,
      changed: null,
      newArrival: null,
      lastChangedTime: null,
    })
    expect(product?.skuSet[0]).toMatchObject({ available: false, hasAltUrl: null, rank: null })
    expect(product?.skuSet[0]).not.toHaveProperty('inventoryQuantity')
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

  it('know of stock what a column says of it, and nothing without one or in an empty cell', async () => {
    const stockOf = async (table: string, columns: Record<string, string> = {}) => {
      const { listings } = await importOf(table, {
        reading: { ...TABLE, columns: { ...TABLE.columns, code: 'gtin', ...columns } },
      })
      return listings.map(({ product }) => [product.active, product.skuSet[0]?.available])
    }
    const gtin = '0041250500735'
    expect(await stockOf(`id,title,gtin\n1,A,${gtin}\n`)).toEqual([[null, null]])
    expect(
      await stockOf(`id,title,gtin,stock\n1,A,${gtin},sold out\n2,B,${gtin},yes\n3,C,${gtin},\n`, {
        availability: 'stock',
      }),
    ).toEqual([
      [false, false],
      [true, true],
      [null, null],
    ])
  })

  it('invent no flag, time, rank or quantity that no column has', async () => {
    const { listings } = await importOf('id,title,gtin\n1,A,0041250500735\n', {
      reading: { ...TABLE, columns: { ...TABLE.columns, code: 'gtin' } },
    })
    const { product } = listings[0] ?? {}
    expect(product).toMatchObject({ changed: null, newArrival: null, lastChangedTime: null })
    expect(product?.skuSet[0]).toMatchObject({ hasAltUrl: null, rank: null })
    expect(product?.skuSet[0]).not.toHaveProperty('inventoryQuantity')
  })

  it('keep columns that nothing takes as attributes', async () => {
    const { listings } = await importOf('id,title,Season\n1,A,AW26\n2,B,\n', { reading: TABLE })
    expect(listings.map(({ product }) => product.extAttributes)).toEqual([{ Season: 'AW26' }, null])
  })
})
