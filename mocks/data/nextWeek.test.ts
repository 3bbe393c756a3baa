import { describe, expect, it } from 'vitest'
import { demoCatalog } from './demoCatalog.ts'
import { nextWeek } from './nextWeek.ts'

const SIZE = 6000
const before = demoCatalog({ size: SIZE })
const after = nextWeek({ size: SIZE })

const listingsOf = (catalog: typeof before) =>
  new Map(
    Array.from({ length: catalog.size }, (_, ordinal) => catalog.listing(ordinal)).map((each) => [
      each.product.productId,
      each,
    ]),
  )
const old = listingsOf(before)
const young = listingsOf(after)
const pairs = [...young].flatMap(([id, { product: now }]) => {
  const was = old.get(id)?.product
  return was ? [{ was, now }] : []
})
const shareOf = (count: number) => (count / SIZE) * 100

describe('the catalog a week later', () => {
  it('is the same each time', () => {
    const again = nextWeek({ size: SIZE })
    for (let index = 0; index < after.size; index += 7) {
      expect(again.listing(index)).toEqual(after.listing(index))
    }
  })

  it('has lost some listings and gained more', () => {
    expect(young.size).toBe(after.size)
    expect(shareOf(old.size - pairs.length)).toBeCloseTo(0.6, 0)
    expect(shareOf(young.size - pairs.length)).toBeCloseTo(1.5, 0)
  })

  it('has lower and higher prices, changed MRPs and changed stock, each for a few listings', () => {
    const changed = (differs: (pair: (typeof pairs)[number]) => boolean) =>
      shareOf(pairs.filter(differs).length)
    const moves = {
      cheaper: changed(({ was, now }) => (now.offerPrice ?? 0) < (was.offerPrice ?? 0)),
      dearer: changed(({ was, now }) => (now.offerPrice ?? 0) > (was.offerPrice ?? 0)),
      mrp: changed(({ was, now }) => was.salePrice !== now.salePrice),
      stock: changed(({ was, now }) => was.active !== now.active),
    }
    expect(moves.cheaper).toBeGreaterThan(3.5)
    expect(moves.cheaper).toBeLessThan(5.5)
    expect(moves.dearer).toBeGreaterThan(1.5)
    expect(moves.dearer).toBeLessThan(3)
    expect(moves.mrp).toBeGreaterThan(0.3)
    expect(moves.mrp).toBeLessThan(2.5)
    expect(moves.stock).toBeGreaterThan(0.8)
    expect(moves.stock).toBeLessThan(1.8)
  })

  it('marks a record as changed only if another field has changed', () => {
    for (const { was, now } of pairs) {
      if (was === now || now.lastChangedTime === was.lastChangedTime) continue
      const { lastChangedTime, lastModifiedDate, changed } = now
      expect({ ...was, lastChangedTime, lastModifiedDate, changed }).not.toEqual(now)
    }
  })

  it('doesn’t change titles, codes and addresses, and adds no missing price', () => {
    for (const { was, now } of pairs) {
      expect([now.title, now.productUrl, now.merchantProductId]).toEqual([
        was.title,
        was.productUrl,
        was.merchantProductId,
      ])
      expect(now.skuSet.map(({ ean }) => ean)).toEqual(was.skuSet.map(({ ean }) => ean))
      if (!was.offerPrice) expect(now.offerPrice).toBe(was.offerPrice)
      expect(Number(now.offerPrice?.toFixed(2) ?? 0)).toBe(now.offerPrice ?? 0)
    }
  })

  it('matches its index rows and has exactly the stated size', () => {
    for (let index = 0; index < after.size; index += 1) {
      const { product, country } = after.listing(index)
      const { offerPrice, discount, merchant } = after.row(index)
      expect({ country, offerPrice, discount, merchant }).toEqual({
        country: after.row(index).country,
        offerPrice: product.offerPrice,
        discount: product.discount,
        merchant: product.merchant,
      })
    }
    expect(() => after.listing(after.size)).toThrow(RangeError)
    expect(() => after.row(-1)).toThrow(RangeError)
  })

  it('finds listings by id, code and address, except withdrawn ones', () => {
    const withdrawn = [...old.values()].filter(({ product }) => !young.has(product.productId))
    expect(withdrawn.length).toBeGreaterThan(10)
    for (const { product } of withdrawn) {
      expect(after.ordinalOfProduct(product.productId)).toBeNull()
      expect(after.ordinalOfUrl(product.productUrl ?? '')).toBeNull()
    }
    for (let index = 0; index < after.size; index += 11) {
      const { product } = after.listing(index)
      expect(after.ordinalOfProduct(product.productId)).toBe(index)
      const ean = product.skuSet.find((sku) => sku.ean !== '')?.ean
      if (ean !== undefined) expect(after.ordinalsOfCode(ean)).toContain(index)
      if (product.productUrl) expect(after.ordinalOfUrl(product.productUrl)).toBe(index)
    }
  })
})

it('can be created with one listing and with a million', () => {
  expect(nextWeek({ size: 1 }).listing(1).product.title).not.toBe('')
  const million = nextWeek({ size: 1_000_000 })
  expect(million.listing(million.size - 1).product.productId).toMatch(/^[0-9A-F]{32}$/)
})
