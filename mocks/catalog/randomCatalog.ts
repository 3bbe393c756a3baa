/** A small catalog for the engine's tests, with so few words, values and codes that they collide. */
import type { WireProduct } from '../wire.ts'
import type { CatalogData, Listing, Row } from './catalog.ts'
import { randomOf } from './random.ts'

const VALUES = {
  country: ['us', 'in', 'de'],
  merchant: ['Northgate', 'Harbor & Main', 'Café Döner', 'Petra'],
  brand: ['Marlowe', 'Alder & Finch', 'Élan', 'Élan Vital', '__proto__', 'constructor', ''],
  category: ['Shirts', 'Shoes', 'Tea, green', ''],
  division: ['Apparel', 'Grocery'],
  gender: ['Men', 'Women', ''],
  silhouette: ['Slim', 'Relaxed', ''],
  subSilhouette: ['Slim Fit', 'Boxy', ''],
  pattern: ['Striped', 'Solid', ''],
  primaryColor: ['Blue', 'Light Blue', 'Weiß', ''],
  fabric: ['Cotton', 'Coton', ''],
  occasion: ['Casual', ''],
} as const
const WORDS = [
  'Piqué',
  'pique',
  'polo',
  'poplin',
  'pop',
  "Men's",
  'कुर्ता',
  '綿シャツ',
  'Straße',
  '2XL',
  'shirt',
  'shirting',
]
const SIZES = ['S', 'M', 'L', 'XL', '42', '']

const blank = { productId: '', productUrl: '', merchant: '', title: '' }

const rowAt = (seed: number, ordinal: number): Row => {
  const random = randomOf(seed * 100_003 + ordinal)
  // the cast: the lists are not empty and the index is below the length
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS))
  const title = words(3)
  return {
    country: pick(VALUES.country),
    merchant: pick(VALUES.merchant),
    brand: pick(VALUES.brand),
    category: pick(VALUES.category),
    division: pick(VALUES.division),
    gender: pick(VALUES.gender),
    silhouette: pick(VALUES.silhouette),
    subSilhouette: pick(VALUES.subSilhouette),
    pattern: pick(VALUES.pattern),
    primaryColor: pick(VALUES.primaryColor),
    fabric: pick(VALUES.fabric),
    occasion: pick(VALUES.occasion),
    sizes: Array.from({ length: Math.floor(random() * 3) }, () => pick(SIZES)),
    offerPrice: random() < 0.1 ? null : Math.floor(random() * 30_000) / 100 - 5,
    discount: random() < 0.1 ? null : Math.floor(random() * 900) / 10 - 10,
    // sometimes a title in one part, as in users' catalogs
    title: random() < 0.3 ? [title.join(' ')] : title.flatMap((word) => [word, ' ']),
    words: random() < 0.2 ? [] : [words(2).join(' ')],
  }
}

/** The listing has only the fields that the engine reads. */
export const randomCatalog = (seed: number, size: number): CatalogData => {
  const row = (ordinal: number) => rowAt(seed, ordinal)
  const listing = (ordinal: number): Listing => {
    const { country, merchant, title } = row(ordinal)
    const product = {
      ...blank,
      productId: `ID-${String(ordinal)}`,
      merchant,
      title: title.join(''),
      productUrl: `https://www.shop.example/p/${String(ordinal)}?color=1`,
      skuSet: [{ ean: String(Math.floor(ordinal / 3)).padStart(13, '0') }],
    }
    // the cast: the engine reads only the fields above and passes the record on
    return { country, product: product as unknown as WireProduct, traits: {} }
  }
  const within = (ordinal: number) => Number.isInteger(ordinal) && ordinal >= 0 && ordinal < size
  return {
    size,
    merchants: [{ id: 'harbormain', name: 'Harbor & Main', logo: '' }],
    row,
    listing,
    ordinalOfProduct: (id) => {
      const ordinal = Number(id.replace(/^ID-/, ''))
      return within(ordinal) ? ordinal : null
    },
    ordinalsOfCode: (code) => [0, 1, 2].map((step) => Number(code) * 3 + step).filter(within),
    ordinalsOfUrl: (url) => {
      const found = /^https:\/\/www\.shop\.example\/p\/(\d+)\?color=1$/.exec(url)
      return found ? [Number(found[1])].filter(within) : []
    },
  }
}
