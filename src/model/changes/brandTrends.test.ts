import { expect, it } from 'vitest'
import { brandTrends } from './brandTrends.ts'

const row = (brand: string | null, offerPrice: number | null) => ({ brand, offerPrice })

it('is the median of all rows and of each brand at each snapshot, whatever its spelling', () => {
  const trends = brandTrends(
    [
      [row('Alder', 10), row('ALDER', 20), row('Indira', 90), row(null, 30), row('Indira', 0)],
      [row('Alder', 12), row('HP', 5)],
    ],
    [['Hewlett-Packard', 'HP']],
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

it('has a line without prices where there is none', () => {
  expect(brandTrends([[], []], [])).toEqual([
    {
      brand: '',
      points: [
        { median: null, n: 0 },
        { median: null, n: 0 },
      ],
    },
  ])
})
