import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offer } from '@/api/operations/ean.ts'
import { toOfferRows } from '@/domain/pricing/offerRows.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { positionIn } from '@/domain/pricing/position.ts'
import { REFERENCE_KINDS, type ReferenceKind } from '@/domain/pricing/reference.ts'
import { marketRows } from '@/features/pricing/skuMarket/marketRows.ts'
import { ownPosition } from '@/pages/ean/offers/ownPosition.ts'

const offer = (merchant: string, offerPrice: number | null): Offer => ({
  offerPrice,
  salePrice: null,
  productId: `P-${merchant}`,
  merchantId: merchant.toLowerCase(),
  merchantName: merchant,
  merchantLogo: null,
  merchantProductUrl: null,
  raw: {},
})

const CODE = '2049811763054'

const price = fc.option(fc.constantFrom(0, 10, 12.5, 14.5, 20.2, 25.9, 99))
const offers = fc
  .uniqueArray(fc.tuple(fc.constantFrom('North', 'East', 'South', 'West', 'Mid'), price), {
    selector: ([merchant]) => merchant,
    minLength: 1,
  })
  .map((all) => all.map(([merchant, figure]) => offer(merchant, figure)))

/** Your position at an SKU whose code has these offers, as Find by link and the product page show it. */
function meAt(
  all: Offer[],
  { ownMerchants, reference }: { ownMerchants: OwnMerchants; reference: ReferenceKind },
) {
  const variant = { key: '0', name: 'M', code: { kind: 'code', code: CODE } }
  const answers = new Map([[CODE, { data: { kind: 'found', offers: all } }]])
  const [row] = marketRows(
    [variant] as unknown as Parameters<typeof marketRows>[0], // no more is read
    answers as unknown as Parameters<typeof marketRows>[1],
    null,
    reference,
    { ownMerchants, aliases: [], tolerance: 0.5, ownPrice: () => null },
  )
  return row?.ownPosition
}

describe('the same code and merchant', () => {
  it('have the same price position on EAN prices, in a collection and for variants', () => {
    fc.assert(
      fc.property(offers, fc.constantFrom(...REFERENCE_KINDS), (all, reference) => {
        const ownMerchants = ['North']
        const { rows, summary } = toOfferRows(all, { ownMerchants, reference })
        const position = ownPosition(all, summary, null, { ownMerchants, reference })
        const inCollection = positionIn(all, { ownMerchants, reference })
        const index = inCollection.index?.index ?? null
        const ofOthers = inCollection.reference
        expect(position.index?.index ?? null).toBe(index)
        expect(position.reference).toBe(ofOthers)
        expect(position.referenceLabel).toBe(inCollection.referenceLabel)
        const own = rows.find(({ isOwn }) => isOwn)
        if (index === null) expect(position.index).toBeNull()
        else expect(own?.vsReference).toBeCloseTo(index - 100, 6)
        expect(meAt(all, { ownMerchants, reference })).toEqual(inCollection)
      }),
      { seed: 1911, numRuns: 500 },
    )
  })

  it('are at +78.6 % compared with the median of the competitors', () => {
    const all = [offer('East', 8.8), offer('South', 20.2), offer('North', 25.9)]
    const options = { ownMerchants: ['North'], reference: 'median' as const }
    const { rows, summary } = toOfferRows(all, options)
    expect(summary.referenceLabel).toBe('median of the competitors')
    expect(summary.reference).toBe(14.5)
    expect(rows.find(({ isOwn }) => isOwn)?.vsReference).toBeCloseTo(78.6, 1)
    expect(positionIn(all, options).index?.index).toBeCloseTo(178.6, 1)
  })
})

describe('a user without a merchant', () => {
  const all = [offer('East', 10), offer('South', 20), offer('North', 40)]
  const nobody = positionIn(all, { ownMerchants: [], reference: 'median' })

  it('has no price position, and the market is compared with the median of all sellers', () => {
    expect(nobody).toMatchObject({
      isChosen: false,
      own: null,
      index: null,
      noIndex: 'Choose your merchant first.',
      status: null,
      reference: 20,
      referenceLabel: 'median of all sellers',
    })
  })

  it('gets a price position from a price of their own', () => {
    const listed = positionIn(all, { ownMerchants: [], reference: 'median', listPrice: 20 })
    expect(listed).toMatchObject({
      isChosen: true,
      status: 'equal',
      referenceLabel: 'median of the competitors',
    })
  })
})

it('a price is at market within the tolerance, 0.5 % by default', () => {
  const all = [offer('East', 100), offer('North', 100.5)]
  const at = (tolerance?: number) =>
    positionIn(all, {
      ownMerchants: ['North'],
      reference: 'median',
      ...(tolerance !== undefined && { tolerance }),
    }).status
  expect(at()).toBe('equal')
  expect(at(0.4)).toBe('dearer')
  expect(at(0)).toBe('dearer')
})
