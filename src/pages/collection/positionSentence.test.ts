import { describe, expect, it } from 'vitest'
import { countPositions } from '@/domain/market/rowMarket.ts'
import { positionFigures, positionSentence } from './positionSentence.ts'

const pricePositions = { ...countPositions([]), dearer: 26, equal: 7, cheaper: 11, 'only mine': 6 }

type Options = Parameters<typeof positionSentence>[0]

function sentence(
  rowsResult: Partial<Options['rowsResult']>,
  other: Partial<Omit<Options, 'rowsResult'>> = {},
) {
  const market = {
    codes: 50,
    notRequested: 0,
    without: 0,
    together: 0,
    statusCounts: pricePositions,
  }
  const eans = { with: { all: 50, remaining: 50 }, without: { all: 0, remaining: 0 } }
  const found = positionSentence({
    rowsResult: { matching: 50, index: null, hasMarket: true, market, eans, ...rowsResult },
    hasNoOwnMerchant: false,
    isRunning: false,
    than: 'the market',
    tolerance: 0.5,
    ...other,
  })
  return found && found.before + found.conclusion + found.after
}
const of = (mean: number, n = 44) => ({ index: { mean, median: mean, n } })

describe('the price position of a collection in a sentence', () => {
  it.each([
    ['above', 108.1, 'Your prices are 8.1% above the market (44 of 50 products have competitors).'],
    ['below', 96.7, 'Your prices are 3.3% below the market (44 of 50 products have competitors).'],
    ['at', 100.5, 'Your prices are at the market (44 of 50 products have competitors).'],
  ])('says that your prices are %s the market', (_, mean, words) => {
    expect(sentence(of(mean))).toBe(words)
  })

  it('says “so far” while prices or rows are loading, and counts one in the singular', () => {
    expect(sentence(of(102, 1), { isRunning: true })).toBe(
      'So far, your prices are 2.0% above the market (1 of 50 products has competitors).',
    )
    expect(sentence({}, { isRunning: true })).toBe('Market prices are being checked.')
  })

  it('names another figure that you compare with', () => {
    expect(sentence(of(112), { than: 'the lowest' })).toBe(
      'Your prices are 12.0% above the lowest (44 of 50 products have competitors).',
    )
  })

  it('says what to do if there is no price position yet', () => {
    expect(sentence({ hasMarket: false })).toBe(
      'Check market prices to see how your prices compare.',
    )
    expect(sentence({ hasMarket: false }, { isRunning: true })).toBeNull()
    expect(sentence({}, { hasNoOwnMerchant: true })).toBe(
      'Choose your merchant to see how your prices compare.',
    )
  })

  it('says why there is no price position after prices were checked', () => {
    const market = { codes: 12, notRequested: 0, without: 0, together: 0 }
    const checked = (count: number) => ({
      ...market,
      statusCounts: { ...pricePositions, checked: count },
    })
    expect(sentence({ market: checked(12) })).toBe(
      'None of 12 products with market prices has both your price and a competitor’s.',
    )
    expect(sentence({ market: checked(0) })).toBe('No product has a market price.')
  })

  it('is empty without rows, and if no row has a code', () => {
    expect(sentence({ matching: 0 })).toBeNull()
    const eans = { with: { all: 0, remaining: 0 }, without: { all: 50, remaining: 50 } }
    expect(sentence({ hasMarket: false, eans })).toBeNull()
  })

  it('comes with its statistics, without those that are 0', () => {
    const figures = positionFigures(
      { mean: 108.1, median: 106, n: 44 },
      pricePositions,
      'median of the competitors’ offer prices',
    )
    expect(figures).toEqual([
      ['Price index, average', '108.1'],
      ['Price index, median', '106.0'],
      ['Products with a price index', '44'],
      ['Above market', '26'],
      ['At market', '7'],
      ['Below market', '11'],
      ['Only you sell it', '6'],
      ['Price index', 'Your price ÷ median of the competitors’ offer prices × 100'],
    ])
  })
})
