import { describe, expect, it } from 'vitest'
import type { Offer } from '@/api/operations/ean.ts'
import { readProduct } from '@/api/operations/product.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { priceIndex } from '@/domain/pricing/priceIndex.ts'
import { eanState, type EanState } from '@/routing/states/eanState.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import type { FoundPrices } from './code/eanIdentity.ts'
import {
  firstNamedOffer,
  identityInAnswer,
  identityInRecord,
  isSameCode,
} from './code/eanIdentity.ts'
import { eanSheet } from './eanSheet.ts'
import { answerInWords, merchantsInWords, toLookup } from './eanWords.ts'
import { formula } from './offers/formula.ts'

const CODE = '2049811763054'
const AT = Date.UTC(2025, 10, 18, 10)
const offer = (
  merchantId: string | null,
  offerPrice: number | null,
  overrides: Partial<Offer> = {},
): Offer => ({
  merchantId,
  merchantName: merchantId?.toUpperCase() ?? null,
  merchantLogo: null,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
  productId: null,
  raw: {},
  ...overrides,
})
const offers = [
  offer('mine', 11, {
    salePrice: 22,
    productId: 'P1',
    merchantProductUrl: 'https://shop.example/p',
  }),
  offer('a', 10),
  offer('b', 12),
  offer('c', 0),
]
const found = (overrides: Partial<FoundPrices> = {}): FoundPrices => ({
  kind: 'found',
  ean: null,
  offers,
  images: [],
  description: null,
  title: null,
  otherFields: [],
  answer: anAnswer({ text: 'as it came', receivedAt: AT }),
  ...overrides,
})
const none = { kind: 'none', answer: anAnswer() } as const
const state = (overrides: Partial<EanState> = {}): EanState => ({
  ...eanState({ countries: ['us'] }),
  ...overrides,
})
const own = { price: 10, cost: 6, note: '' }

function sheet(options: Partial<Parameters<typeof eanSheet>[0]> = {}) {
  return eanSheet({
    code: CODE,
    title: null,
    countries: ['us'],
    state: state({ ownMerchants: { us: ['mine'] } }),
    ownMerchants: options.state ? ownMerchantsIn(options.state.ownMerchants, ['us']) : ['mine'],
    aliases: [],
    tolerance: 0.5,
    result: found(),
    list: { own: null, isUnreadable: false },
    label: '',
    at: AT,
    ...options,
  })
}
const cells = (source: ReturnType<typeof sheet>) =>
  source.rows.map((row) =>
    Object.fromEntries(source.columns.map(({ key, cell }) => [key, cell(row)])),
  )

/** The lines above and below the rows. */
const linesIn = ({ about, details }: ReturnType<typeof sheet>): string[] => [
  ...about(),
  ...(details?.() ?? []),
]

describe('the exported offers of a code', () => {
  it('have a row each, cheapest first', () => {
    const rows = cells(sheet())
    expect(rows.map(({ merchant }) => merchant)).toEqual(['A', 'MINE', 'B', 'C'])
    expect(rows[1]).toEqual({
      position: 2,
      tied: 1,
      merchant: 'MINE',
      merchantId: { code: 'mine' },
      mine: true,
      offerPrice: 11,
      salePrice: 22,
      discount: 50,
      vsReference: 0,
      vsMine: 0,
      excluded: null,
      productId: { code: 'P1' },
      url: { url: 'https://shop.example/p' },
    })
    expect(rows[0]).toMatchObject({ mine: false, vsMine: -1, productId: null, url: null })
    expect(rows[3]).toMatchObject({
      position: null,
      tied: null,
      excluded: expect.stringMatching(/^price: /),
    })
  })

  it('explain how the figures are calculated', () => {
    const lines = linesIn(sheet({ title: 'A shirt' }))
    expect(lines.join('\n')).toContain(`EAN ${CODE}: A shirt`)
    expect(linesIn(sheet()).join('\n')).not.toContain(`EAN ${CODE}:`)
    expect(lines).toContain('n = 3: lowest 10.00, median 11.00, highest 12.00')
    expect(lines).toContain('Your merchant: MINE')
    expect(lines.join('\n')).toMatch(/Index: 100\.0; .* = 11\.00 ÷ 11\.00 × 100 = 100\.0/)
    expect(lines.join('\n')).not.toMatch(/price list|Margin:/)
    expect(lines.filter((line) => line.startsWith('1 offer'))).toHaveLength(1)
    const whole = linesIn(sheet({ result: found({ offers: offers.slice(0, 3) }) }))
    expect(whole).toHaveLength(lines.length - 1)
  })

  it('have at most ten lines above the rows, with the order among them', () => {
    expect(sheet().about().length).toBeLessThan(9)
    expect(sheet().about()).toContain('Order: offer price, lowest first')
  })

  it('say why there is no index', () => {
    const index = (overrides: Parameters<typeof sheet>[0]) =>
      linesIn(sheet(overrides)).find((line) => line.startsWith('Index'))
    expect(index({ state: state() })).toBe('Index: none')
    expect(linesIn(sheet({ state: state() }))).toContain('Your merchant: none chosen')
    expect(index({ state: state({ ownMerchants: { us: ['nobody'] } }) })).toMatch(
      /^Index: none\. ./,
    )
    const alone = found({ offers: offers.slice(0, 1) })
    expect(index({ result: alone })).toMatch(/^Index: none\. ./)
    expect(index({ result: alone, state: state(), list: { own, isUnreadable: false } })).not.toBe(
      'Index: none',
    )
  })

  it('include your list price if no merchant is yours', () => {
    const listed = sheet({ state: state(), list: { own, isUnreadable: false } })
    const rows = cells(listed)
    expect(rows.map(({ merchant }) => merchant)).toEqual(['A', 'Your price list', 'MINE', 'B', 'C'])
    expect(rows[1]).toMatchObject({
      position: null,
      merchantId: null,
      mine: true,
      offerPrice: 10,
      vsMine: 0,
      salePrice: null,
    })
    expect(rows[1]?.['vsReference']).toBeCloseTo(-9.09, 1)
    expect(rows.map(({ vsMine }) => vsMine)).toEqual([0, 0, 1, 2, null])
    const lines = linesIn(listed)
    expect(lines).toContain('Your price: 10.00, from your price list; not an offer')
    expect(lines.find((line) => line.startsWith('Margin'))).toBe(
      'Margin: 40.0% at your price, 45.5% at the median of the competitors',
    )
    const dearest = { own: { ...own, price: 99 }, isUnreadable: false }
    const last = cells(sheet({ state: state(), list: dearest }))
    expect(last.map(({ merchant }) => merchant)).toEqual(['A', 'MINE', 'B', 'Your price list', 'C'])
    const all = found({ offers: offers.slice(0, 2) })
    expect(cells(sheet({ state: state(), list: dearest, result: all })).at(-1)?.['merchant']).toBe(
      'Your price list',
    )
  })

  it('say that the price list couldn’t be read', () => {
    const line = 'Your price list: couldn’t be read'
    expect(linesIn(sheet({ list: { own: null, isUnreadable: true } }))).toContain(line)
    expect(linesIn(sheet())).not.toContain(line)
  })

  it('contain the exact response, with your price position if there is one', () => {
    const nobody = sheet({ state: state({ ownMerchants: {} }), ownMerchants: [] })
    expect(nobody.received?.()).toBe('as it came')
    expect(nobody.receivedLabel).toBeUndefined()
    expect(sheet().received?.()).toMatch(
      /^\{"answer":\nas it came,\n"positions":\[\n\{"referenceLabel":"median of the competitors","code":"2049811763054","myPrice":11,/,
    )
    expect(sheet().receivedLabel).toBe('JSON as received, with your price position')
  })
})

describe('the price result of a code in words', () => {
  it('counts merchants and names the lowest price', () => {
    const one = found({ offers: offers.slice(0, 1) })
    expect(merchantsInWords(none)).toBe('no merchant')
    expect(merchantsInWords(found({ offers: [] }))).toBe('no merchant')
    expect(merchantsInWords(one)).toBe('1 merchant')
    expect(merchantsInWords(found())).toBe('4 merchants')
    expect(answerInWords(found(), state(), ['us', 'in'], '')).toBe(
      '4 merchants in US, IN, lowest offer price 10.00',
    )
    expect(answerInWords(none, state(), ['us'], 'USD')).toBe('no merchant in US')
    const unpriced = found({ offers: offers.slice(3) })
    expect(answerInWords(unpriced, state(), ['us'], '')).toBe('1 merchant in US')
  })

  it('is saved in the recent look-ups, with the index if there is one', () => {
    expect(toLookup(CODE, state({ ownMerchants: { us: ['mine'] } }), found())).toMatchObject({
      kind: 'ean',
      label: CODE,
      detail: 'EAN prices, 4 merchants',
      figure: 'index 100.0',
    })
    expect(toLookup(CODE, state(), found()).figure).toBe('')
    expect(toLookup(CODE, state(), none).figure).toBe('')
    expect(toLookup(CODE, state({ ownMerchants: { us: ['mine'] } }), found()).path).not.toContain(
      'mine',
    )
  })
})

describe('the formula of the figures', () => {
  const index = priceIndex(11, [10, 12], 'median')
  const figures = { ownPrice: { price: 11 }, index, referenceLabel: 'Northgate' }

  it('contains the numbers if both prices are known', () => {
    expect(formula(figures, 'median')).toBe(
      'spread = highest − lowest offer price; discount = 1 − offer price ÷ MRP; price index = your offer price ÷ median of the competitors’ offer prices × 100 = 11.00 ÷ 11.00 × 100 = 100.0.',
    )
    expect(formula({ ...figures, index: null }, 'min')).toMatch(
      /÷ lowest of the competitors’ offer prices × 100\.$/,
    )
    expect(formula({ ...figures, ownPrice: null }, 'mean')).toMatch(
      /your offer price ÷ mean of the competitors’ offer prices × 100\.$/,
    )
  })

  it('names the merchant, your list price and the margin', () => {
    const listed = { ...figures, ownPrice: { price: 11, source: 'price list' as const } }
    expect(formula(listed, { merchant: 'northgate' })).toMatch(
      /your list price ÷ lowest offer price of Northgate × 100 = /,
    )
    expect(
      formula({ ...figures, margin: { cost: 6, atOwnPrice: 1, atReference: 2 } }, 'median'),
    ).toMatch(/; margin = .+\.$/)
  })
})

describe('the product of a code', () => {
  it('is described by the response', () => {
    const otherFields: [string, unknown][] = [
      ['brandNames', 'no'],
      ['Brand', ''],
      ['brandName', 'Marlowe'],
      ['CATEGORY', 'Men'],
    ]
    expect(identityInAnswer(found({ title: 'A shirt', images: ['1', '2'], otherFields }))).toEqual({
      title: 'A shirt',
      facts: ['Marlowe', 'Men'],
      picture: '1',
    })
    expect(identityInAnswer(found())).toEqual({ title: null, facts: [], picture: null })
  })

  it('is described by a record, with the variant of its own SKU', () => {
    const skuSet = [
      { attributes: { size: 'S' } },
      { ean: CODE, attributes: { primaryColour: 'Blue', size: 'M' } },
    ]
    const record = { brand: 'marlowe', category: 'Men', images: ['1'], skuSet }
    expect(identityInRecord(readProduct({ ...record, seoTitle: 'Seo' }), `0${CODE}`)).toMatchObject(
      {
        title: 'Seo',
        facts: ['marlowe', 'Men', 'Blue, size M'],
      },
    )
    const named = readProduct({
      ...record,
      title: 'A shirt',
      seoTitle: 'Seo',
      brandName: 'Marlowe',
    })
    expect(identityInRecord(named, '1')).toMatchObject({
      title: 'A shirt',
      facts: ['marlowe', 'Men'],
    })
    const only = (attributes: unknown) =>
      identityInRecord(readProduct({ skuSet: [{ ean: CODE, attributes }] }), CODE).facts
    expect(only({ size: 'M' })).toEqual(['size M'])
    expect(only({ color: 'Blue' })).toEqual(['Blue'])
    expect(only({ fit: 'Slim' })).toEqual([])
    expect(only('Blue')).toEqual([])
  })

  it('can be loaded from the first offer with a usable ID', () => {
    const requested = [offer('a', 1), offer('b', 1, { productId: '..' }), ...offers]
    expect(firstNamedOffer(found({ offers: requested }))?.merchantId).toBe('mine')
    expect(firstNamedOffer(found({ offers: requested.slice(0, 2) }))).toBeNull()
  })

  it('is the same whatever the length of the code', () => {
    expect(isSameCode(' 00012', '12 ')).toBe(true)
    expect(isSameCode('120', '12')).toBe(false)
  })
})
