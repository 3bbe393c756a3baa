import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { statusOfDifference, type PriceSide } from '@/domain/pricing/priceStatus.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { createRowWork } from './createRowWork.ts'
import type { GroupFigures } from './rowView.ts'

type Listing = {
  brand: string | null
  offerPrice: number | null
  /** Null: not checked. The test computes the index of `compared` in the simplest way. */
  market: { own: number | null; competitor: number | null } | null
}

const price = fc.option(fc.integer({ min: 0, max: 400 }))
const listing: fc.Arbitrary<Listing> = fc.record({
  brand: fc.option(fc.constantFrom('', 'Marlowe', 'Haldane', 'Norrland')),
  offerPrice: price,
  market: fc.option(fc.record({ own: price, competitor: price })),
})

const codeOf = (at: number) => String(2_049_811_000_000 + at)

/** The answer of the check of its code; only a price above 0 counts. */
function answerOf(market: NonNullable<Listing['market']>) {
  const own = market.own || null
  const competitor = market.competitor || null
  const index = own === null || competitor === null ? null : (own / competitor) * 100
  const side =
    index !== null
      ? statusOfDifference(index - 100, 0.5)
      : own !== null && competitor === null
        ? ('only mine' as const)
        : own === null && competitor !== null
          ? ('not mine' as const)
          : null
  return { own, competitor, index, side }
}

function workOn(listings: readonly Listing[]) {
  const work = createRowWork()
  work.add(
    listings.map(({ brand, offerPrice }, at) =>
      aResultRow({ productId: `P${at}`, brand, offerPrice, eans: [codeOf(at)] }),
    ),
  )
  work.market(
    listings.flatMap(({ market }, at) => {
      if (market === null) return []
      const { own, competitor, index, side } = answerOf(market)
      const code = aCodeMarket({
        code: codeOf(at),
        myPrice: own,
        reference: competitor,
        index,
        status: side,
        n: competitor === null ? 0 : 1,
        competitors: competitor === null ? 0 : 1,
        isSold: own !== null,
      })
      return [[marketKey('us', codeOf(at)), code] as const]
    }),
  )
  return work
}

const near = (value: number | null) =>
  value === null ? null : (expect.closeTo(value, 6) as number)

/** The expected figures of some listings, computed one by one. */
function plainFigures(
  value: string | null,
  listings: readonly Listing[],
  priceOf: (one: Listing) => number | null,
): GroupFigures {
  const prices = listings.flatMap((one) => priceOf(one) || []).toSorted((a, b) => a - b)
  const half = prices.length / 2
  const answers = listings.flatMap(({ market }) => (market ? [answerOf(market)] : []))
  const indices = answers.flatMap(({ index }) => index ?? [])
  const mean = (figures: number[]) =>
    figures.length === 0 ? null : figures.reduce((sum, one) => sum + one, 0) / figures.length
  const of = (side: PriceSide | 'only mine') => answers.filter((one) => one.side === side).length
  return {
    value,
    rows: listings.length,
    n: prices.length,
    lowest: prices[0] ?? null,
    median: near(mean(prices.slice(Math.ceil(half) - 1, Math.floor(half) + 1))),
    mean: near(mean(prices)),
    highest: prices.at(-1) ?? null,
    index: near(mean(indices)),
    compared: indices.length,
    counts: {
      above: of('dearer'),
      at: of('equal'),
      below: of('cheaper'),
      onlyYou: of('only mine'),
    },
  }
}

describe('the figures of each group', () => {
  it.each([
    ['offerPrice', ({ offerPrice }: Listing) => offerPrice],
    ['myPrice', ({ market }: Listing) => market && answerOf(market).own],
  ] as const)('of %s match a plain calculation over the products', (figure, priceOf) => {
    fc.assert(
      fc.property(fc.array(listing, { maxLength: 60 }), (listings) => {
        const { groups, all } = workOn(listings).groups({ by: 'brand', figure })
        const names = [...new Set(listings.map(({ brand }) => brand ?? ''))]
        const expected = names.map((name) =>
          plainFigures(
            name,
            listings.filter(({ brand }) => (brand ?? '') === name),
            priceOf,
          ),
        )
        const byName = (a: GroupFigures, b: GroupFigures) =>
          (a.value ?? '').localeCompare(b.value ?? '')
        expect(groups.toSorted(byName)).toEqual(expected.toSorted(byName))
        expect(all).toEqual(plainFigures(null, listings, priceOf))
      }),
      { seed: 33, numRuns: 300 },
    )
  })

  it('are empty without a price, never 0; groups with most products come first', () => {
    const { groups } = workOn([
      { brand: 'Haldane', offerPrice: 0, market: null },
      { brand: 'Marlowe', offerPrice: 20, market: null },
      { brand: 'Marlowe', offerPrice: null, market: null },
    ]).groups({ by: 'brand', figure: 'offerPrice' })
    expect(groups.map(({ value }) => value)).toEqual(['Marlowe', 'Haldane'])
    expect(groups[1]).toMatchObject({ rows: 1, n: 0, lowest: null, median: null, index: null })
  })
})
