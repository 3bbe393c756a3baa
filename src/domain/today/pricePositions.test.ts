import { describe, expect, it } from 'vitest'
import { collectFacts } from '@/domain/alerts/facts.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { offersAt } from '@test/made/anAlertRule.ts'
import { collectPositions } from './pricePositions.ts'

const SHIRT = '2049811763054'
const POLO = '2049811819164'
const [MONDAY, TUESDAY] = [Date.UTC(2026, 10, 16, 6), Date.UTC(2026, 10, 17, 6)]

type Prices = Record<string, number>

const answered = (at: number, code: string, prices: Prices, country = 'us') => ({
  key: `ean ${country} ${code}`,
  outcome: {
    state: 'done' as const,
    at,
    ms: 1,
    tries: 1,
    answer: {
      kind: 'ean' as const,
      code,
      echo: null,
      title: null,
      imageUrl: null,
      // Each listing has one code.
      offers: offersAt(prices).map((offer) => ({
        ...offer,
        productId: `${offer.merchantId} ${code}`,
      })),
    },
  },
})

function getPricePositions(
  batches: Record<string, ReturnType<typeof answered>[]>,
  { ownMerchants = ['northgate'], list = {} }: { ownMerchants?: string[]; list?: Prices } = {},
) {
  const pricingContext = { ownMerchants: { '*': ownMerchants }, tolerance: 0.5, aliases: noAliases }
  const { addMarket, standings: pricePositions } = collectPositions(
    pricingContext,
    'median',
    ({ code }) => list[code] ?? null,
  )
  const facts = collectFacts([], addMarket)
  for (const [id, outcomes] of Object.entries(batches)) facts.addCodes({ id, outcomes })
  return pricePositions(facts.facts().codes)
}

describe('your price position over everything saved', () => {
  it('is counted by the latest answer of each code, most overpriced first', () => {
    const [us] = getPricePositions({
      b: [
        answered(MONDAY, SHIRT, { northgate: 200, sundial: 100 }),
        answered(TUESDAY, SHIRT, { northgate: 110, sundial: 100, petra: 0 }),
        answered(TUESDAY, POLO, { northgate: 150, sundial: 100 }),
        answered(TUESDAY, '2000000000008', { northgate: 100.4, sundial: 100 }),
        answered(TUESDAY, '2000000000015', { northgate: 90, sundial: 100 }),
        answered(TUESDAY, '2000000000022', { sundial: 100 }),
      ],
    })
    expect(us?.counts).toEqual({ cheaper: 1, equal: 1, dearer: 2, unknown: 1 })
    expect(us?.mostOverpriced).toMatchObject([
      { code: POLO, market: { index: 150, rank: 2, of: 2 }, sizes: 1 },
      { code: SHIRT, market: { index: 110, reference: 100, n: 1 }, sizes: 1 },
    ])
    expect(us?.collectionId).toBe('b')
  })

  it('counts the sizes of a listing of yours once, by the median of their indexes', () => {
    const size = (code: string, own: number) => {
      const one = answered(MONDAY, code, { northgate: own, sundial: 100 })
      const offers = one.outcome.answer.offers.map((offer) =>
        offer.merchantId === 'northgate' ? { ...offer, productId: 'shirt' } : offer,
      )
      return { ...one, outcome: { ...one.outcome, answer: { ...one.outcome.answer, offers } } }
    }
    const [us] = getPricePositions({ b: [size(SHIRT, 110), size(POLO, 130)] })
    expect(us?.counts).toEqual({ cheaper: 0, equal: 0, dearer: 1, unknown: 0 })
    expect(us?.mostOverpriced).toMatchObject([{ code: POLO, sizes: 2, market: { index: 120 } }])
  })

  it('names no collection if none contains all products that are above market', () => {
    const dear = { northgate: 2, sundial: 1 }
    const [us] = getPricePositions({
      a: [answered(MONDAY, SHIRT, dear)],
      b: [answered(MONDAY, POLO, dear)],
    })
    expect(us?.mostOverpriced).toHaveLength(2)
    expect(us?.collectionId).toBeNull()
  })

  it('is calculated for each run from the latest answer of each code until then', () => {
    const soon = MONDAY + 20 * 60_000
    const [us] = getPricePositions({
      b: [
        answered(TUESDAY, SHIRT, { northgate: 120, sundial: 100 }),
        answered(MONDAY, SHIRT, { northgate: 110, sundial: 100 }),
        answered(soon, POLO, { northgate: 90, sundial: 100 }),
      ],
    })
    // Answers within twenty minutes belong to one run.
    expect(us?.indices).toEqual([
      { at: soon, mean: 100, n: 2 },
      { at: TUESDAY, mean: 105, n: 2 },
    ])
  })

  it('uses your price list if the catalog has no offer of yours', () => {
    const [us] = getPricePositions(
      { b: [answered(MONDAY, SHIRT, { sundial: 100 })] },
      { ownMerchants: [], list: { [SHIRT]: 125 } },
    )
    expect(us?.mostOverpriced).toMatchObject([
      { code: SHIRT, market: { index: 125, myPrice: 125 } },
    ])
    expect(us?.indices).toEqual([{ at: MONDAY, mean: 125, n: 1 }])
  })

  it('is separate for each country, and unknown while you have no merchant', () => {
    const markets = getPricePositions(
      {
        b: [
          answered(MONDAY, SHIRT, { northgate: 2, sundial: 1 }),
          answered(MONDAY, SHIRT, { northgate: 3, sundial: 1 }, 'in'),
        ],
      },
      { ownMerchants: [] },
    )
    expect(markets.map(({ country }) => country).toSorted()).toEqual(['in', 'us'])
    for (const { counts, mostOverpriced, indices, merchants } of markets) {
      expect(counts).toEqual({ cheaper: 0, equal: 0, dearer: 0, unknown: 1 })
      expect([...mostOverpriced, ...indices]).toEqual([])
      expect(merchants).toHaveLength(2)
    }
  })

  it('is empty if nothing was checked', () => {
    expect(getPricePositions({})).toEqual([])
  })
})
