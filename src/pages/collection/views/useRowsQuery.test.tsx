import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noAliases } from '@/domain/pricing/names.ts'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { noFilter, type RowsResult, type RowEngine, type RowSort } from '@/domain/rows/rowView.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { useRowsQuery } from './useRowsQuery.ts'

const RISING: RowSort = [{ column: 'offerPrice', down: false }]
const FALLING: RowSort = [{ column: 'offerPrice', down: true }]

/** An engine that answers one call after the other, each when the test releases it. */
function slowEngine() {
  const work = createRowWork()
  work.add([1, 2, 3].map((offerPrice) => aResultRow({ productId: `P${offerPrice}`, offerPrice })))
  const waiting: (() => void)[] = []
  const query = vi.fn<RowEngine['query']>(async (filter, sort) => {
    const answer = work.query(filter, sort)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return answer
  })
  const engine = { ...work, query } as unknown as RowEngine // of which nothing else is asked
  return { engine, work, query, answer: () => waiting.shift()?.() }
}

const order = (rowsResult: RowsResult | null) => rowsResult?.sort

it('a query that is changed and changed back runs again, so the last order applies', async () => {
  const { engine, work, query, answer } = slowEngine()
  const read = { engine, rows: 3, aliases: noAliases, minVersion: 0 }
  const { result, rerender } = renderHook((sort: RowSort) => useRowsQuery(read, noFilter, sort), {
    initialProps: RISING,
  })
  answer()
  await waitFor(() => expect(order(result.current.rowsResult)).toEqual(RISING))

  rerender(FALLING)
  rerender(RISING)
  answer()
  await waitFor(() => expect(query).toHaveBeenCalledTimes(3))
  answer()
  await waitFor(() => expect(result.current.isOlder).toBe(false))
  expect(work.rows(0, 3).map(({ offerPrice }) => offerPrice)).toEqual([1, 2, 3])
  expect(order(result.current.rowsResult)).toEqual(RISING)
})
