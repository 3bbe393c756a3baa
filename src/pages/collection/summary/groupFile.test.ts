import { expect, it } from 'vitest'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { groupFile } from './groupFile.ts'

it('the exported groups have the table’s columns and order, with all products last', () => {
  const work = createRowWork()
  work.add(
    [
      ['Marlowe', 20],
      ['Marlowe', 30],
      ['Alder', 50],
      ['Norrland', 0],
      ['Norrland', null],
    ].map(([brand, offerPrice], at) =>
      aResultRow({
        productId: `P${at}`,
        brand: String(brand),
        offerPrice: typeof offerPrice === 'number' ? offerPrice : null,
      }),
    ),
  )
  const of = { by: 'brand', figure: 'offerPrice' } as const
  const file = groupFile({
    groups: work.groups(of),
    of,
    what: 'Offer price',
    sort: { column: 'highest', down: true },
    least: 2,
    countries: ['us'],
    comparedWith: 'market median',
    label: '',
    at: Date.UTC(2026, 10, 29),
  })
  // Figures that were never checked have no column.
  expect(file.columns.map(({ label }) => label)).toEqual([
    'Brand',
    'Products',
    'Share',
    'Lowest offer price',
    'Median offer price',
    'Mean offer price',
    'Highest offer price',
  ])
  expect(file.rows.map((row) => file.columns.map(({ cell }) => cell(row)))).toEqual([
    ['Marlowe', 2, 40, 20, 25, 25, 30],
    ['Norrland', 2, 40, null, null, null, null],
    ['All products', 5, 100, 20, 30, expect.closeTo(100 / 3, 6), 50],
  ])
  expect(file.about()).toEqual(
    expect.arrayContaining([
      'Offer price by brand',
      'Left out: 1 group under 2 products',
      'Order: by highest offer price, highest first',
    ]),
  )
})
