import { expect, it } from 'vitest'
import { noAliases } from '@/domain/pricing/names.ts'
import { brandTrends } from './brandTrends.ts'

const row = (brand: string | null, offerPrice: number | null, merchant: string | null = null) => ({
  brand,
  offerPrice,
  merchant,
})

it('calculates the median of all rows and of each brand per version, merging spellings and aliases', () => {
  const trends = brandTrends(
    [
      [row('Alder', 10), row('ALDER', 20), row('Indira', 90), row(null, 30), row('Indira', 0)],
      [row('Alder', 12), row('HP', 5)],
    ],
    { brand: [['Hewlett-Packard', 'HP']], merchant: [] },
  )
  expect(
    trends.map(({ brand, points }) => [brand, points.map(({ median, n }) => [median, n])]),
  ).toEqual([
    [
      '',
      [
        [25, 4],
        [8.5, 2],
      ],
    ],
    [
      'Alder',
      [
        [15, 2],
        [12, 1],
      ],
    ],
    [
      'Indira',
      [
        [90, 1],
        [null, 0],
      ],
    ],
    [
      'Hewlett-Packard',
      [
        [null, 0],
        [5, 1],
      ],
    ],
  ])
})

it('returns one line without prices if there are no rows', () => {
  expect(brandTrends([[], []], noAliases)).toEqual([
    {
      brand: '',
      points: [
        { median: null, n: 0 },
        { median: null, n: 0 },
      ],
      merchants: [],
      lowest: null,
    },
  ])
})

it('calculates the median of each merchant, aliases merged, and finds the first lowest price', () => {
  const [all, marlowe] = brandTrends(
    [
      [row('Marlowe', 20, 'Sundial'), row('Marlowe', 10, 'Petra'), row('Haldane', 4, 'Petra')],
      [
        row('Marlowe', 18, 'SUNDIAL'),
        row('Marlowe', 14, 'Sun Dial Ltd'),
        row('Marlowe', 10, 'Petra'),
      ],
    ],
    { brand: [], merchant: [['Sundial', 'Sun Dial Ltd']] },
  )
  expect(all?.lowest).toEqual({ price: 4, merchant: 'Petra', place: 0 })
  expect(marlowe?.lowest).toEqual({ price: 10, merchant: 'Petra', place: 0 })
  expect(
    marlowe?.merchants.map(({ merchant, points }) => [merchant, points.map((one) => one.median)]),
  ).toEqual([
    ['Sundial', [20, 16]],
    ['Petra', [10, 10]],
  ])
})
