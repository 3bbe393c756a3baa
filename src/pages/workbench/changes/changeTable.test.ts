import { expect, it } from 'vitest'
import { heldColumns, shownColumns } from './changeTable.ts'
import type { ChangeMarkets } from './useChangeMarkets.ts'

const keys = (...given: Parameters<typeof shownColumns>) =>
  shownColumns(...given).map(({ key }) => key)

it('has a column for each kind of change', () => {
  expect(keys(null)).toEqual([
    'title',
    'merchant',
    'price',
    'percent',
    'change',
    'stock',
    'discount',
  ])
})

it('shows the chosen columns, and the one that a top is ranked by', () => {
  expect(keys(['difference'])).toEqual(['title', 'difference'])
  expect(keys([], undefined, { most: 5, column: 'percent', down: true })).toEqual([
    'title',
    'percent',
  ])
})

it('has the price position last, which without the time before is that of now', () => {
  const columns = (hasBefore: boolean) =>
    heldColumns({
      isKnown: true,
      hasBefore,
      standing: { reference: { label: 'median of the others' } },
    } as unknown as ChangeMarkets) // as much as the columns need
  expect(shownColumns(null, columns(true)).at(-1)?.label).toBe('Price position')
  expect(shownColumns(null, columns(false)).at(-1)?.label).toBe('Price position now')
})
