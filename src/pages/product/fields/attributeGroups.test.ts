import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShownElsewhere } from '@/api/attributeLayout.ts'
import { attributeGroups, attributeText, countAttributes } from './attributeGroups.ts'

const DESIGN: Record<string, unknown> = {
  productId: 'BF8B4404FC13F9B4C052AB88873F2DD1',
  title: 'Oxford shirt',
  offerPrice: 47.9,
  active: true,
  skuSet: [{ skuId: '48210-01' }],
  articleType: 'Shirts',
  normalizedArticleType: 'shirt',
  category: 'Shirts',
  subCategory: 'Casual shirts',
  normalizedCategory: 'topwear',
  normalizedSubCategory: 'casual-shirt',
  gender: 'Men',
  brand: 'Marlowe',
  brandName: 'MARLOWE',
  vendor: '',
  division: 'Apparel',
  merchantDivision: 'Menswear',
  merchantProductId: '48210',
  seoTitle: 'mens-oxford',
  imageUrl: 'https://cdn.example/48210_main.jpg',
  images: ['https://a.example/1', 'https://a.example/2'],
  videos: [],
  productUrl: 'https://northgate.example/p/48210',
  creationDate: 1709482800000,
  lastModifiedDate: 1763458920000,
  lastChangedTime: 1763458920000,
  extAttributes: {
    fabric: 'Cotton',
    pattern: 'Solid',
    silhouette: 'Slim',
    subSilhouette: 'Button-down',
    occasion: 'Casual',
    sleeve: null,
  },
  attributeNames: [],
}
const all = (record: Record<string, unknown>) =>
  attributeGroups(record).flatMap((group) => group.attributes)
const find = (record: Record<string, unknown>, name: string) =>
  all(record).find((attribute) => attribute.name === name)

describe('attributeGroups', () => {
  it('makes the groups of the product page: 28 fields, 4 empty', () => {
    const groups = attributeGroups(DESIGN)
    expect(groups.map((group) => [group.name, group.attributes.length])).toEqual([
      ['Classification', 7],
      ['Names', 7],
      ['Media and times', 7],
      ['Extra', 7],
    ])
    expect(countAttributes(groups)).toEqual({ fields: 28, empty: 4 })
  })

  it('tells empty, null and absent values apart', () => {
    expect(find({ gender: '' }, 'gender')?.state).toBe('empty')
    expect(find({ gender: null }, 'gender')?.state).toBe('null')
    expect(find({}, 'gender')?.state).toBe('absent')
    expect(find({ images: [] }, 'images')?.state).toBe('empty')
    expect(find({ seoTitle: 0 }, 'seoTitle')?.state).toBe('value')
  })

  it('treats a time of 0 as empty and any other number as a value', () => {
    expect(find({ lastChangedTime: 0 }, 'lastChangedTime')).toMatchObject({
      state: 'empty',
      value: 0,
    })
    expect(find({ lastChangedTime: 5 }, 'lastChangedTime')).toMatchObject({
      state: 'value',
      value: 5,
    })
  })

  it('lists merchantProductId only where it was received', () => {
    expect(find({}, 'merchantProductId')).toBeUndefined()
    expect(find({ merchantProductId: null }, 'merchantProductId')?.state).toBe('null')
  })

  it('shows unknown fields, whatever their names', () => {
    // JSON.parse creates an own field __proto__, as parsing an answer would.
    const record: unknown = JSON.parse('{"__proto__": 1, "constructor": "x", "warranty": null}')
    const [other] = attributeGroups({ ...(record as object), ['toString']: 'y' }).slice(-1)
    expect(other?.name).toBe('Other attributes')
    expect(other?.attributes.map(({ name, state }) => [name, state])).toContainEqual([
      'warranty',
      'null',
    ])
    expect(other?.attributes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['constructor', 'toString', 'warranty']),
    )
    // The cast is safe: the literal above is an object.
    expect(find(record as Record<string, unknown>, '__proto__')?.value).toBe(1)
  })

  it('lists a field here if its usual place can’t show the received value', () => {
    expect(find({ offerPrice: '1,299' }, 'offerPrice')).toMatchObject({ value: '1,299' })
    expect(find({ ratingsCount: 2 ** 60 }, 'ratingsCount')?.value).toBe(2 ** 60)
    expect(find({ ratingsCount: '9007199254740993' }, 'ratingsCount')?.kind).toBe('text')
    expect(find({ title: { en: 'Shirt' } }, 'title')).toMatchObject({ kind: 'map' })
    expect(find({ active: 'maybe' }, 'active')?.value).toBe('maybe')
    expect(find({ skuSet: 'none' }, 'skuSet')?.value).toBe('none')
    expect(find({ offerPrice: '1299' }, 'offerPrice')).toBeUndefined()
    expect(find({ offerPrice: null }, 'offerPrice')).toBeUndefined()
  })

  it('lists extra attributes of an unexpected shape as one attribute', () => {
    expect(find({ extAttributes: ['a'] }, 'extAttributes')).toMatchObject({ kind: 'list' })
    expect(find({ extAttributes: 'text' }, 'extAttributes')).toMatchObject({ kind: 'text' })
    expect(find({ extAttributes: {} }, 'extAttributes')).toMatchObject({ state: 'empty' })
    expect(find({}, 'extAttributes')?.state).toBe('absent')
  })

  it('leaves out no received field', () => {
    const key = fc.oneof(
      fc.constantFrom(...Object.keys(DESIGN), '__proto__', 'constructor', 'hasOwnProperty'),
      fc.string(),
    )
    const record = fc.dictionary(key, fc.jsonValue({ maxDepth: 2 }), { noNullPrototype: true })
    fc.assert(
      fc.property(record, (received) => {
        const groups = attributeGroups(received)
        const listed = new Set(groups.flatMap((group) => group.attributes.map(({ name }) => name)))
        for (const [name, value] of Object.entries(received)) {
          const isUnfolded = groups.some((group) => group.source === name)
          expect(listed.has(name) || isShownElsewhere(name, value) || isUnfolded).toBe(true)
        }
        for (const attribute of all(received)) {
          expect(() => attributeText(attribute)).not.toThrow()
        }
      }),
      { seed: 28, numRuns: 500 },
    )
  })
})

describe('attributeText', () => {
  it.each([
    ['Shirts', 'Shirts'],
    [1709482800000, '1709482800000'],
    [0, '0'],
    [true, 'yes'],
    [false, 'no'],
    [['https://a.example/1'], '1 URL'],
    [['https://a.example/1', 'https://a.example/2'], '2 URLs'],
    [['a', 'b', 3], '3 values'],
    [[], 'empty list'],
    [{}, 'empty map'],
    [{ a: 1 }, '1 entry'],
    ['', null],
    [null, null],
  ])('writes %j as %j', (value, text) => {
    const attribute = find({ gender: value }, 'gender')
    expect(attribute && attributeText(attribute)).toBe(text)
  })

  it('returns null for an absent field', () => {
    const attribute = find({}, 'gender')
    expect(attribute && attributeText(attribute)).toBeNull()
  })
})
