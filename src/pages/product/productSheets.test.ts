import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { productSheet } from './productSheet.ts'
import { resultInWords } from './resultInWords.ts'
import { paritySheet } from './skus/paritySheet.ts'
import { paritySkus } from './skus/paritySkus.ts'

const AT = Date.UTC(2025, 10, 18, 10)
const product = readProduct({
  productId: 'P1',
  title: 'A shirt',
  merchant: 'Northgate',
  skuSet: [
    {
      skuId: 'S1',
      ean: '2049811763054',
      available: true,
      inventoryQuantity: 3,
      hasAltUrl: false,
      offerPrice: 50,
      salePrice: 60,
      rank: 2,
      attributes: { size: 'M', length: 70, isTall: false, lining: null, parts: ['a'] },
    },
    { attributes: { size: 'L' } },
  ],
})
const bare = readProduct({})

describe('the product export', () => {
  const sheet = (options: Partial<Parameters<typeof productSheet>[0]> = {}) =>
    productSheet({
      id: 'P1',
      product,
      traits: [['Fabric', 'Cotton']],
      answer: anAnswer({ text: 'as it came' }),
      countries: ['us'],
      label: '',
      at: AT,
      ...options,
    })
  const cells = (source: ReturnType<typeof sheet>) =>
    source.rows.map((row) =>
      Object.fromEntries(source.columns.map(({ key, cell }) => [key, cell(row)])),
    )

  it('has a row for each variant, with the listing’s fields in every row', () => {
    const [one, two] = cells(sheet())
    expect(one).toMatchObject({
      'sku skuId': { code: 'S1' },
      'sku ean': { code: '2049811763054' },
      'sku available': true,
      'sku inventoryQuantity': 3,
      'sku hasAltUrl': false,
      'sku offerPrice': 50,
      'sku salePrice': 60,
      'sku rank': 2,
      'attribute size': 'M',
      'attribute length': 70,
      'attribute isTall': false,
      'attribute lining': null,
      'attribute parts': '["a"]',
      'trait Fabric': 'Cotton',
      title: 'A shirt',
    })
    expect(two).toMatchObject({
      'sku skuId': null,
      'sku ean': null,
      'sku available': null,
      'sku inventoryQuantity': null,
      'sku hasAltUrl': null,
      'sku offerPrice': null,
      'sku salePrice': null,
      'sku rank': null,
      'attribute size': 'L',
      'attribute length': null,
      'trait Fabric': 'Cotton',
      title: 'A shirt',
    })
    expect(Object.keys(one ?? {})).not.toEqual(expect.arrayContaining(['skus']))
    expect(Object.keys(one ?? {})).not.toEqual(expect.arrayContaining(['inventory']))
  })

  it('names the product and states whether it has variants', () => {
    expect(sheet().name).toBe('Product P1, 2025-11-18')
    expect(sheet().about()).toContain('Complete: all variants of the listing')
    expect(sheet().about().join('\n')).toContain('Product P1: A shirt')
    expect(sheet().received?.()).toBe('as it came')
    const none = sheet({ product: bare })
    expect(none.about()).toContain('Complete; the listing has no variants')
    expect(none.about().join('\n')).not.toContain('Product P1:')
    expect(none.rows).toEqual([null])
    expect(cells(none)[0]).toMatchObject({
      'sku skuId': null,
      'sku available': null,
      'trait Fabric': 'Cotton',
    })
  })
})

describe('the market export of a product’s variants', () => {
  type Options = Parameters<typeof paritySheet>[0]
  const record = { price: 50, from: 'offers', otherwise: null, elsewhere: 4 }
  const ownPosition = {
    own: { price: 44, source: 'catalog', rank: 2, of: 5, tied: 1 },
    reference: 40,
    referenceN: 4,
    competitor: { name: 'Cartwheel', price: 38 },
    status: 'dearer',
    index: { index: 110 },
  }
  const query = { data: { answer: anAnswer({ text: '{"of":1}' }) } }
  const rows = product.skuSet.map((sku, at) => ({
    key: `k${at}`,
    sku,
    name: `N${at}`,
    variant: {},
    code: at === 0 ? { kind: 'code', code: '2049811763054' } : { kind: 'none' },
    state: at === 0 ? 'found' : 'no code',
    record: at === 0 ? record : null,
    ownPosition: at === 0 ? ownPosition : null,
    own: null,
    query: at === 0 ? query : null,
  }))
  const market = (overrides: object = {}, summary: object = {}) =>
    ({
      rows,
      codes: ['2049811763054'],
      answered: 1,
      summary: { index: 110, n: 1, ...summary },
      hasNoOwnMerchant: false,
      reference: referenceWords('median'),
      ...overrides,
    }) as unknown as Options['market'] // no more is read
  const sheet = (options: Partial<Options> = {}) =>
    paritySheet({
      id: 'P1',
      product,
      market: market(),
      country: 'us',
      label: '',
      at: AT,
      ...options,
    })

  it('has a row for each variant', () => {
    const { columns, rows: all } = sheet()
    const cells = all.map((row) =>
      Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row)])),
    )
    expect(cells).toEqual([
      {
        sku: { code: 'S1' },
        variant: 'N0',
        ean: { code: '2049811763054' },
        state: 'found',
        available: true,
        recordPrice: 50,
        record: 50,
        myPrice: 44,
        source: 'catalog',
        reference: 40,
        index: 110,
        difference: 10,
        rank: 2,
        of: 5,
        tied: 1,
        rival: 'Cartwheel',
        rivalPrice: 38,
        n: 4,
      },
      {
        sku: null,
        variant: 'N1',
        ean: null,
        state: 'no code',
        available: null,
        recordPrice: null,
        record: null,
        myPrice: null,
        source: null,
        reference: null,
        index: null,
        difference: null,
        rank: null,
        of: null,
        tied: null,
        rival: null,
        rivalPrice: null,
        n: null,
      },
    ])
  })

  it('states how many EANs are checked, and the price index', () => {
    expect(sheet().name).toBe('Variants of P1, market prices, US, 2025-11-18')
    const lines = sheet().about()
    expect(lines[0]).toBe('Product P1: A shirt: market prices of its variants')
    expect(lines).toContain('Complete: 1 EAN checked')
    expect(lines.at(-2)).toBe('Your price index: 110.0, average of 1 EAN')
    expect(lines.at(-1)).toMatch(/^Index = your price ÷ median of the competitors’ offer prices/)
    const open = sheet({
      product: bare,
      market: market({ codes: ['1', '2'], answered: 1 }, { index: null }),
    }).about()
    expect(open[0]).toMatch(/^Product P1: market prices of its variants/)
    expect(open).toContain('Incomplete: 1 of 2 EANs checked')
    expect(open.at(-1)).toBe('Your price index: none')
    const nobody = market({ hasNoOwnMerchant: true }, { index: null })
    expect(sheet({ market: nobody }).about().at(-1)).toMatch(/no merchant is chosen$/)
    const lowest = market({ reference: referenceWords('min') })
    expect(sheet({ market: lowest }).about().at(-1)).not.toBe(lines.at(-1))
  })

  it('contains each response once', () => {
    const twice = market({ rows: [...rows, ...rows] })
    const received = String(sheet({ market: twice }).received?.())
    expect(received.split('{"of":1}')).toHaveLength(2)
  })

  it('pairs the prices of the variants with their markets', () => {
    expect(paritySkus(market())).toEqual([
      {
        key: 'k0',
        name: 'N0',
        variant: {},
        code: '2049811763054',
        available: true,
        offerPrice: 50,
        market: { index: 110, status: 'dearer', competitors: 4, elsewhere: 4 },
      },
      {
        key: 'k1',
        name: 'N1',
        variant: {},
        code: null,
        available: null,
        offerPrice: null,
        market: null,
      },
    ])
  })
})

describe('the announcement of a product', () => {
  const found = { kind: 'found', answer: anAnswer(), traits: [['a', 'b']] } as const
  type Result = Parameters<typeof resultInWords>[0]
  const words = (overrides: object) =>
    resultInWords({ ...found, ...overrides } as unknown as Result, ['us'])

  it('names the title and variants, or what was received instead', () => {
    expect(words({ kind: 'none' })).toBe('No product with this ID in US.')
    expect(words({ product: null })).toBe('Attributes without a listing in US: 1.')
    expect(words({ product })).toBe('A shirt in US, variants: 2, of which 1 available, 1 unknown.')
    expect(words({ product: bare })).toBe('Product in US, variants: 0, of which 0 available.')
  })
})
