import { expect, it } from 'vitest'
import { columnLabels } from '@/domain/columns/columns.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { usualSummary } from '@/domain/rows/summaryState.ts'
import { collectionViewState } from '@/pages/collection/collectionViewState.ts'
import { suggestedViewName } from './viewName.ts'

const labels = columnLabels(referenceWords('median'))
const filter = { ...noFilter, values: { merchant: ['Northgate'] } }

it.each([
  ['the table with default settings', {}, 'All products'],
  ['the filters of the table', { filter }, 'Northgate'],
  [
    'the filters and the order of the table',
    { filter, sort: [{ column: 'offerPrice' as const, down: true }] },
    'Northgate, by offer price',
  ],
  ['a summary', { view: 'summary' as const }, 'Summary by brand and merchant'],
  [
    'a summary of a chosen figure',
    { view: 'summary' as const, summary: { ...usualSummary, figure: 'discount' as const } },
    'Median discount by brand and merchant',
  ],
  [
    'a summary of product counts',
    { view: 'summary' as const, summary: { ...usualSummary, measure: 'count' as const } },
    'Products by brand and merchant',
  ],
  [
    'a summary by one grouping',
    {
      view: 'summary' as const,
      filter,
      summary: { ...usualSummary, across: '' as const, figure: 'discount' as const },
    },
    'Discount by brand, Northgate',
  ],
])('the suggested name of a view describes %s', (_, overrides, name) => {
  expect(suggestedViewName(collectionViewState(overrides), labels, [])).toBe(name)
})

it('a suggested name that is already used gets a number', () => {
  const state = collectionViewState({})
  expect(suggestedViewName(state, labels, ['All products'])).toBe('All products 2')
  expect(suggestedViewName(state, labels, ['All products', 'All products 2'])).toBe(
    'All products 3',
  )
})
