import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { brands } from './article/brands.ts'
import { demoCatalog } from './demoCatalog.ts'
import { merchants } from './offer/merchants.ts'
import { DEMO_NOW_MS } from './offer/times.ts'

const catalog = demoCatalog()
const listings = Array.from({ length: catalog.size }, (_, ordinal) => catalog.listing(ordinal))
const products = listings.map((listing) => listing.product)

function textOf({ title, words, category, fabric }: ReturnType<typeof catalog.row>): string {
  return [title.join(''), ...words, category, fabric].join(' ')
}

function share(of: (product: (typeof products)[number]) => boolean): number {
  return products.filter(of).length / products.length
}

describe('the demo catalog', () => {
  it('has four countries in their proportions, twelve merchants and six divisions', () => {
    const inCountry = (country: string) =>
      listings.filter((listing) => listing.country === country).length / listings.length
    expect(inCountry('us')).toBeCloseTo(0.55, 1)
    expect(inCountry('in')).toBeCloseTo(0.25, 1)
    expect(inCountry('gb')).toBeCloseTo(0.12, 1)
    expect(inCountry('de')).toBeCloseTo(0.08, 1)
    expect(new Set(products.map((product) => product.merchant)).size).toBe(merchants.length)
    expect(new Set(products.map((product) => product.division)).size).toBe(6)
    expect(new Set(products.map((product) => product.brand)).size).toBeGreaterThan(180)
  })

  it('has no two brands with the same name', () => {
    const names = Object.values(brands).flatMap((list) => list.map((brand) => brand.name))
    expect(new Set(names).size).toBe(names.length)
  })

  it('sells one code at one to ten merchants of a country', () => {
    const sellers = new Map<string, number>()
    for (const { country, product } of listings) {
      for (const { ean } of product.skuSet) {
        if (ean !== '') sellers.set(country + ean, (sellers.get(country + ean) ?? 0) + 1)
      }
    }
    const counts = new Set(sellers.values())
    expect([...counts].toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })

  it('starts a search for cotton shirts in the US with many different articles', () => {
    const found: string[] = []
    for (let ordinal = 0; ordinal < catalog.size; ordinal += 1) {
      const row = catalog.row(ordinal)
      if (row.country === 'us' && /\bcotton/i.test(textOf(row)) && /\bshirt/i.test(textOf(row)))
        found.push(listings[ordinal]?.product.seoTitle ?? '')
    }
    expect(found.length).toBeGreaterThan(500)
    expect(found.length).toBeLessThan(4000)
    expect(new Set(found.slice(0, 24)).size).toBe(24)
  })

  it('has no time later than its own present', () => {
    for (const { creationDate, lastModifiedDate, lastChangedTime } of products) {
      for (const time of [creationDate ?? 0, lastModifiedDate ?? 0, lastChangedTime ?? 0]) {
        expect(Number.isSafeInteger(time) && time <= DEMO_NOW_MS).toBe(true)
      }
    }
  })
})

describe('oddities of real catalogs', () => {
  const prices = (product: (typeof products)[number]) => ({
    offer: product.offerPrice ?? 0,
    mrp: product.salePrice ?? 0,
  })
  const recomputed = (product: (typeof products)[number]) =>
    (1 - prices(product).offer / prices(product).mrp) * 100

  it.each<[string, number, number, (product: (typeof products)[number]) => boolean]>([
    ['products that are out of stock', 0.05, 0.14, (product) => !product.active],
    ['an offer price of 0', 0.003, 0.02, (product) => product.offerPrice === 0],
    ['a missing offer price', 0.002, 0.02, (product) => product.offerPrice === null],
    ['a missing MRP', 0.002, 0.02, (product) => product.salePrice === null],
    [
      'an offer price above the MRP',
      0.005,
      0.03,
      (product) => prices(product).mrp > 0 && prices(product).offer > prices(product).mrp,
    ],
    [
      'a discount that differs from the prices',
      0.02,
      0.08,
      (product) =>
        prices(product).mrp > 0 &&
        prices(product).offer > 0 &&
        product.discount !== null &&
        Math.abs(product.discount - recomputed(product)) > 1,
    ],
    [
      'a true discount that differs from the discount',
      0.15,
      0.4,
      (product) => product.trueDiscount !== null && product.trueDiscount !== product.discount,
    ],
    [
      'clothes without a gender',
      0.005,
      0.05,
      (product) => product.division === 'Apparel' && product.gender === '',
    ],
    ['products without a brand', 0.005, 0.03, (product) => !product.brand],
    ['products without a picture', 0.005, 0.02, (product) => !product.imageUrl],
    ['a broken picture', 0.003, 0.02, (product) => product.imageUrl?.includes('/gone-') ?? false],
    ['products without SKUs', 0.002, 0.02, (product) => product.skuSet.length === 0],
    ['an empty code', 0.1, 0.5, (product) => product.skuSet.some((sku) => sku.ean === '')],
    [
      'a 12-digit code',
      0.01,
      0.2,
      (product) => product.skuSet.some((sku) => sku.ean.length === 12),
    ],
    [
      'a 14-digit code',
      0.001,
      0.02,
      (product) => product.skuSet.some((sku) => sku.ean.length === 14),
    ],
    [
      'SKUs with different prices',
      0.01,
      0.2,
      (product) => new Set(product.skuSet.map((sku) => sku.offerPrice)).size > 1,
    ],
    ['a very long title', 0.002, 0.02, (product) => product.title.length > 200],
    ['a Devanagari title', 0.001, 0.02, (product) => /\p{Script=Devanagari}/u.test(product.title)],
    [
      'a Japanese title',
      0.001,
      0.02,
      (product) => /\p{Script=Katakana}|\p{Script=Han}/u.test(product.title),
    ],
    ['an Arabic title', 0.001, 0.02, (product) => /\p{Script=Arabic}/u.test(product.title)],
    [
      'emoji in the title',
      0.002,
      0.02,
      (product) => /\p{Extended_Pictographic}/u.test(product.title),
    ],
    ['markup in the title', 0.001, 0.02, (product) => product.title.includes('<b>')],
    ['an entity in the title', 0.002, 0.02, (product) => product.title.includes('&amp;')],
    ['products without a recorded change', 0.2, 0.6, (product) => product.lastChangedTime === 0],
    ['a new arrival', 0.02, 0.2, (product) => product.newArrival === true],
    [
      'a table in the description',
      0.1,
      0.4,
      (product) => product.description?.includes('<table>') ?? false,
    ],
    [
      'a link in the description',
      0.03,
      0.2,
      (product) => product.description?.includes('<a href') ?? false,
    ],
    ['products without a description', 0.01, 0.06, (product) => !product.description],
    ['a video', 0.01, 0.06, (product) => product.videos.length > 0],
    ['products without a rating', 0.05, 0.25, (product) => !product.avgRating],
  ])('include %s at a small rate', (_name, least, most, has) => {
    const rate = share(has)
    expect(rate).toBeGreaterThan(least)
    expect(rate).toBeLessThan(most)
  })

  it('include exact ties between merchants', () => {
    const ties = products.filter((product, ordinal) => {
      const code = product.skuSet[0]?.ean
      if (ordinal % 40 !== 0 || !code) return false
      const offers = catalog.ordinalsOfCode(code).map((each) => listings[each]?.product.offerPrice)
      return new Set(offers).size < offers.length
    })
    expect(ties.length).toBeGreaterThan(3)
  })
})

describe('pictures', () => {
  const folder = fileURLToPath(new URL('pictures', import.meta.url))
  const files = new Set(readdirSync(folder).map((file) => `/demo-pictures/${file}`))

  it('exist for every path of a listing, except for deliberately missing ones', () => {
    const missing = products
      .flatMap((product) => [product.imageUrl ?? '', ...product.images])
      .filter((path) => path !== '' && !files.has(path) && !path.includes('/gone-'))
    expect(missing).toEqual([])
  })

  it('number three to five for nearly every product', () => {
    expect(
      share(
        (product) =>
          product.imageUrl !== null && product.images.length >= 2 && product.images.length <= 4,
      ),
    ).toBeGreaterThan(0.9)
  })

  it('exist for every logo except the deliberately broken one', () => {
    expect(
      merchants
        .filter((merchant) => merchant.logo !== null && !files.has(merchant.logo))
        .map((merchant) => merchant.id),
    ).toEqual(['petra'])
  })

  it('are small in total and all used', () => {
    const bytes = [...files].reduce(
      (sum, path) => sum + statSync(`${folder}/${path.replace('/demo-pictures/', '')}`).size,
      0,
    )
    expect(bytes).toBeLessThan(8_000_000)
    expect(files.size).toBeLessThan(1500)
    const used = new Set([
      ...products.flatMap((product) => [product.imageUrl, ...product.images]),
      ...merchants.map((merchant) => merchant.logo),
    ])
    expect([...files].filter((file) => !used.has(file))).toEqual([])
  })
})
