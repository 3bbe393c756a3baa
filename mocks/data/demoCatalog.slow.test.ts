import { describe, expect, it } from 'vitest'
import { tokensOf } from '../catalog/index/tokens.ts'
import { demoCatalog } from './demoCatalog.ts'
import { hasRightCheckDigit } from './offer/codes.ts'
import { merchants } from './offer/merchants.ts'

const catalog = demoCatalog()
const ordinals = Array.from({ length: catalog.size }, (_, ordinal) => ordinal)
const sample = ordinals.filter((ordinal) => ordinal % 10 === 3)

describe('a listing', () => {
  it('is the same for the same seed and ordinal, whatever the catalog size', () => {
    const again = demoCatalog({ size: 1_000_000 })
    for (const ordinal of sample.slice(0, 400)) {
      expect(again.listing(ordinal)).toEqual(catalog.listing(ordinal))
      expect(again.row(ordinal)).toEqual(catalog.row(ordinal))
    }
  })

  it('differs for another seed', () => {
    const other = demoCatalog({ seed: 1 })
    const differing = sample.filter(
      (ordinal) => other.listing(ordinal).product.title !== catalog.listing(ordinal).product.title,
    )
    expect(differing.length / sample.length).toBeGreaterThan(0.98)
    expect(other.listing(50).product.productId).not.toBe(catalog.listing(50).product.productId)
  })

  it('exists at the end of a million', () => {
    const million = demoCatalog({ size: 1_000_000 })
    const { product } = million.listing(999_999)
    expect(million.ordinalOfProduct(product.productId)).toBe(999_999)
    expect(catalog.ordinalOfProduct(product.productId)).toBeNull()
  })

  it('matches its index row', () => {
    for (const ordinal of sample) {
      const row = catalog.row(ordinal)
      const { country, product } = catalog.listing(ordinal)
      expect(row).toMatchObject({
        country,
        merchant: product.merchant,
        category: product.category,
        offerPrice: product.offerPrice,
        discount: product.discount,
      })
      expect(row.brand).toBe(product.brand ?? '')
      expect(row.gender).toBe(product.gender ?? '')
      expect(product.title.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')).toBe(
        row.title.join(''),
      )
      expect(row.words).toContain(product.articleType ?? '')
      expect(
        product.skuSet.every((sku) =>
          row.sizes.some((size) => Object.values(sku.attributes).includes(size)),
        ),
      ).toBe(true)
    }
  })

  it('has title parts whose boundaries split no word', () => {
    const million = demoCatalog({ size: 1_000_000 })
    for (const ordinal of [...ordinals, ...ordinals.map((each) => 999_999 - each)]) {
      const { title } = million.row(ordinal)
      expect(title.flatMap(tokensOf)).toEqual(tokensOf(title.join('')))
    }
  })

  it.each([-1, 20_000, 0.5, Number.NaN])('throws a RangeError for ordinal %d', (ordinal) => {
    expect(() => catalog.listing(ordinal)).toThrow(RangeError)
    expect(() => catalog.row(ordinal)).toThrow(RangeError)
  })
})

describe('look-ups', () => {
  it('lead from a product id to its listing', () => {
    for (const ordinal of sample) {
      const { productId } = catalog.listing(ordinal).product
      expect(productId).toMatch(/^[0-9A-F]{32}$/)
      expect(catalog.ordinalOfProduct(productId)).toBe(ordinal)
    }
  })

  it('find nothing for an id with other padding, case or length', () => {
    const { productId } = catalog.listing(7).product
    const other = productId.slice(0, -1) + (productId.endsWith('0') ? '1' : '0')
    for (const id of [
      other,
      productId.toLowerCase(),
      productId.slice(1),
      `${productId}0`,
      '',
      '.',
      '..',
      'F'.repeat(32),
    ]) {
      expect(catalog.ordinalOfProduct(id)).toBeNull()
    }
  })

  it('lead from a product URL to its listing', () => {
    const addressed = sample.filter((ordinal) => catalog.listing(ordinal).product.productUrl !== '')
    expect(addressed.length).toBeGreaterThan(1900)
    for (const ordinal of addressed) {
      expect(catalog.ordinalOfUrl(catalog.listing(ordinal).product.productUrl ?? '')).toBe(ordinal)
    }
  })

  it('find nothing for any other URL of a shop', () => {
    const url = catalog.listing(0).product.productUrl ?? ''
    for (const other of [
      `${url}&utm_source=mail`,
      url.replace('48210', '48211'),
      url.replace('northgate', 'cartwheel'),
      url.toUpperCase(),
      'https://www.northgate.example/',
      'no url',
      '',
    ]) {
      expect(catalog.ordinalOfUrl(other)).toBeNull()
    }
  })

  it('lead from a code to every listing that carries it, and to no other', () => {
    for (const ordinal of sample) {
      for (const { ean } of catalog.listing(ordinal).product.skuSet.slice(0, 2)) {
        if (ean === '') continue
        expect(hasRightCheckDigit(ean)).toBe(true)
        const found = catalog.ordinalsOfCode(ean)
        expect(found).toContain(ordinal)
        expect(found).toEqual([...new Set(found)].toSorted((one, other) => one - other))
        for (const other of found) {
          expect(catalog.listing(other).product.skuSet.some((sku) => sku.ean === ean)).toBe(true)
        }
      }
    }
  })

  it('find the Oxford shirt of the design at nine merchants', () => {
    const offers = catalog
      .ordinalsOfCode('2049811763054')
      .map((ordinal) => catalog.listing(ordinal))
    expect(
      offers.map((offer) => [
        offer.country,
        offer.product.merchant,
        offer.product.offerPrice,
        offer.product.salePrice,
      ]),
    ).toEqual([
      ['us', 'Northgate', 47.9, 59],
      ['us', 'Cartwheel', 38.5, 59],
      ['us', 'Bazaarly', 39.9, 55],
      ['us', 'Sundial', 42, 60],
      ['us', 'Thread & Post', 44, 59],
      ['us', 'Harbor & Main', 45.9, 59],
      ['us', 'Loomhouse', 49.9, 59],
      ['us', 'Fieldstone', 54.5, 65],
      ['us', 'Petra Market', 62, 62],
    ])
  })

  it('find no code with leading zeros added or removed, unless a listing writes it so', () => {
    expect(catalog.ordinalsOfCode('02049811763054')).toEqual([])
    expect(catalog.ordinalsOfCode('204981176305')).toEqual([])
    expect(catalog.ordinalsOfCode('4006381333931')).toEqual([])
  })
})

describe('an article', () => {
  it('has each merchant once per country, at similar prices', () => {
    for (const ordinal of sample) {
      const code = catalog.listing(ordinal).product.skuSet.find((sku) => sku.ean !== '')?.ean
      if (code === undefined) continue
      const offers = catalog.ordinalsOfCode(code).map((each) => catalog.listing(each))
      const sellers = offers.map((offer) => `${offer.country} ${offer.product.merchant}`)
      expect(new Set(sellers).size).toBe(sellers.length)
      // the offers of one country, without prices that are missing, zero, above their MRP or too small to round well
      const prices = offers
        .filter((offer) => offer.country === offers[0]?.country)
        .map(({ product }) => ({ offer: product.offerPrice ?? 0, mrp: product.salePrice ?? 0 }))
        .filter(({ offer, mrp }) => offer > 5 && offer <= mrp)
        .map(({ offer }) => offer)
      if (prices.length > 1) expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(2.5)
    }
  })

  it('is sold only in countries of its merchant', () => {
    for (const ordinal of ordinals) {
      const row = catalog.row(ordinal)
      const merchant = merchants.find((each) => each.name === row.merchant)
      expect(merchant?.countries.some((country) => country === row.country)).toBe(true)
    }
  })
})

it('refuses catalog sizes that it has no codes for', () => {
  expect(() => demoCatalog({ size: 0 })).toThrow(RangeError)
  expect(() => demoCatalog({ size: 2_000_000 })).toThrow(RangeError)
})
