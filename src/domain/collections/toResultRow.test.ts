import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { aMarket, aRecord } from '@test/made/aSavedCollection.ts'
import { rowKey } from './resultRow.ts'
import { rowOfProduct, rowsOfAnswer } from './toResultRow.ts'

describe('a row of a product record', () => {
  it('copies the fields of the record, with null for missing ones', () => {
    const product = readProduct({
      productId: 'P1',
      title: 'Oxford shirt',
      brand: 'marlowe',
      brandName: 'Marlowe',
      offerPrice: '47.9',
      discount: 0,
      lastChangedTime: 0,
      active: 'false',
      images: ['https://img.example/1.jpg'],
    })
    expect(rowOfProduct(product, 'us')).toMatchObject({
      productId: 'P1',
      country: 'us',
      code: null,
      title: 'Oxford shirt',
      brand: 'marlowe',
      offerPrice: 47.9,
      salePrice: null,
      discount: 0,
      lastChangedTime: null,
      active: false,
      imageUrl: 'https://img.example/1.jpg',
      eans: [],
    })
  })

  it('counts SKUs, available SKUs and stock, and lists each valid code once', () => {
    const skuSet = [
      { ean: '2049811842247', available: true, inventoryQuantity: 3 },
      { ean: '2049811842247', available: false, inventoryQuantity: 2 },
      { ean: '123', available: 'maybe' },
    ]
    expect(rowOfProduct(readProduct({ productId: 'P1', skuSet }), 'us')).toMatchObject({
      skus: 3,
      skusAvailable: 1,
      inventory: 5,
      eans: ['2049811842247'],
    })
  })

  it('has no availability and stock if no SKU states them', () => {
    const skuSet = [{ ean: '2049811842247' }, {}]
    expect(rowOfProduct(readProduct({ productId: 'P1', skuSet }), 'us')).toMatchObject({
      skus: 2,
      skusAvailable: null,
      inventory: null,
    })
  })

  it('has 0 available and 0 in stock if all SKUs say so', () => {
    const skuSet = [{ available: false, inventoryQuantity: 0 }]
    expect(rowOfProduct(readProduct({ productId: 'P1', skuSet }), 'us')).toMatchObject({
      skus: 1,
      skusAvailable: 0,
      inventory: 0,
    })
  })

  it('uses the next best field for a missing title, brand or picture', () => {
    const images = ['https://img.example/1.jpg']
    const next = readProduct({ seoTitle: 'Shirt, blue', brand: 'marlowe', images })
    expect(rowOfProduct(next, 'us')).toMatchObject({
      title: 'Shirt, blue',
      brand: 'marlowe',
      imageUrl: images[0],
    })
    const best = readProduct({
      title: 'A',
      seoTitle: 'B',
      imageUrl: 'https://img.example/0.jpg',
      images,
    })
    expect(rowOfProduct(best, 'us')).toMatchObject({
      title: 'A',
      imageUrl: 'https://img.example/0.jpg',
    })
    expect(rowOfProduct(readProduct({}), 'us')).toMatchObject({ title: null, imageUrl: null })
  })

  it('has no SKU figures if the record has no SKUs', () => {
    expect(rowOfProduct(readProduct({ productId: 'P1' }), 'us')).toMatchObject({
      skus: null,
      skusAvailable: null,
      inventory: null,
    })
  })
})

describe('the rows of an item’s answer', () => {
  it('are the offers for a code, each with its own key', () => {
    const rows = rowsOfAnswer(aMarket('2049811842247', { northgate: 47.9, sundial: null }), 'us')
    expect(rows).toMatchObject([
      { merchant: 'Northgate', offerPrice: 47.9, code: '2049811842247' },
      { merchant: 'Sundial', offerPrice: null, code: '2049811842247' },
    ])
    expect(rows.map(rowKey)).toEqual([
      'us of northgate 2049811842247',
      'us of sundial 2049811842247',
    ])
  })

  it('are the records of a link whose code has no offers', () => {
    const { offers } = { offers: [] }
    const market = { code: '1', offers }
    const records = [aRecord({ productId: 'P1' }), aRecord({ productId: 'P2' })]
    const rows = rowsOfAnswer({ kind: 'url', url: 'https://a.example', records, market }, 'us,in')
    expect(rows.map(rowKey)).toEqual(['us,in P1', 'us,in P2'])
  })

  it('contain a record and its own offer only once', () => {
    const market = aMarket('2049811842247', { northgate: 47.9, sundial: 45 })
    if (market.kind !== 'ean') throw new Error('a market of a code')
    const records = [aRecord({ productId: 'of northgate' })]
    const rows = rowsOfAnswer({ kind: 'url', url: 'https://a.example', records, market }, 'us')
    expect(rows.map(rowKey)).toEqual(['us of northgate', 'us of sundial 2049811842247'])
  })

  it('contain offers without a product ID beside the records', () => {
    const market = aMarket('2049811842247', { northgate: 47.9 })
    if (market.kind !== 'ean') throw new Error('a market of a code')
    const offers = market.offers.map((offer) => ({ ...offer, productId: null }))
    const records = [aRecord({ productId: 'P1', title: 'Shirt', imageUrl: 'https://a.example/1' })]
    const answer = { kind: 'url', url: 'https://a.example', records } as const
    const rows = rowsOfAnswer({ ...answer, market: { ...market, offers } }, 'us')
    expect(rows.map(({ productId, title, imageUrl }) => [productId, title, imageUrl])).toEqual([
      ['P1', 'Shirt', 'https://a.example/1'],
      [null, 'Shirt', 'https://a.example/1'],
    ])
    expect(rowsOfAnswer({ ...answer, records: [], market }, 'us')).toMatchObject([
      { title: null, imageUrl: null },
    ])
  })

  it('are the record of a product ID', () => {
    const product = aRecord({ productId: 'P1' })
    expect(rowsOfAnswer({ kind: 'id', product, traits: [] }, 'us')).toMatchObject([
      { productId: 'P1', country: 'us' },
    ])
  })

  it('are empty for an ID without a product', () => {
    expect(rowsOfAnswer({ kind: 'id', product: null, traits: [['Fit', 'Slim']] }, 'us')).toEqual([])
  })
})
