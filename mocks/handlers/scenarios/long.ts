/** The scenario `long`: texts, lists and facets far beyond what a layout expects. */
import { ENDLESS, priceAt, titleAt, UNBROKEN, WORDS } from './longValues.ts'
import { type Json, walk } from './walk.ts'

const NAMES = new Set(['seoTitle', 'brand', 'brandName', 'merchantName', 'vendor', 'message'])
const LABELS = new Set([
  'category',
  'subCategory',
  'articleType',
  'division',
  'merchantDivision',
  'breadCrumb',
])

const LONG_BRANDS = 5000
const LONG_TRAITS = 200
const LONG_SIZES = 60
const LONG_IMAGES = 40
const LONG_OFFERS = 120
const LONG_MERCHANTS = 40

const isMap = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const upTo = (count: number, list: Json[]): Json[] =>
  Array.from({ length: count }, (_, at) => list[at % list.length] ?? null)

const textFor = (value: string, key: string): string => {
  if (NAMES.has(key)) return `${value} ${WORDS.repeat(5)}${UNBROKEN}`
  if (LABELS.has(key)) return `${value} ${WORDS}`
  if (key === 'description') return `${value}<p>${WORDS.repeat(300)}</p>`
  return value
}

const manyBrands = (counts: Record<string, Json>): Record<string, Json> => {
  const many = { ...counts }
  for (let number = 1; Object.keys(counts).length + number <= LONG_BRANDS; number += 1) {
    many[`Brand ${String(number).padStart(4, '0')} ${number % 50 === 0 ? UNBROKEN : ''}`.trim()] =
      LONG_BRANDS - number
  }
  return many
}

const manyTraits = (traits: Record<string, Json>): Record<string, Json> => {
  const many = { ...traits }
  for (let number = 1; number <= LONG_TRAITS; number += 1) {
    many[`trait ${String(number)}`] = `${WORDS.trim()}|${UNBROKEN}|${'short|'.repeat(40)}`
  }
  many[`بلد المنشأ ${UNBROKEN}`] = 'צבע: כחול (navy)|مصنوع في البرتغال'
  many['endless'] = ENDLESS
  return many
}

const manySizes = (skus: Json[]): Json[] =>
  Array.from({ length: Math.max(LONG_SIZES, skus.length) }, (_, at) => {
    const sku = skus[at % skus.length] ?? null
    if (at < skus.length || !isMap(sku)) return sku
    const attributes = sku['attributes'] ?? null
    // Every tenth SKU repeats the size before it.
    const size = `${String(at - (at % 10 === 9 ? 1 : 0))}/Größe ${at % 7 === 0 ? UNBROKEN : ''}`
    return {
      ...sku,
      skuId: `${textOf(sku['skuId'])} ${String(at)}`,
      attributes: { ...(isMap(attributes) ? attributes : {}), size },
    }
  })

/** Makes 120 repeated offers those of forty merchants, three each; some merchants have extreme prices. */
const apart = (offer: Json, at: number): Json => {
  if (!isMap(offer) || at === 0) return offer
  const turn = at % LONG_MERCHANTS
  const { offerPrice = null, merchantId = null, merchantName = null } = offer
  const price = typeof offerPrice === 'number' ? offerPrice + turn : null
  return {
    ...offer,
    merchantId: `${textOf(merchantId)}-${String(turn)}`,
    merchantName: `${String(turn)} ${textOf(merchantName)}`,
    offerPrice: priceAt(turn % 8, price),
  }
}

export const longBody = (body: unknown): unknown => {
  let titles = 0
  let prices = 0
  const figureFor = (value: Json): Json =>
    typeof value === 'number' || value === null ? priceAt(prices++, value) : value
  const entriesFor = (entries: [string, Json][]): [string, Json][] => {
    const isBrandFacet = entries.some(([name, value]) => name === 'name' && value === 'brand')
    const isSku = entries.some(([name]) => name === 'skuId')
    return entries.map(([name, value]) => {
      if (name === 'value' && isBrandFacet && isMap(value)) return [name, manyBrands(value)]
      if (name === 'traits' && isMap(value)) return [name, manyTraits(value)]
      if (name === 'title' && typeof value === 'string') return [name, titleAt(titles++, value)]
      if (name === 'offerPrice' && !isSku) return [name, figureFor(value)]
      if (!Array.isArray(value) || value.length === 0) return [name, value]
      if (name === 'skuSet') return [name, manySizes(value)]
      if (name === 'images') return [name, upTo(LONG_IMAGES, value)]
      if (name === 'merchants') return [name, upTo(LONG_OFFERS, value).map(apart)]
      return [name, value]
    })
  }
  // the cast: the body becomes JSON text later
  return walk(body as Json, { text: textFor, entries: entriesFor })
}
