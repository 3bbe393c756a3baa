import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketFigures, rankBeside } from './marketFigures.ts'
import { toOfferRows } from './offerRows.ts'
import { positionIn } from './position.ts'

const merchants = ['a', 'b', 'c', 'd']
const name = fc.option(fc.constantFrom(...merchants))
const price = fc.option(fc.constantFrom(0, -1, 10, 10, 12.5, 20, 99.99, Infinity))
const offer = fc.record({
  productId: fc.option(fc.constantFrom('p', 'q')),
  merchantId: name,
  merchantName: name,
  offerPrice: price,
  salePrice: fc.constant(null),
})
const offers = fc.array(offer, { maxLength: 8 })
const reference = fc.oneof(
  fc.constantFrom('median' as const, 'min' as const, 'mean' as const),
  fc.constantFrom(...merchants).map((merchant) => ({ merchant })),
)
const ownMerchants = fc.subarray(['p', 'B', ...merchants])

describe('the figures of a market', () => {
  it('match those of the EAN page for any of your merchants and any comparison', () => {
    const requested = fc.array(fc.tuple(ownMerchants, reference), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(offers, requested, (all, questions) => {
        for (const [who, against] of questions) {
          const { summary } = toOfferRows(all, { ownMerchants: who, reference: against })
          const { own, ...rest } = positionIn(all, { ownMerchants: who, reference: against })
          expect(summary).toMatchObject({
            n: rest.n,
            excluded: rest.excluded,
            min: rest.min,
            median: rest.median,
            max: rest.max,
            mean: rest.mean,
            spread: rest.spread,
            spreadPercent: rest.spreadPercent,
            index: rest.index,
            noIndex: rest.noIndex,
            referenceLabel: rest.referenceLabel,
          })
          expect(own && { rank: own.rank, of: own.of, tied: own.tied, price: own.price }).toEqual(
            summary.ownPrice && {
              rank: summary.ownPrice.rank,
              of: summary.ownPrice.of,
              tied: summary.ownPrice.tied,
              price: summary.ownPrice.price,
            },
          )
        }
      }),
      { seed: 21, numRuns: 400 },
    )
  })

  it('count merged merchants as one, until they are separated', () => {
    const of = (merchantName: string) => ({
      productId: null,
      merchantId: null,
      merchantName,
      salePrice: null,
      offerPrice: 1,
    })
    const some = [of('Northgate'), of('NORTHGATE'), of('Cartwheel')]
    const counted = (joined: string[][]) => marketFigures(some, joined).statistics.merchants
    expect(counted([])).toBe(2)
    expect(counted([['Northgate', 'Cartwheel']])).toBe(1)
    expect(counted([])).toBe(2)
  })

  it('rank a price from outside like one more offer', () => {
    const of = (...prices: number[]) =>
      marketFigures(
        prices.map((offerPrice) => ({
          productId: null,
          merchantId: null,
          merchantName: null,
          salePrice: null,
          offerPrice,
        })),
        [],
      )
    expect(rankBeside(of(10, 20, 20), 20)).toEqual({ rank: 2, of: 4, tied: 3 })
    expect(rankBeside(of(10, 20), 15)).toEqual({ rank: 2, of: 3, tied: 1 })
    expect(rankBeside(of(), 15)).toEqual({ rank: 1, of: 1, tied: 1 })
  })
})
