import { describe, expect, it } from 'vitest'
import type { Offer } from '@/api/operations/ean.ts'
import { readProduct } from '@/api/operations/product.ts'
import { countMerchants } from '@/domain/pricing/merchantKey.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { draftAdvice } from './code/draftAdvice.ts'
import type { FoundPrices } from './code/eanIdentity.ts'
import { identityInAnswer, identityInRecord } from './code/eanIdentity.ts'
import { distinctMerchants, referenceChoices } from './offers/merchantChoices.ts'
import { cssPositionOf, plotScale } from './offers/plotScale.ts'

function offer(overrides: Partial<Offer>): Offer {
  return {
    merchantId: null,
    merchantName: null,
    merchantLogo: null,
    merchantProductUrl: null,
    offerPrice: null,
    salePrice: null,
    productId: null,
    raw: {},
    ...overrides,
  }
}

const ID = 'BF8B4404FC13F9B4C052AB88873F2DD1'
const offers = [
  offer({ merchantId: 'northgate', merchantName: 'Northgate', productId: ID }),
  offer({ merchantId: 'cartwheel', merchantName: 'Cartwheel' }),
  offer({ merchantName: 'No Id' }),
]

describe('the merchants of a response', () => {
  it('are listed once each, in the order given', () => {
    expect(distinctMerchants([...offers, ...offers]).map(({ label }) => label)).toEqual([
      'Northgate',
      'Cartwheel',
      'No Id',
    ])
  })

  it('are offered to compare with if they have an ID and aren’t yours', () => {
    const values = referenceChoices(offers, ['northgate'], 'median', 'others', []).options.map(
      ({ value }) => value,
    )
    expect(values).toEqual(['median', 'min', 'mean', 'cartwheel'])
  })

  it('are offered as one competitor if merged, whichever of them a link names', () => {
    const joined = [['Cartwheel Group', 'Cartwheel', 'Cartwheel Outlet']]
    const more = [...offers, offer({ merchantId: 'outlet', merchantName: 'Cartwheel Outlet' })]
    const of = (ref: string) => referenceChoices(more, ['northgate'], ref, 'others', joined)
    const competitors = of('median').options.slice(3)
    expect(competitors).toEqual([{ value: 'cartwheel', label: 'Cartwheel Group' }])
    expect(of('outlet')).toEqual({ value: 'cartwheel', options: of('median').options })
    expect(of('cartwheel').value).toBe('cartwheel')
    expect(of('elsewhere').options.at(-1)).toEqual({
      value: 'elsewhere',
      label: 'elsewhere',
    })
  })

  it('are offered once per ID, even if the response uses it twice or without a name', () => {
    const twice = [
      ...offers,
      offer({ merchantId: 'cartwheel', merchantName: 'Another' }),
      offer({ merchantId: 'cartwheel' }),
    ]
    const { options } = referenceChoices(twice, ['northgate'], 'median', 'others', [])
    expect(options.slice(3)).toEqual([{ value: 'cartwheel', label: 'Cartwheel' }])
  })

  it('are compared as “all sellers” if none of them is yours', () => {
    const [first] = referenceChoices(offers, [], 'median', 'all', []).options
    expect(first).toEqual({ value: 'median', label: 'median of all sellers' })
  })

  it('are counted once even with two offers, but each time if they have no name', () => {
    expect(countMerchants([...offers, ...offers, offer({}), offer({})])).toBe(5)
  })
})

describe('the product name of a code', () => {
  const found: FoundPrices = {
    kind: 'found',
    ean: null,
    offers: [],
    images: [],
    description: null,
    title: null,
    otherFields: [],
    answer: anAnswer({ call: { operation: 'ean', path: '', query: [] } }),
  }

  it('comes from the response if the service includes it', () => {
    const otherFields: FoundPrices['otherFields'] = [
      ['productTitle', 'Oxford shirt'],
      ['brand', 'Marlowe'],
    ]
    expect(identityInAnswer({ ...found, title: 'Oxford shirt', otherFields })).toEqual({
      title: 'Oxford shirt',
      facts: ['Marlowe'],
      picture: null,
    })
    expect(identityInAnswer(found).title).toBeNull()
  })

  it('comes from a record, with the variant of its own SKU, ignoring leading zeros', () => {
    const record = readProduct({
      title: 'Oxford shirt',
      brand: 'Marlowe',
      category: 'Shirts',
      skuSet: [
        { ean: '2049811763047', attributes: { size: 'S', colour: 'White' } },
        { ean: '2049811763054', attributes: { size: 'M', primaryColor: 'Light blue' } },
      ],
    })
    expect(identityInRecord(record, '02049811763054').facts).toEqual([
      'Marlowe',
      'Shirts',
      'Light blue, size M',
    ])
  })

  it('has no variant if the SKU has no attributes', () => {
    const record = readProduct({
      title: 'T',
      skuSet: [{ ean: '1', attributes: 'M' }, { ean: '2' }],
    })
    expect(identityInRecord(record, '1').facts).toEqual([])
    expect(identityInRecord(record, '2').facts).toEqual([])
  })
})

describe('the scale of the dot plot', () => {
  const priced = (offerPrice: number | null, salePrice: number | null = null) =>
    offer({ offerPrice, salePrice })

  const median = (reference: number) => ({ reference, referenceLabel: 'median of all sellers' })

  it('includes all offers and MRPs', () => {
    const scale = plotScale([priced(38.5, 59), priced(62, 62)], median(50))
    expect(scale.axis.min).toBeLessThanOrEqual(38.5)
    expect(scale.axis.max).toBeGreaterThanOrEqual(62)
    expect(cssPositionOf(scale, 59)).not.toBeNull()
  })

  it('ignores an MRP far above every offer, which gets no mark', () => {
    const scale = plotScale([priced(40, 9999), priced(60, 80)], median(50))
    expect(scale.axis.max).toBeLessThan(150)
    expect(cssPositionOf(scale, 9999)).toBeNull()
  })

  it('leaves out prices that are 0, negative or missing', () => {
    const scale = plotScale([priced(0, 5), priced(null, 5), priced(-3, 5), priced(40)], median(40))
    expect(scale.axis.min).toBeGreaterThan(30)
  })

  it('shows no number where the line of the comparison is', () => {
    expect(plotScale([priced(40), priced(50), priced(60)], median(50)).labelledTicks).not.toContain(
      50,
    )
  })
})

describe('the advice while a code is typed', () => {
  it('waits while more digits may follow', () => {
    expect(draftAdvice('20498', false)).toEqual({
      kind: 'typing',
      hint: '5 digits so far; 8 make a code',
    })
    expect(draftAdvice('204981176', false).kind).toBe('typing')
    expect(draftAdvice('20498', true).kind).toBe('not a code')
  })

  it('names letters and too many digits at once', () => {
    expect(draftAdvice('20A', false)).toEqual({
      kind: 'not a code',
      problem: '“20A” isn’t an EAN or UPC.',
      near: null,
    })
    expect(draftAdvice('123456789012345', false).kind).toBe('not a code')
  })

  it('recognises a valid code with spaces and hyphens', () => {
    expect(draftAdvice(' 2049811-763054 ', false)).toEqual({
      kind: 'valid',
      code: '2049811763054',
      hint: 'EAN-13, check digit 4 valid',
      other: null,
    })
  })

  it('says what a wrong check digit should be', () => {
    const advice = draftAdvice('2049811763055', false)
    expect(advice.kind === 'wrong check digit' && advice.hint).toBe(
      'As an EAN-13 its check digit is 5, should be 4',
    )
  })
})
