import { describe, expect, it } from 'vitest'
import { nothingJoined } from '../../market/names.ts'
import { referenceWords } from '../../market/reference.ts'
import type { ResultRow } from '../../model/resultSet/resultRow.ts'
import type { Snapshot } from '../../model/resultSet/resultSet.ts'
import { aSnapshot } from '../../testing/made/aSnapshot.ts'
import { aResultRow } from '../../testing/made/aResultRow.ts'
import { aResultSet } from '../../testing/made/aResultSet.ts'
import { workbenchSheet } from './workbenchSheet.ts'
import { rowFilter } from './workbenchState.ts'

const AT = Date.UTC(2025, 10, 18, 12)

const row = aResultRow({
  productId: '0401',
  title: 'Shirt',
  offerPrice: 40,
  salePrice: 50,
  discount: 30,
  trueDiscount: 20,
  lastChangedTime: 0,
  creationDate: AT,
  eans: ['0401234567893'],
})

function sheetOf(
  rows: readonly ResultRow[],
  {
    snapshot = {},
    ...given
  }: Partial<Omit<Parameters<typeof workbenchSheet>[0], 'snapshot'>> & {
    snapshot?: Partial<Snapshot>
  } = {},
) {
  return workbenchSheet({
    set: aResultSet('one', { name: 'cotton shirt' }),
    rows,
    filtered: null,
    filter: rowFilter({}),
    sort: [],
    reference: referenceWords('median'),
    shown: ['title'],
    label: '',
    joined: nothingJoined,
    at: AT,
    ...given,
    snapshot: aSnapshot({ id: 'm', at: AT, endedAt: AT, ...snapshot }),
  })
}
const cellOf = (key: string) => {
  const { columns, rows } = sheetOf([row])
  return columns.find((column) => column.key === key)?.cell(rows[0] ?? row)
}

describe('an exported result set', () => {
  it('says what it is, how whole, and how its rows were chosen', () => {
    const { name, about, details } = sheetOf([row], {
      filter: rowFilter({ ranges: { offerPrice: [20, 60] }, stock: ['in'] }),
      sort: [
        { column: 'discountGap', down: true },
        { column: 'offerPrice', down: false },
      ],
    })
    expect(name).toBe('cotton shirt, 2025-11-18')
    expect(about().slice(2)).toEqual([
      'Country: US; mode: full',
      'Currency: not stated',
      'Complete',
      'Narrowed: offer price 20.00–60.00; stock In stock',
      'Order: Discount gap descending, then Offer price ascending',
    ])
    expect(details?.()).toEqual([
      'Recomputed discount, calculated: (1 − offer price ÷ MRP) × 100',
      'Discount gap, calculated: Discount − true discount, in percentage points',
    ])
    expect(about('all').slice(5)).toEqual(['Narrowed: not at all', 'Order: catalog order'])
  })

  it.each([
    ['ranks a top by its column', [], 'Order: Offer price descending'],
    [
      'says that a sort orders the rows of a top',
      [{ column: 'title', down: false } as const],
      'Order: Title ascending (of the top 3 by offer price, highest first)',
    ],
  ])('%s', (_, sort, line) => {
    const top = { most: 3, column: 'offerPrice', down: true } as const
    expect(sheetOf([row], { filter: rowFilter({ top }), sort }).about()).toContain(line)
  })

  it('says what is missing of a partial load, and what was left out', () => {
    const counts = {
      asks: 5,
      done: 2,
      notFound: 0,
      failed: 1,
      rows: 200,
      duplicates: 3,
      withoutId: 1,
    }
    const { name, about, details } = sheetOf([row], {
      snapshot: { counts, promised: 480 },
      filter: null,
      label: 'US$',
    })
    expect(name).toBe('cotton shirt, 2025-11-18, incomplete')
    expect(about().slice(3)).toEqual([
      'Currency as labelled by the user: US$',
      'Incomplete: 200 of 480 rows were loaded',
      'Rows: selected one by one, in the order of the selection',
    ])
    expect(details?.().slice(0, 2)).toEqual([
      'Left out as duplicates: 3',
      'Without a product id: 1',
    ])
  })

  it('keeps codes as text, snapshots as snapshots, and nothing where nothing was received', () => {
    expect(cellOf('productId')).toEqual({ code: '0401' })
    expect(cellOf('eans')).toEqual({ code: '0401234567893' })
    expect(cellOf('creationDate')).toEqual({ at: AT })
    expect(cellOf('lastChangedTime')).toBeNull()
    expect(cellOf('brand')).toBeNull()
    expect(cellOf('country')).toBe('US')
    expect(cellOf('ownDiscount')).toBe(20)
    expect(cellOf('discountGap')).toBe(10)
  })
})
