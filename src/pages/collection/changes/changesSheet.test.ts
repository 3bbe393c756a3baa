import { describe, expect, it } from 'vitest'
import { changeExtremes } from '@/domain/changes/changeExtremes.ts'
import { changeSizes, priceMoves } from '@/domain/changes/changeSizes.ts'
import { changesSummary } from '@/domain/changes/changesSummary.ts'
import { compareVersions } from '@/domain/changes/compareVersions.ts'
import { productChanges } from '@/domain/changes/productChanges.ts'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { changesSheet } from './changesSheet.ts'

const at = (day: number) => new Date(2025, 10, day, 10).getTime()
const before = [
  aChangeSide('A', { code: '0012345678905' }),
  aChangeSide('B', { offerPrice: 0 }),
  aChangeSide('C'),
]
const now = [
  aChangeSide('A', { code: '0012345678905', offerPrice: 15, discount: 40 }),
  aChangeSide('B', { active: false }),
]

function sheet(isWhole = true) {
  const { changes, ...rest } = compareVersions(
    { isWhole: true, rows: before },
    { isWhole, rows: now },
  )
  const { changed, counts: byProduct } = productChanges(changes, [...before, ...now])
  const counts = { ...aVersion({ id: '' }).counts, rows: 2 }
  return changesSheet({
    collection: aCollection('set', { name: 'cotton shirt' }),
    chosen: {
      before: aVersion({ id: 'before', at: at(11), counts: { ...counts, rows: 3 } }),
      now: aVersion({
        id: 'now',
        at: at(18),
        counts: isWhole ? counts : { ...counts, asks: 2 },
        promised: isWhole ? 2 : 3,
      }),
      earlier: [],
    },
    found: {
      ...rest,
      summary: changesSummary({ changes, ...rest }),
      byProduct,
      sizes: changeSizes(priceMoves(changes)),
      extremes: changeExtremes(changes),
      damaged: { before: 0, now: 0 },
      markets: { before: 0, now: 0 },
    },
    products: changed,
    shown: changed.slice(0, 1),
    label: '',
    markets: null,
    at: at(19),
  })
}

const cellsOf = (index: number) => {
  const { columns, rows } = sheet()
  const [row] = rows.slice(index)
  if (!row) throw new Error(`no row ${index}`)
  return Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row)]))
}

describe('the exported changes', () => {
  it('contain the values of both versions, codes as text and missing values as blank cells', () => {
    expect(cellsOf(0)).toEqual({
      kinds: 'Price down; Discount changed',
      title: 'Shirt A',
      productId: { code: 'A' },
      mergedInto: null,
      code: { code: '0012345678905' },
      sizes: 1,
      merchant: 'Northgate',
      brand: 'Alder',
      country: 'US',
      priceBefore: 20,
      price: 15,
      difference: -5,
      percent: -25,
      change: null,
      'mrp-before': 25,
      'mrp-now': 25,
      discount: 20,
      'discount-before': 20,
      'discount-now': 40,
      stock: null,
      'stock-before': true,
      'stock-now': true,
      rating: null,
      'rating-before': null,
      'rating-now': null,
    })
    expect(cellsOf(1)).toMatchObject({
      kinds: 'Now out',
      stock: 'Now out',
      priceBefore: 0,
      price: 20,
      difference: null,
      percent: null,
    })
    expect(cellsOf(2)).toMatchObject({
      kinds: 'Gone',
      change: 'Gone',
      priceBefore: 20,
      price: null,
    })
  })

  it('name the two versions above the rows, and say that the service has no history', () => {
    const { name, about, details } = sheet()
    expect(name).toBe('cotton shirt, what changed, 2025-11-19')
    expect(about()).toEqual([
      'What changed in cotton shirt',
      expect.stringMatching(/^Exported 19 Nov 2025, 10:00;.*the service has no history$/),
      'Before: 11 Nov 2025, 10:00, 3 rows, complete; mode: full',
      'Now: 18 Nov 2025, 10:00, 2 of 2 rows, complete; mode: full',
      'Country: US',
      '3 of 3 products changed; products are matched by product ID',
      'Order: as the table shows them',
      'Currency: not stated',
    ])
    expect(details?.()).toEqual([
      '“Gone” means not in this result; the product may still be listed',
      'In percent = (offer price now − offer price before) ÷ offer price before × 100',
    ])
  })

  it('say what is unknown because a version is partial', () => {
    const { about, details, rows } = sheet(false)
    expect(about()).toContain('Now: 18 Nov 2025, 10:00, 2 of 3 rows, partial; mode: full')
    expect(details?.().join()).toContain('It isn’t known whether they are gone')
    expect(rows).toHaveLength(2)
  })
})
