import { describe, expect, it } from 'vitest'
import { createProductIds } from './productIds.ts'
import { createSpecificationReader } from './specificationRecord.ts'

const record = (changes: object = {}) => ({
  productId: 'P1',
  merchant: 'Northgate',
  title: 'Shirt',
  offerPrice: 8,
  salePrice: 10,
  skuSet: [{ ean: '0041250500735', skuId: 's' }],
  ...changes,
})

const reader = (country = 'us') =>
  createSpecificationReader({
    defaults: { country, merchant: 'Petra' },
    ids: createProductIds(),
    needsCountry: true,
  })
const read = (input: unknown) => reader()(7, input)
const product = (input: unknown) => read(input).record?.product

describe('a record in the specification’s format', () => {
  it('is read with and without its wrapper object', () => {
    const wrapped = {
      country: ['in', 'us'],
      traits: { benefits: ['Soft', 'Warm'], none: '' },
      facets: { fabric: 'Cotton', size: ['M', 'L'] },
      product: record(),
    }
    expect(read(wrapped).record).toMatchObject({
      line: 7,
      countries: ['in', 'us'],
      traits: { benefits: 'Soft|Warm' },
      facets: { fabric: 'Cotton', size: ['M', 'L'], pattern: '' },
      product: { productId: 'P1', discount: 20, trueDiscount: 20 },
    })
    expect(read(record()).record?.countries).toEqual(['us'])
  })

  it('takes its facets from its attributes and variants if it has no wrapper', () => {
    const bare = record({
      extAttributes: { colour: 'Blue', material: 'Cotton' },
      skuSet: [{ attributes: { Size: 'M' } }, { attributes: { size: 'L' } }],
    })
    expect(read(bare).record?.facets).toMatchObject({
      primaryColor: 'Blue',
      fabric: 'Cotton',
      size: ['M', 'L'],
    })
  })

  it('leaves missing fields unknown and drops unused fields', () => {
    const found = product(record({ skuSet: [{ skuId: 'S', available: 'no', deep: {} }] }))
    expect(JSON.parse(JSON.stringify(found))).toEqual({
      productId: 'P1',
      merchant: 'Northgate',
      title: 'Shirt',
      offerPrice: 8,
      salePrice: 10,
      discount: 20,
      trueDiscount: 20,
      attributeNames: [],
      images: [],
      videos: [],
      skuSet: [{ skuId: 'S', available: false }],
    })
  })

  it.each<[string, object, object]>([
    ['a number as text', { categoryRank: ' 7 ' }, { categoryRank: 7 }],
    [
      'a yes or no value as text',
      { active: 'sold out', newArrival: 'yes' },
      { active: false, newArrival: true },
    ],
    [
      'a time given as a date',
      { creationDate: '2026-02-03' },
      { creationDate: Date.UTC(2026, 1, 3) },
    ],
    ['a time of 0, which means never changed', { lastChangedTime: 0 }, { lastChangedTime: 0 }],
    ['a price as text', { offerPrice: '1,299.00' }, { offerPrice: 1299 }],
    ['the alternative field name for the brand', { brandName: 'Marlowe' }, { brand: 'Marlowe' }],
    [
      'attributes, except nested ones',
      { extAttributes: { a: 1, b: { c: 2 }, d: ['x', 3] } },
      { extAttributes: { a: 1, d: ['x', '3'] } },
    ],
    [
      'the discounts that it states',
      { discount: 5, trueDiscount: 4 },
      { discount: 5, trueDiscount: 4 },
    ],
  ])('is read with %s', (_, changes, fields) => {
    expect(product(record(changes))).toMatchObject(fields)
  })

  it('gets a generated product ID if it has none', () => {
    const { productId: _, ...without } = record()
    expect(product(without)?.productId).toMatch(/^[0-9A-F]{32}$/)
  })

  it.each([
    ['It isn’t a product.', [1]],
    ['It has no title.', record({ title: ' ' })],
    [
      'It names more than 250 countries.',
      record({ country: Array.from({ length: 251 }, (_, at) => `c${at}`) }),
    ],
  ])('is left out: %s', (about, input) => {
    const { record: found, remarks } = read(input)
    expect(found).toBeNull()
    expect(remarks).toMatchObject([{ line: 7, kind: 'left out', about }])
  })

  it('is left out if neither the record nor the import names a country', () => {
    expect(reader('')(7, record()).remarks).toMatchObject([{ about: 'It names no country.' }])
  })

  it('is used once per country', () => {
    const both = reader()
    both(1, record())
    const { record: again, remarks } = both(2, record({ title: 'Later' }))
    expect(again).toBeNull()
    expect(remarks[0]?.about).toBe('It is the same product as line 1, which is used.')
    expect(both(3, { country: ['us', 'in'], product: record() }).record?.countries).toEqual(['in'])
  })

  it.each([
    [{ offerPrice: 'soon' }, 'offerPrice: “soon” isn’t a price.'],
    [{ salePrice: Infinity }, 'salePrice: “Infinity” isn’t a price.'],
    [{ skuSet: [{ ean: '4.00638E+12' }] }, /digits are lost/],
    [{ skuSet: [{ ean: 'none of it' }] }, '“none of it” is no EAN or UPC.'],
  ])('gets a remark for a value that can’t be used: %j', (changes, about) => {
    expect(read(record(changes)).remarks).toMatchObject([
      {
        kind: 'doubtful',
        about: about instanceof RegExp ? (expect.stringMatching(about) as string) : about,
      },
    ])
  })
})
