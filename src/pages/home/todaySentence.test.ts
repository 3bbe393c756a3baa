import { expect, it } from 'vitest'
import { sentenceText } from '@/lib/text/sentence.ts'
import { todaySentence } from './todaySentence.ts'

const pricePositions = {
  country: 'us',
  counts: { cheaper: 11, equal: 7, dearer: 26, unknown: 6 },
  mostOverpriced: [],
  collectionId: null,
  indices: [{ at: 1, mean: 108.1, n: 44 }],
  merchants: [],
}
const of = (overrides: Partial<typeof pricePositions>) =>
  todaySentence({
    pricePositions: { ...pricePositions, ...overrides },
    than: 'the market',
    tolerance: 0.5,
  })

it('Home says how your prices compare, and how many products are above', () => {
  const sentence = of({})
  expect(sentence && sentenceText(sentence)).toBe(
    'Your prices in US are 8.1% above the market; 26 of 44 products are above it.',
  )
})

it('Home has no sentence about prices before one is compared', () => {
  expect(of({ indices: [] })).toBeNull()
})
