import { describe, expect, it } from 'vitest'
import { rowFigureKeys } from '@/api/fields/derived.ts'
import type { Version } from '@/domain/collections/collection.ts'
import { positionOfCodes } from '@/domain/market/rowMarket.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { exportJob } from '@/features/export/exportJob.ts'
import { defaultExportChoice } from '@/lib/sheet/exportChoice.ts'
import { rowFilter } from '@/pages/collection/collectionViewState.ts'
import { bytesOf, tickingEnvironment } from '@test/export/exporting.ts'
import { readSheet } from '@test/export/saveFrom.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { collectionFile } from './collectionFile.ts'

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

function fileOf(
  rows: readonly WorkRow[],
  {
    version = {},
    ...overrides
  }: Partial<Omit<Parameters<typeof collectionFile>[0], 'version'>> & {
    version?: Partial<Version>
  } = {},
) {
  return collectionFile({
    collection: aCollection('one', { name: 'cotton shirt' }),
    rows,
    filtered: null,
    filter: rowFilter({}),
    sort: [],
    pricingContext: { you: 'Northgate', reference: referenceWords('median'), tolerance: 0.5 },
    shown: ['title'],
    label: '',
    aliases: noAliases,
    at: AT,
    ...overrides,
    version: aVersion({ id: 'm', at: AT, endedAt: AT, ...version }),
  })
}
const cellOf = (key: string) => {
  const { columns, rows } = fileOf([row])
  return columns.find((column) => column.key === key)?.cell(rows[0] ?? row)
}

describe('an exported collection', () => {
  it('states its name, its completeness, the filters and the order', () => {
    const { name, about, details } = fileOf([row], {
      filter: rowFilter({ ranges: { offerPrice: [20, 60] }, stock: ['in'] }),
      sort: [
        { column: 'discountGap', down: true },
        { column: 'offerPrice', down: false },
      ],
    })
    expect(name).toBe('cotton shirt, 2025-11-18')
    expect(about().slice(2)).toEqual([
      'Complete',
      'Country: US; source: search; currency: not stated',
      'You: Northgate',
      'Compared with: median of the competitors; up to 0.5% counts as at market',
      'Filters: offer price 20.00–60.00; stock In stock',
      'Order: Discount gap descending, then Offer price ascending',
    ])
    const formulas = details?.() ?? []
    expect(formulas).toHaveLength(rowFigureKeys.length)
    expect(formulas).toEqual(
      expect.arrayContaining([
        'Discount from prices, calculated: (1 − offer price ÷ MRP) × 100',
        'Discount gap, calculated: Discount − true discount, in percentage points',
      ]),
    )
    expect(about('all').slice(6)).toEqual(['Filters: none', 'Order: catalog order'])
  })

  it.each([
    ['states the column that the top products are ranked by', [], 'Order: Offer price descending'],
    [
      'states the sort order and which top products it sorts',
      [{ column: 'title', down: false } as const],
      'Order: Title ascending (of the top 3 by offer price, highest first)',
    ],
  ])('%s', (_, sort, line) => {
    const top = { most: 3, column: 'offerPrice', down: true } as const
    expect(fileOf([row], { filter: rowFilter({ top }), sort }).about()).toContain(line)
  })

  it('says what is missing from a partial load, and counts the rows left out', () => {
    const counts = {
      asks: 5,
      done: 2,
      notFound: 0,
      failed: 1,
      rows: 200,
      duplicates: 3,
      withoutId: 1,
    }
    const { name, about, details } = fileOf([row], {
      version: { counts, promised: 480 },
      filter: null,
      label: 'US$',
    })
    expect(name).toBe('cotton shirt, 2025-11-18, incomplete')
    expect(about().slice(2)).toEqual([
      'Incomplete: 200 of 480 rows were loaded',
      'Country: US; source: search; currency: US$',
      'You: Northgate',
      'Compared with: median of the competitors; up to 0.5% counts as at market',
      'Rows: selected one by one',
      'Order: as selected',
    ])
    expect(details?.().slice(0, 2)).toEqual([
      'Left out as duplicates: 3',
      'Without a product ID: 1',
    ])
  })

  it('contains codes as text, times as times, and blank cells for missing values', () => {
    expect(cellOf('productId')).toEqual({ code: '0401' })
    expect(cellOf('eans')).toEqual({ code: '0401234567893' })
    expect(cellOf('creationDate')).toEqual({ at: AT })
    expect(cellOf('lastChangedTime')).toBeNull()
    expect(cellOf('brand')).toBeNull()
    expect(cellOf('country')).toBe('US')
    expect(cellOf('ownDiscount')).toBe(20)
    expect(cellOf('discountGap')).toBe(10)
  })

  it('starts with the columns of the table in their order, then those not shown', () => {
    const { columns } = fileOf([row], { shown: ['offerPrice', 'title', 'discountGap'] })
    expect(columns.slice(0, 3).map(({ label }) => label)).toEqual([
      'Offer price',
      'Title',
      'Discount gap',
    ])
    expect(columns.map(({ key }) => key)).toContain('productId')
  })
})

describe('the file of checked codes', () => {
  const inputRow = (key: string, reason: string | null) => ({
    ...row,
    market: positionOfCodes([aCodeMarket({}), aCodeMarket({ code: '2049811763061' })]),
    traits: { state: 'done' as const, pairs: [['Colour', 'Red'] as const] },
    item: {
      key,
      line: 1,
      given: '0401234567893',
      status: 'Found' as const,
      reason,
      target: 9,
      note: 'urgent',
      listPrice: null,
      cost: null,
      firstPrice: null,
      addedAt: null,
    },
  })
  const rows = [
    inputRow('0', null),
    { ...inputRow('1', 'Checked as 0401234567893.'), brand: 'MARLOWE' },
    { ...inputRow('2', null), brand: 'Marlowe' },
  ]
  const sheet = () =>
    fileOf(rows, {
      collection: {
        name: 'Shirts',
        countries: ['us'],
        source: { kind: 'codes', collectionId: 'one' },
      },
      filtered: rows.slice(0, 2),
      filter: rowFilter({
        text: 'shirt',
        ranges: { offerPrice: [20, 60], index: [100, null] },
        stock: ['in'],
        top: { most: 3, column: 'index', down: true },
      }),
      sort: [
        { column: 'index', down: true },
        { column: 'title', down: false },
      ],
      shown: ['title', 'status', 'myPrice', 'index', 'rank'],
      label: 'US$',
      aliases: { brand: [['Marlowe', 'MARLOWE']], merchant: [] },
      version: { counts: { ...aVersion({ id: 'm' }).counts, duplicates: 3, withoutId: 2 } },
    })

  it('has at most ten lines above the rows, and the rest below them', async () => {
    const exported = await exportJob({
      source: sheet(),
      choice: { ...defaultExportChoice, format: 'csv', head: true, plainCodes: true },
      which: 'filtered',
      environment: tickingEnvironment(),
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    const { head, footer } = readSheet(await bytesOf(exported))
    expect(head.length).toBeLessThanOrEqual(10)
    expect(footer).toContain('Left out as duplicates: 3')
    expect(head).toEqual([
      'Shirts',
      expect.stringMatching(/^Exported .*; version of /),
      'Complete',
      'Country: US; source: codes; currency: US$',
      'You: Northgate',
      'Compared with: median of the competitors; up to 0.5% counts as at market',
      expect.stringMatching(/^Filters: has shirt; .*top 3 index, highest$/),
      'Order: Index descending, then Title ascending (of the top 3 by index, highest first)',
      expect.stringMatching(/^Of these rows: /),
      'Rows: 2 of 3',
    ])
  })

  it('has a remark about a row, and calls unsorted rows “as given”', () => {
    const { columns, about } = fileOf(rows, { sort: [] })
    expect(columns.find(({ label }) => label === 'Remark')?.cell(rows[1] ?? row)).toBe(
      'Checked as 0401234567893.',
    )
    expect(about()).toContain('Order: as given')
  })
})
