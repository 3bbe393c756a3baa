import { expect, it } from 'vitest'
import { referenceWords } from '../../../market/reference.ts'
import { columnLabels } from '../../../model/columns/columns.ts'
import { noFilter } from '../../../model/workbench/rowView.ts'
import { usualSummary } from '../../../model/workbench/summaryState.ts'
import { workbenchState } from '../workbenchState.ts'
import { offeredViewName } from './viewName.ts'

const labels = columnLabels(referenceWords('median'))
const filter = { ...noFilter, values: { merchant: ['Northgate'] } }

it.each([
  ['the table as it comes', {}, 'All products'],
  ['its filters', { filter }, 'Northgate'],
  [
    'filters and order',
    { filter, sort: [{ column: 'offerPrice' as const, down: true }] },
    'Northgate, by offer price',
  ],
  ['a summary', { view: 'summary' as const }, 'Median offer price by brand and merchant'],
  [
    'a ranking',
    {
      view: 'summary' as const,
      filter,
      summary: { ...usualSummary, across: '' as const, figure: 'discount' as const },
    },
    'Median discount by brand, Northgate',
  ],
])('the name offered for a view says %s', (_, given, name) => {
  expect(offeredViewName(workbenchState(given), labels, [])).toBe(name)
})

it('a name that is taken gets a number', () => {
  const state = workbenchState({})
  expect(offeredViewName(state, labels, ['All products'])).toBe('All products 2')
  expect(offeredViewName(state, labels, ['All products', 'All products 2'])).toBe('All products 3')
})
