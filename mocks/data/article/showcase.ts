import type { Colour, Pattern } from './appearances.ts'
/** Hand-written articles for the first twenty ordinals, so that an obvious first search opens on a page worth seeing. */
import type { Gender } from './assortment.ts'

type ShowcaseOffer = { merchant: string; offer: number; mrp: number }

export type Showcase = {
  /** The name of the article type in assortment.ts. */
  type: string
  title: string
  brand: string
  gender: Gender
  silhouette: string
  subSilhouette: string
  fabric: string
  occasion: string
  colour: Colour
  second: Colour | null
  pattern: Pattern
  /** The number of offers; the named ones come first, then generated ones. */
  offers: number
  named: ShowcaseOffer[]
  rating: { average: number; count: number } | null
  newArrival: boolean
  inStock: boolean
  /** The hand-written SKUs of the first offer; absent if they are generated. */
  skus?: readonly ShowcaseSku[]
}

type ShowcaseSku = {
  size: string
  second: boolean
  code: boolean
  quantity: number
  offer: number
}

const oxford: ShowcaseOffer[] = [
  { merchant: 'northgate', offer: 47.9, mrp: 59 },
  { merchant: 'cartwheel', offer: 38.5, mrp: 59 },
  { merchant: 'bazaarly', offer: 39.9, mrp: 55 },
  { merchant: 'sundial', offer: 42, mrp: 60 },
  { merchant: 'threadpost', offer: 44, mrp: 59 },
  { merchant: 'harbormain', offer: 45.9, mrp: 59 },
  { merchant: 'loomhouse', offer: 49.9, mrp: 59 },
  { merchant: 'fieldstone', offer: 54.5, mrp: 65 },
  { merchant: 'petra', offer: 62, mrp: 62 },
]

const oxfordSkus: ShowcaseSku[] = [
  { size: 'XS', second: false, code: true, quantity: 6, offer: 47.9 },
  { size: 'S', second: false, code: true, quantity: 24, offer: 47.9 },
  { size: 'M', second: false, code: true, quantity: 41, offer: 47.9 },
  { size: 'L', second: false, code: true, quantity: 18, offer: 47.9 },
  { size: 'XL', second: false, code: true, quantity: 0, offer: 47.9 },
  { size: 'S', second: true, code: true, quantity: 9, offer: 44.9 },
  { size: 'M', second: true, code: true, quantity: 30, offer: 44.9 },
  { size: 'L', second: true, code: false, quantity: 0, offer: 44.9 },
]

const shirt = {
  gender: 'Men',
  occasion: 'Casual',
  fabric: 'Cotton',
  pattern: 'Solid',
  second: null,
  newArrival: false,
  inStock: true,
} as const

const entries: Showcase[] = [
  {
    ...shirt,
    type: 'Casual shirts',
    title: "Men's Slim Fit Oxford Cotton Shirt, Button-Down Collar",
    brand: 'Marlowe',
    silhouette: 'Slim',
    subSilhouette: 'Button-down',
    colour: 'Light blue',
    second: 'White',
    offers: 9,
    named: oxford,
    skus: oxfordSkus,
    rating: { average: 4.3, count: 218 },
  },
  {
    ...shirt,
    type: 'Casual shirts',
    title: "Women's Relaxed Cotton Poplin Shirt with Chest Pocket",
    brand: 'Alder & Finch',
    gender: 'Women',
    silhouette: 'Relaxed',
    subSilhouette: 'Classic collar',
    colour: 'White',
    pattern: 'Striped',
    offers: 5,
    named: [{ merchant: 'cartwheel', offer: 29.5, mrp: 49 }],
    rating: { average: 4.6, count: 1204 },
    newArrival: true,
  },
  {
    ...shirt,
    type: 'Casual shirts',
    title: 'Bengal Stripe Cotton Shirt, Spread Collar, Easy Iron',
    brand: 'Haldane',
    silhouette: 'Regular',
    subSilhouette: 'Spread collar',
    colour: 'Blue',
    pattern: 'Striped',
    offers: 4,
    named: [{ merchant: 'harbormain', offer: 64, mrp: 64 }],
    rating: { average: 4.4, count: 96 },
  },
  {
    ...shirt,
    type: 'Short-sleeve shirts',
    title: "Men's Short Sleeve Camp Collar Cotton Shirt, Palm Print",
    brand: 'Rook Street',
    silhouette: 'Boxy',
    subSilhouette: 'Camp collar',
    colour: 'Olive',
    pattern: 'Floral',
    offers: 3,
    named: [{ merchant: 'sundial', offer: 22.4, mrp: 32 }],
    rating: null,
    newArrival: true,
  },
  {
    ...shirt,
    type: 'Kurtas',
    title: 'Straight Cotton Kurta with Band Collar, Hand Block Print',
    brand: 'Saffron Loom',
    gender: 'Women',
    silhouette: 'Straight',
    subSilhouette: 'Band collar',
    colour: 'Maroon',
    pattern: 'Dotted',
    offers: 6,
    named: [{ merchant: 'bazaarly', offer: 18.9, mrp: 42 }],
    rating: { average: 4.5, count: 873 },
  },
  {
    ...shirt,
    type: 'Casual shirts',
    title: 'Brushed Cotton Flannel Shirt, Regular Fit, Buffalo Check',
    brand: 'Norrland',
    silhouette: 'Regular',
    subSilhouette: 'Classic collar',
    colour: 'Red',
    pattern: 'Checked',
    offers: 4,
    named: [{ merchant: 'fieldstone', offer: 39, mrp: 65 }],
    rating: { average: 4.7, count: 2310 },
    inStock: false,
  },
  {
    ...shirt,
    type: 'Casual shirts',
    title: "Girls' Peter Pan Collar Cotton Shirt, Ditsy Floral",
    brand: 'Pale Harbour',
    gender: 'Girls',
    silhouette: 'Regular',
    subSilhouette: 'Peter Pan collar',
    colour: 'Pink',
    pattern: 'Floral',
    offers: 2,
    named: [{ merchant: 'loomhouse', offer: 16, mrp: 20 }],
    rating: { average: 4.1, count: 37 },
    newArrival: true,
  },
  {
    ...shirt,
    type: 'T-shirts',
    title: 'Heavyweight Organic Cotton T-Shirt, Boxy Fit',
    brand: 'Tessera',
    gender: 'Unisex',
    silhouette: 'Boxy',
    subSilhouette: 'Crew neck',
    fabric: 'Organic cotton',
    colour: 'Ecru',
    offers: 7,
    named: [{ merchant: 'threadpost', offer: 24, mrp: 24 }],
    rating: { average: 4.8, count: 5102 },
  },
  {
    ...shirt,
    type: 'Dress shirts',
    title: 'Two-Ply Cotton Dress Shirt, Cutaway Collar, French Cuff',
    brand: 'Haldane',
    silhouette: 'Tailored',
    subSilhouette: 'Cutaway collar',
    colour: 'White',
    offers: 3,
    named: [{ merchant: 'petra', offer: 89, mrp: 120 }],
    rating: { average: 4.2, count: 61 },
  },
  {
    ...shirt,
    type: 'Polo shirts',
    title: 'Cotton Piqué Polo Shirt with Contrast Placket',
    brand: 'Marlowe',
    silhouette: 'Regular',
    subSilhouette: 'Polo collar',
    colour: 'Navy',
    offers: 5,
    named: [{ merchant: 'cartwheel', offer: 27.9, mrp: 45 }],
    rating: { average: 4, count: 640 },
  },
  {
    ...shirt,
    type: 'Casual shirts',
    title: "Men's Micro Check Cotton Shirt, Tailored Fit, Non-Iron",
    brand: 'Bellweather',
    silhouette: 'Tailored',
    subSilhouette: 'Semi-spread collar',
    colour: 'Navy',
    pattern: 'Checked',
    offers: 5,
    named: [{ merchant: 'northgate', offer: 42.5, mrp: 55 }],
    rating: { average: 3.9, count: 412 },
  },
  {
    ...shirt,
    type: 'Shirt jackets',
    title: 'Washed Cotton Overshirt with Zip Front and Side Pockets',
    brand: 'Norrland',
    silhouette: 'Regular',
    subSilhouette: 'Zip front',
    colour: 'Olive',
    offers: 3,
    named: [{ merchant: 'harbormain', offer: 78, mrp: 98 }],
    rating: { average: 4.5, count: 128 },
    newArrival: true,
  },
  {
    ...shirt,
    type: 'Kurtas',
    title: 'Longline Cotton Kurta Shirt, Mandarin Collar, Side Slits',
    brand: 'Indira',
    gender: 'Women',
    silhouette: 'Longline',
    subSilhouette: 'Mandarin collar',
    colour: 'Teal',
    offers: 4,
    named: [{ merchant: 'bazaarly', offer: 24.5, mrp: 38 }],
    rating: { average: 4.3, count: 559 },
  },
  {
    ...shirt,
    type: 'Short-sleeve shirts',
    title: "Boys' Cotton Shirt, Short Sleeve, Mini Dot",
    brand: 'Pale Harbour',
    gender: 'Boys',
    silhouette: 'Regular',
    subSilhouette: 'Classic collar',
    colour: 'Light blue',
    pattern: 'Dotted',
    offers: 2,
    named: [{ merchant: 'loomhouse', offer: 14.4, mrp: 18 }],
    rating: null,
    inStock: false,
  },
  {
    ...shirt,
    type: 'Casual shirts',
    title: 'Grandad Collar Cotton Linen Shirt, Relaxed Fit',
    brand: 'Alder & Finch',
    silhouette: 'Relaxed',
    subSilhouette: 'Grandad collar',
    fabric: 'Cotton linen',
    colour: 'Beige',
    offers: 3,
    named: [{ merchant: 'sundial', offer: 36, mrp: 60 }],
    rating: { average: 4.4, count: 305 },
  },
  {
    ...shirt,
    type: 'Polo shirts',
    title: 'Cotton Rugby Shirt, Block Stripe, Twill Collar',
    brand: 'Rook Street',
    silhouette: 'Regular',
    subSilhouette: 'Rugby collar',
    colour: 'Green',
    pattern: 'Striped',
    offers: 3,
    named: [{ merchant: 'fieldstone', offer: 52, mrp: 65 }],
    rating: { average: 4.6, count: 188 },
  },
  {
    ...shirt,
    type: 'Dress shirts',
    title: 'Cotton Dobby Shirt, Semi-Spread Collar, Slim Fit',
    brand: 'Bellweather',
    silhouette: 'Slim',
    subSilhouette: 'Semi-spread collar',
    colour: 'Light blue',
    pattern: 'Dotted',
    offers: 2,
    named: [{ merchant: 'petra', offer: 57, mrp: 95 }],
    rating: { average: 3.8, count: 44 },
    newArrival: true,
  },
  {
    ...shirt,
    type: 'Dresses',
    title: "Women's Cotton Shirt Dress with Self Belt, Gingham",
    brand: 'Pale Harbour',
    gender: 'Women',
    silhouette: 'Fit and flare',
    subSilhouette: 'Shirt collar',
    colour: 'Teal',
    pattern: 'Checked',
    offers: 2,
    named: [{ merchant: 'northgate', offer: 59.9, mrp: 79 }],
    rating: { average: 4.5, count: 231 },
  },
  {
    ...shirt,
    type: 'Casual shirts',
    title: 'Relaxed Cotton Twill Work Shirt, Snap Buttons',
    brand: 'Norrland',
    silhouette: 'Relaxed',
    subSilhouette: 'Classic collar',
    colour: 'Tan',
    offers: 2,
    named: [{ merchant: 'threadpost', offer: 48, mrp: 48 }],
    rating: { average: 4.7, count: 764 },
  },
  {
    ...shirt,
    type: 'Short-sleeve shirts',
    title: 'Fine Stripe Cotton Shirt, Half Sleeve, Camp Collar',
    brand: 'Tessera',
    silhouette: 'Regular',
    subSilhouette: 'Camp collar',
    colour: 'White',
    pattern: 'Striped',
    offers: 1,
    named: [{ merchant: 'cartwheel', offer: 19.9, mrp: 39 }],
    rating: { average: 4.2, count: 1450 },
  },
]

// the first position of each of the first twenty ordinals, as layout.ts lays them out
const starts = entries.map((_, ordinal) => (ordinal * 9001) % 10_000)
const byStart = new Map(entries.map((entry, ordinal) => [starts[ordinal] ?? 0, entry]))

/** The hand-written article that starts at this position. */
export function showcaseAt(start: number): Showcase | undefined {
  return byStart.get(start)
}

export type Reserved = { at: number; offers: number }

const none: readonly Reserved[] = []
const byBlock = new Map<number, Reserved[]>()
entries.forEach((entry, ordinal) => {
  const start = starts[ordinal] ?? 0
  const first = start - (start % 20)
  byBlock.set(first, [...(byBlock.get(first) ?? []), { at: start % 20, offers: entry.offers }])
})

/** The reserved places in the block that begins at position `first`, in order. */
export function reservedIn(first: number): readonly Reserved[] {
  return byBlock.get(first) ?? none
}
