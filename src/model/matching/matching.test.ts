import { describe, expect, it } from 'vitest'
import { matchTitle } from './matchTitle.ts'
import { rankRecords, USUAL_THRESHOLD, type Candidate } from './rankRecords.ts'
import { titleKeywords } from './titleKeywords.ts'
import { titleParts } from './titleParts.ts'

const row = (title: string, brand = '', size = '') => ({ title, brand, size })
const scoreOf = (title: string, record: string, brand = '') =>
  matchTitle(row(title), row(record, brand)).score

describe('the parts of a title', () => {
  it.each([
    ['Milk 500 ml', 'Milk 0.5 l'],
    ['Milk 0,5 l', 'Milk 50cl'],
    ['Rice 1 kg', 'Rice 1000 gms'],
    ['Rice 2 lb', 'Rice 32 oz'],
    ['Soap 16.9 fl. oz.', 'Soap 16.9 floz'],
    ['Envelopes (40 ct)', 'Envelopes 40 pack'],
  ])('state one size: %s is %s', (one, other) => {
    const [first] = titleParts(one).quantities
    const [second] = titleParts(other).quantities
    expect(first?.kind).toBe(second?.kind)
    expect(first?.value).toBeCloseTo(second?.value ?? 0, 0)
  })

  it('fold case, accents, apostrophes and plurals', () => {
    expect(titleParts('TRADER JOE’S Crème Brûlée Berries').words).toEqual([
      'trader',
      'joe',
      'creme',
      'brulee',
      'berry',
    ])
  })

  it('keep numbers without a unit, and a size said twice once', () => {
    expect(titleParts('SPF 50 Lotion 200 ml (200ml)')).toMatchObject({
      numbers: ['50'],
      quantities: [{ kind: 'volume', value: 200 }],
    })
  })
})

describe('the match of a title', () => {
  it.each([
    [
      'the same words in another order',
      'Teriyaki Turkey Jerky 4 oz',
      "Trader Joe's Turkey Jerky Teriyaki (4 oz)",
    ],
    ['another unit', 'Turkey Jerky Teriyaki 113 g', 'Turkey Jerky Teriyaki (4 oz)'],
    ['a word cut short', 'Choc. Chip Cookies 300 g', 'Chocolate Chip Cookies (300 g)'],
    ['vowels left out', 'Chckn Noodle Soup 10 oz', 'Chicken Noodle Soup (10 oz)'],
    ['a slip', 'Yoghurt Strawbery 150 g', 'Yoghurt Strawberry 150g'],
  ])('is good with %s', (_what, title, record) => {
    const brand = record.startsWith('Trader') ? "Trader Joe's" : ''
    expect(scoreOf(title, record, brand)).toBeGreaterThan(USUAL_THRESHOLD)
  })

  it.each([
    ['another size', 'Tomato Ketchup 500 ml', 'Tomato Ketchup 1 l'],
    ['another number', 'Sun Lotion SPF 30', 'Sun Lotion SPF 50'],
    ['another kind', 'Turkey Jerky Teriyaki 4 oz', 'Turkey Jerky Original (4 oz)'],
    ['nothing in common', 'Green Tea', 'Dish Soap'],
    ['nothing at all', '', 'Dish Soap'],
  ])('is poor with %s', (_what, title, record) => {
    expect(scoreOf(title, record)).toBeLessThan(USUAL_THRESHOLD)
  })

  it('says why in words', () => {
    expect(
      matchTitle(row('Tomato Ketchup 500 ml', 'Heinz'), row('Tomato Ketchup Hot (1 l)', 'Hela')),
    ).toEqual({
      score: expect.closeTo(0.18, 1),
      reasons: [
        'not in the record: heinz',
        'only in the record: hot',
        'another brand',
        'another size',
      ],
    })
    expect(matchTitle(row('Ketchup'), row('Ketchup 1 l')).reasons).toEqual([
      'all words',
      'the row states no size',
    ])
  })
})

describe('the records that may be meant', () => {
  const record = (id: string, title: string, brand: string, ean: string): Candidate => ({
    id,
    title,
    brand,
    size: '',
    eans: [ean],
  })

  it('come best first, and one product of several merchants stands out', () => {
    const ranked = rankRecords(row('Ketchup 500 ml Heinz'), [
      record('1', 'Hela Ketchup 500 ml', 'Hela', '11'),
      record('2', 'Heinz Ketchup (0.5 l)', 'Heinz', '022'),
      record('3', 'Heinz Ketchup 500ml', 'Heinz', '22'),
    ])
    expect(ranked.map(({ record: { id } }) => id)).toEqual(['2', '3', '1'])
    expect(ranked[0]?.score).toBeGreaterThan(USUAL_THRESHOLD)
  })

  it('stay below the threshold where two products fit as well', () => {
    const ranked = rankRecords(row('Ketchup 500 ml'), [
      record('1', 'Hela Ketchup 500 ml', 'Hela', '11'),
      record('2', 'Heinz Ketchup 500 ml', 'Heinz', '22'),
    ])
    expect(ranked.every(({ score }) => score < USUAL_THRESHOLD)).toBe(true)
    expect(ranked[0]?.reasons).toContain('another product fits as well')
  })

  it('are none for none', () => {
    expect(rankRecords(row('Ketchup'), [])).toEqual([])
  })
})

describe('the keywords for a row', () => {
  it('are its words without sizes, then fewer', () => {
    expect(titleKeywords(row('Slow Cooker Sauces Apple Bourbon Bbq 12 oz', 'Campbell’s'))).toEqual([
      'campbell slow cooker sauce apple bourbon',
      'campbell cooker bourbon',
      'campbell bourbon',
      'cooker bourbon',
    ])
  })

  it('are each asked once', () => {
    expect(titleKeywords(row('Green Tea'))).toEqual(['green tea', 'tea'])
    expect(titleKeywords(row('500 ml'))).toEqual([])
  })
})
