import { describe, expect, it } from 'vitest'
import { claimIds, madeProductId, createProductIds, type Identity } from './productIds.ts'

type Row = Partial<Identity> & { country?: string }

const identity = (row: Row = {}): Identity => ({
  merchant: 'Northgate',
  productId: '',
  id: '',
  code: '',
  url: '',
  title: 'Shirt',
  size: '',
  color: '',
  ...row,
})

/** The ids of rows of one file, in their order. */
function idsOf(...rows: Row[]) {
  const ids = createProductIds()
  return rows.map((row, at) => ids(at + 2, row.country ?? 'us', identity(row)))
}
const idOf = (row: Row) => idsOf(row)[0]?.productId

describe('a generated product ID', () => {
  it('has the format of the catalog, and is the same at every import', () => {
    // Saved collections refer to the id; another hash would lose them.
    expect(madeProductId('us', 'Northgate', 'A-1')).toBe('2C894C341CA6D0AD2999239CC4EEF39D')
    expect(idOf({ id: 'A-1' })).toBe(madeProductId('us', 'Northgate', 'A-1'))
  })

  it.each<[string, Partial<Identity>, string[]]>([
    ['the merchant’s id', { id: 'A-1', code: '4006381333931', url: 'https://a.example' }, ['A-1']],
    [
      'the code, size and colour if there is no ID',
      { code: '4006381333931', url: 'https://a.example', size: 'M', color: 'Blue' },
      ['4006381333931', 'M', 'Blue'],
    ],
    ['only the code', { code: '4006381333931' }, ['4006381333931']],
    ['the URL and the size', { url: 'https://a.example', size: 'M' }, ['https://a.example', 'M']],
    ['the title', {}, ['Shirt']],
  ])('is generated from %s', (_, row, parts) => {
    expect(idOf(row)).toBe(madeProductId('us', 'Northgate', ...parts))
  })

  it('differs between countries and merchants', () => {
    const ids = [{}, { country: 'in' }, { merchant: 'Petra' }].map(idOf)
    expect(new Set(ids).size).toBe(3)
  })

  it('is not used if the row has an ID of the catalog', () => {
    expect(idOf({ productId: 'P1', id: 'A-1' })).toBe('P1')
  })
})

describe('rows of one file', () => {
  it.each<[string, Partial<Identity>[]]>([
    [
      'variants that share a URL',
      ['S', 'M', 'L'].map((size) => ({ url: 'https://a.example/oxford', size })),
    ],
    [
      'variants that share a URL and have codes',
      ['4006381333931', '2049811763054'].map((code) => ({ url: 'https://a.example', code })),
    ],
    [
      'variants that share the merchant’s id',
      [
        { id: 'A-1', code: '4006381333931' },
        { id: 'A-1', code: '2049811763054' },
        { id: 'A-1', size: 'M' },
      ],
    ],
    [
      'products with the same code but different titles',
      [{ code: '4006381333931' }, { code: '4006381333931', title: 'Polo' }],
    ],
  ])('are separate listings: %s', (_, rows) => {
    const found = idsOf(...rows)
    expect(found.map(({ earlierLine }) => earlierLine)).toEqual(rows.map(() => null))
    expect(new Set(found.map(({ productId }) => productId)).size).toBe(rows.length)
  })

  it.each<[string, Partial<Identity>]>([
    ['with the same merchant’s ID and code', { id: 'A-1', code: '4006381333931' }],
    ['with the same product ID of the catalog', { productId: 'P1', code: '4006381333931' }],
    ['with only the same title', {}],
  ])('refer to the earlier line if they contain a second row %s', (_, row) => {
    expect(
      idsOf(row, { title: 'Other', id: 'B' }, row).map(({ earlierLine }) => earlierLine),
    ).toEqual([null, null, 2])
  })

  it('have one ID in all countries of a row, and only in countries that are still free', () => {
    const ids = createProductIds()
    const row = identity({ id: 'A-1' })
    const first = claimIds(ids, 2, ['us', 'in'], row)
    expect(first).toMatchObject({ earlierLine: null, countries: ['us', 'in'] })
    const next = claimIds(ids, 3, ['us', 'gb'], { ...row, productId: first.productId })
    expect(next).toMatchObject({ productId: first.productId, earlierLine: 2, countries: ['gb'] })
  })
})
