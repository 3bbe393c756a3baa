import { describe, expect, it } from 'vitest'
import { madeProduct, recordLines } from './madeRecords.ts'
import { readRecordLine } from './recordLine.ts'

const lineOf = (changes: object = {}) =>
  JSON.stringify({ row: 7, country: 'us', product: madeProduct(), ...changes })

describe('a line of an import file', () => {
  it('becomes one listing with its traits and facets', () => {
    const { row, records, problem } = readRecordLine(
      lineOf({
        traits: { benefits: 'Soft|Warm' },
        facets: { fabric: 'Cotton', size: ['M', 'L'] },
      }),
    )
    expect([row, problem]).toEqual([7, null])
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      country: 'us',
      product: { productId: 'P1', title: 'Shirt', offerPrice: 8 },
      traits: { benefits: 'Soft|Warm' },
      facets: { fabric: 'Cotton', size: ['M', 'L'], pattern: '' },
    })
  })

  it('becomes one listing per distinct country', () => {
    const { records } = readRecordLine(lineOf({ country: ['us', 'in', 'us'] }))
    expect(records.map(({ country }) => country)).toEqual(['us', 'in'])
  })

  it('leaves unspecified fields unknown', () => {
    const [record] = readRecordLine(lineOf()).records
    expect(record?.product).toMatchObject({
      active: null,
      changed: null,
      lastChangedTime: null,
      brand: null,
      images: [],
      extAttributes: null,
      merchantProductId: '',
    })
    expect(record?.product.skuSet).toEqual([
      {
        attributes: {},
        available: null,
        ean: '0041250500735',
        hasAltUrl: null,
        inventoryQuantity: null,
        offerPrice: null,
        rank: null,
        salePrice: null,
        skuId: 's',
      },
    ])
  })

  it('treats hostile names as data', () => {
    const text =
      '{"country":"us","traits":{"__proto__":"x"},"product":{"title":"A","merchant":"m","productId":"1","extAttributes":{"__proto__":"y"}}}'
    const [record] = readRecordLine(text).records
    expect(Object.entries(record?.traits ?? {})).toEqual([['__proto__', 'x']])
    expect(Object.entries(record?.product.extAttributes ?? {})).toEqual([['__proto__', 'y']])
  })

  it.each([
    ['is not JSON', '{"country":'],
    ['is not an object', '[1]'],
    ['has no country', lineOf({ country: '' })],
    ['has no country', lineOf({ country: [] })],
    ['has no country', lineOf({ country: ['us', 3] })],
    [
      'has more than 250 countries',
      lineOf({ country: Array.from({ length: 251 }, (_, at) => `c${String(at)}`) }),
    ],
    ['has no product', lineOf({ product: null })],
    ['has no title', lineOf({ product: madeProduct({ title: '' }) })],
    ['has no merchant', lineOf({ product: madeProduct({ merchant: null }) })],
    ['has no productId', lineOf({ product: madeProduct({ productId: '' }) })],
    [
      'has a wrong value for offerPrice of its product',
      lineOf({ product: madeProduct({ offerPrice: '8' }) }),
    ],
    [
      'has a wrong value for offerPrice of its product',
      lineOf({ product: madeProduct({ offerPrice: -1 }) }),
    ],
    [
      'has a wrong value for salePrice of its product',
      lineOf().replace('"salePrice":10', '"salePrice":1e999'),
    ],
    [
      'has a wrong value for active of its product',
      lineOf({ product: madeProduct({ active: 'yes' }) }),
    ],
    [
      'has a wrong value for images of its product',
      lineOf({ product: madeProduct({ images: 'a' }) }),
    ],
    [
      'has a wrong value for extAttributes of its product',
      lineOf({ product: madeProduct({ extAttributes: { deep: { x: 1 } } }) }),
    ],
    [
      'has a wrong value for ean of its SKU',
      lineOf({ product: madeProduct({ skuSet: [{ ean: 5 }] }) }),
    ],
    ['has a SKU that is not an object', lineOf({ product: madeProduct({ skuSet: [5] }) })],
    ['has traits that are not texts', lineOf({ traits: { a: 1 } })],
    ['has a wrong value for size of its facets', lineOf({ facets: { size: 'M' } })],
    ['is too large', lineOf({ product: madeProduct({ description: 'x'.repeat(4_000_000) }) })],
  ])('%s and therefore yields no record', (problem, text) => {
    expect(readRecordLine(text)).toMatchObject({ records: [], problem })
  })

  it('includes its row number, even if it is invalid', () => {
    expect(readRecordLine(lineOf({ product: 1 })).row).toBe(7)
    expect(recordLines(madeProduct(), madeProduct()).split('\n')).toHaveLength(3)
  })
})
