import { expect, it } from 'vitest'
import { listItemRow } from '@/domain/collections/itemRows.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { usualSummary } from '@/domain/rows/summaryState.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { itemSummary } from './itemSummary.ts'

const CODE = '2049811763054'

function workOn(brand: string | null) {
  const work = createRowWork()
  work.put([listItemRow(aListEntry('P1', { seen: aSeenProduct({ brand, eans: [CODE] }) }), 0)])
  return work
}

it('the summary groups rows without brands by status, or by price position once prices are checked', () => {
  const work = workOn(null)
  const before = itemSummary(work.query(noFilter, []), usualSummary)
  expect(before).toMatchObject({ down: 'status', across: '', measure: 'count' })
  work.market([[marketKey('us', CODE), aCodeMarket({ index: 125 })]])
  expect(itemSummary(work.query(noFilter, []), usualSummary)).toMatchObject({
    down: 'priceStatus',
    across: '',
    figure: 'index',
    measure: 'median',
  })
})

it('the summary doesn’t change a chosen measure, or the grouping of rows with brands', () => {
  const chosen = { ...usualSummary, measure: 'max' as const }
  expect(itemSummary(workOn(null).query(noFilter, []), chosen)).toEqual(chosen)
  expect(itemSummary(workOn('Marlowe').query(noFilter, []), usualSummary)).toEqual(usualSummary)
})
