import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ComparedParts } from '@/pages/compare/comparedParts.ts'
import { aCompared, aComparedSku, aRecord } from '@test/made/aCompared.ts'
import { compareRows, unlikeBase } from './compareRows.ts'

const rowOf = (products: readonly (ComparedParts | null)[], key: string) =>
  compareRows(products).find((row) => row.key === key)

describe('the rows of a comparison', () => {
  it('differ if two products have different values, or if one has none', () => {
    const products = [
      aCompared({ brand: 'Marlowe', category: 'Shirts' }),
      aCompared({ category: 'Shirts' }),
    ]
    expect(rowOf(products, 'brand')).toMatchObject({
      differs: true,
      cells: [{ kind: 'text', text: 'Marlowe' }, { kind: 'missing' }],
    })
    expect(rowOf(products, 'category')?.differs).toBe(false)
  })

  it('treat a time of 0 as missing', () => {
    const at = (lastChangedTime: number | null) =>
      rowOf([aCompared({ lastChangedTime })], 'lastChangedTime')?.cells
    expect(at(1_700_000_000_000)).toEqual([{ kind: 'moment', at: 1_700_000_000_000 }])
    expect(at(0)).toMatchObject([{ kind: 'missing' }])
    expect(at(null)).toMatchObject([{ kind: 'missing' }])
  })

  it('treat all kinds of missing values as the same', () => {
    const products = [aCompared({}, { season: null }), aCompared({}, { season: '' }), aCompared()]
    expect(rowOf(products, 'attribute season')).toMatchObject({
      differs: false,
      cells: [
        { kind: 'missing', what: 'null' },
        { kind: 'missing', what: 'empty text' },
        { kind: 'missing', what: 'not given' },
      ],
    })
  })

  it('ignore products that aren’t loaded', () => {
    const products = [aCompared({ brand: 'Marlowe' }), null, aCompared({ brand: 'Marlowe' })]
    expect(rowOf(products, 'brand')).toMatchObject({ differs: false, cells: [{}, null, {}] })
    expect(compareRows([null, null]).some(({ differs }) => differs)).toBe(false)
    expect(compareRows([aCompared({ brand: 'Marlowe' })]).some(({ differs }) => differs)).toBe(
      false,
    )
  })

  it('show attributes of a response without a record, and leave the record’s fields blank', () => {
    const products = [
      aCompared({ brand: 'Marlowe' }),
      { record: null, traits: [['fit', 'Slim']] as const },
    ]
    expect(rowOf(products, 'brand')?.cells[1]).toBeNull()
    expect(rowOf(products, 'trait fit')?.cells).toEqual([
      { kind: 'missing', what: 'not given' },
      { kind: 'values', values: ['Slim'] },
    ])
  })

  it('treat attribute values in another order as the same', () => {
    const products = [
      aCompared({}, {}, [['benefits', 'Soft | Easy iron']]),
      aCompared({}, {}, [['benefits', 'Easy iron|Soft']]),
      aCompared({}, {}, [['benefits', 'Easy iron']]),
    ]
    expect(rowOf(products.slice(0, 2), 'trait benefits')?.differs).toBe(false)
    expect(rowOf(products, 'trait benefits')?.differs).toBe(true)
  })

  it('list every size of any product, with its stock for each product', () => {
    const products = [
      aCompared({ skuSet: [aComparedSku('M'), aComparedSku('XL', { available: false })] }),
      aCompared({ skuSet: [aComparedSku('S', { available: null }), aComparedSku('M')] }),
    ]
    const cells = rowOf(products, 'sku sizes')?.cells
    expect(cells?.[0]).toEqual({
      kind: 'sizes',
      sizes: [
        { name: 'S', state: 'none' },
        { name: 'M', state: 'available' },
        { name: 'XL', state: 'out' },
      ],
    })
    expect(cells?.[1]).toMatchObject({ sizes: [{ state: 'unknown' }, {}, { state: 'none' }] })
    expect(rowOf(products, 'sku size M')?.differs).toBe(false)
    expect(rowOf(products, 'sku size S')?.cells[0]).toMatchObject({ kind: 'missing' })
  })

  it('compare the SKUs of one size by price and stock, never by code', () => {
    const product = (offerPrice: number, ean: string) =>
      aCompared({ skuSet: [aComparedSku('M', { offerPrice, ean })] })
    expect(rowOf([product(5, '1'), product(5, '2')], 'sku size M')?.differs).toBe(false)
    expect(rowOf([product(5, '1'), product(6, '1')], 'sku size M')?.differs).toBe(true)
  })

  it('show a number that could not be read as received', () => {
    const products = [
      aCompared({ offerPrice: null }, { offerPrice: 'soon' }),
      aCompared({ offerPrice: 5 }),
    ]
    expect(rowOf(products, 'offerPrice')?.cells[0]).toMatchObject({ kind: 'missing' })
    expect(rowOf(products, 'attribute offerPrice')?.cells[0]).toEqual({
      kind: 'received',
      value: 'soon',
    })
  })

  it('say what the specification doesn’t document', () => {
    const products = [aCompared({}, { odd: 1, vendor: 'V', extAttributes: { season: 'All' } })]
    expect(rowOf(products, 'categoryRank')?.undocumented).toContain('doesn’t document')
    expect(rowOf(products, 'attribute odd')?.undocumented).toContain('isn’t in the specification')
    expect(rowOf(products, 'attribute vendor')?.undocumented).toBeNull()
    expect(rowOf(products, 'attribute extAttributes season')?.undocumented).toContain(
      'doesn’t document',
    )
  })

  it('show a number that can’t be a date as received', () => {
    const [cell] =
      rowOf([aCompared({}, { creationDate: 1e300 })], 'attribute creationDate')?.cells ?? []
    expect(cell).toEqual({ kind: 'received', value: 1e300 })
  })

  it('never show 0 as a date', () => {
    expect(rowOf([aCompared({}, { creationDate: 0 })], 'attribute creationDate')?.cells[0]).toEqual(
      {
        kind: 'missing',
        what: '0, none recorded',
      },
    )
  })
})

const name = fc.oneof(
  fc.constantFrom('brand', 'offerPrice', '__proto__', 'constructor', 'extAttributes', 'skuSet'),
  fc.string({ maxLength: 6 }),
)
const raw = fc
  .array(fc.tuple(name, fc.jsonValue({ maxDepth: 3 })), { maxLength: 8 })
  .map((entries) => Object.fromEntries(entries))
const product = fc.record({
  record: fc.option(
    fc
      .tuple(
        fc.record({
          brand: fc.option(fc.constantFrom('A', 'B', '')),
          offerPrice: fc.option(fc.constantFrom(0, 1, 2)),
          active: fc.option(fc.boolean()),
          skuSet: fc.array(
            fc.constantFrom('S', 'M', null).map((size) => aComparedSku(size)),
            {
              maxLength: 3,
            },
          ),
        }),
        raw,
      )
      .map(([fields, more]) => ({ ...aRecord(fields), raw: more })),
  ),
  traits: fc.array(fc.tuple(fc.string({ maxLength: 4 }), fc.string({ maxLength: 6 })), {
    maxLength: 4,
  }),
})
const products = fc.array(fc.option(product), { maxLength: 8 })

describe('the rows for any products', () => {
  it('have one cell per product, and no row twice', () => {
    fc.assert(
      fc.property(products, (some) => {
        const rows = compareRows(some)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        expect(rows.filter(({ cells }) => cells.length !== some.length)).toEqual([])
      }),
      { seed: 11, numRuns: 150 },
    )
  })

  it('hide no field that was received', () => {
    fc.assert(
      fc.property(products, (some) => {
        const keys = new Set(compareRows(some).map(({ key }) => key))
        const hidden = some
          .flatMap((one) => Object.keys(one?.record?.raw ?? {}))
          .filter((field) => field !== 'extAttributes' && field !== 'skuSet')
          .filter((field) => !keys.has(field) && !keys.has(`attribute ${field}`))
        expect(hidden).toEqual([])
      }),
      { seed: 12, numRuns: 150 },
    )
  })

  it('don’t differ between identical products, or with the order of products', () => {
    fc.assert(
      fc.property(product, products, (one, some) => {
        expect(compareRows([one, one, null]).filter(({ differs }) => differs)).toEqual([])
        const differing = (list: readonly (ComparedParts | null)[]) =>
          compareRows(list)
            .filter(({ differs }) => differs)
            .map(({ key }) => key)
            .toSorted()
        expect(differing(some.toReversed())).toEqual(differing(some))
      }),
      { seed: 13, numRuns: 150 },
    )
  })

  it('mark cells as unlike the base only in rows that differ, and never the base', () => {
    fc.assert(
      fc.property(products, fc.nat({ max: 7 }), (some, base) => {
        const wrong = compareRows(some).filter((row) => {
          const unlike = unlikeBase(row, base)
          if (unlike[base] === true || unlikeBase(row, null).includes(true)) return true
          return unlike.includes(true) && !row.differs
        })
        expect(wrong).toEqual([])
      }),
      { seed: 14, numRuns: 150 },
    )
  })
})
