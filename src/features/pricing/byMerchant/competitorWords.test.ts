import { describe, expect, it } from 'vitest'
import { rankCompetitors, type PricedItem } from '@/domain/pricing/competitors.ts'
import { competitorSentence, namedCompetitors } from './competitorWords.ts'

const NAMES = ['Cartwheel', 'Sundial', null].map((name) => ({
  name,
  spellings: name === null ? [] : [name],
}))

function rankingOf(items: PricedItem[]) {
  return {
    names: NAMES,
    competitors: rankCompetitors(items, 0.5),
    items: items.length,
    own: items.filter(({ own }) => own !== null).length,
    without: 0,
  }
}
const item = (own: number | null, prices: number[]): PricedItem => ({
  own,
  isSold: own !== null,
  prices,
})
const DONE = { hasOwnMerchant: true, isRunning: false }

describe('the sentence about who undercuts you', () => {
  const ranking = rankingOf([item(100, [0, 90, 1, 80]), item(100, [0, 92])])

  it('names the competitor that undercuts you most often, and by how much', () => {
    expect(competitorSentence(ranking, DONE)).toBe(
      'Cartwheel undercuts you most: cheaper on 2 of the 2 products you both sell, typically by 9.0%.',
    )
    expect(competitorSentence(ranking, { ...DONE, isRunning: true })).toMatch(/^So far, Cartwheel/)
  })

  it.each([
    ['no competitor is cheaper', [item(100, [0, 100.4, 1, 120])], 'No competitor undercuts you.'],
    ['nobody else sells your products', [item(100, [])], 'No competitor sells your products.'],
    [
      'you sell none of the products',
      [item(null, [0, 5])],
      'None of these products has a price of yours.',
    ],
  ])('says so if %s', (_, items, words) => {
    expect(competitorSentence(rankingOf(items), DONE)).toBe(words)
    expect(competitorSentence(rankingOf(items), { ...DONE, isRunning: true })).toBe(
      'Market prices are being checked.',
    )
  })

  it('says to choose your merchant if none is chosen', () => {
    expect(competitorSentence(ranking, { ...DONE, hasOwnMerchant: false })).toBe(
      'Choose your merchant to see who undercuts you.',
    )
  })
})

it('offers without a merchant name belong to no competitor', () => {
  const ranking = rankingOf([item(100, [2, 50, 1, 60])])
  expect(namedCompetitors(ranking).map(({ name }) => name)).toEqual(['Sundial'])
})
