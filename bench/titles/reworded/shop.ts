/** A small invented shop for the second set: several hundred products of 39 kinds, whose titles state what distinguishes them. */
import type { RecordPiece } from '../../../mocks/own/records.ts'
import type { Random } from '../changedTitle.ts'

export type Listing = {
  /** Everything that the listing states, beginning with its brand. */
  text: string
  brand: string
  code: string
  /** The title without the attributes that the SKU states instead. */
  title: string
  attributes: Record<string, string>
}

type Draw = {
  brand: string
  of: <One>(list: readonly One[]) => One
  code: () => string
}

type Kind = { brands: string; make: (draw: Draw) => string }

const words = (text: string) => text.split(' | ')

const COLOURS = words(
  'Black | White | Navy | Red | Green | Grey | Light Blue | Burgundy | Beige | Olive | Blue | Pink | Dark Grey | Off White | Brown | Yellow',
)
const ANYONES = words('Classic | Essential | Comfort | Active')
/** Names of product lines: most belong to one brand, as trade marks do. */
const LINES = words(
  'Arden | Brisk | Calder | Delphi | Everly | Fjord | Gale | Harlow | Isola | Juno | Keswick | Lumen | Mistral | Nova | Orla | Piper | Quill | Ridge | Solent | Tarn | Umber | Vale | Wren | Xenia | Yara | Zephyr',
)
const WHOSE = words("Men's | Women's | Girls' | Boys'")
const SIZES = words('XS | S | M | L | XL | XXL')

const FASHION = 'Calloway & Sons | Norvik | Tessuto | Maple Street | Brannigan | Oda Lund'
const SHOES = 'Strider | Volante | Peak Nine | Harrow | Gripwell'
const POWER = 'Sonarix | Voltaro | Kanto | Elmira | Brightcore | Ferrum'
const PANTRY = 'Green Valley | Nonna Rosa | Baxter Farm | Goldkorn | Red Barn | Alpenhof'
const CARE = 'Dermalis | Aqua Viva | Pure Leaf | Soleo | Miss Claire'
const HOUSE = 'Casa Bianca | Homestead | Nordhem | Kitchen Pro | Clean & Co'

/** Sizes come after the colour, as in most shops. */
const KINDS: readonly Kind[] = [
  kind(FASHION, (d) => `${w(d)} ${l(d)} Cotton T-Shirt, Crew Neck, ${c(d)}, ${s(d)}`),
  kind(FASHION, (d) => `${w(d)} ${l(d)} Organic Cotton Polo Shirt, Slim Fit, ${c(d)}, ${s(d)}`),
  kind(FASHION, (d) => `${l(d)} Merino Wool Jumper ${w(d)} ${c(d)}, Size ${s(d)}`),
  kind(FASHION, (d) => `${w(d)} Linen Trousers ${l(d)} - ${c(d)} - ${s(d)}`),
  kind(
    FASHION,
    (d) =>
      `${w(d)} ${d.of(['501', '505', '511', '514', '527'])} Slim Jeans, ${c(d)}, W${d.of([30, 32, 34, 36])} L${d.of([30, 32, 34])}`,
  ),
  kind(FASHION, (d) => `Women's ${l(d)} Long Sleeve Dress in ${c(d)}, ${s(d)}`),
  kind(FASHION, (d) => `${w(d)} ${l(d)} Waterproof Rain Jacket ${c(d)} ${s(d)}`),
  kind(FASHION, (d) => `Unisex ${l(d)} Hoodie ${c(d)} ${s(d)}`),
  kind(FASHION, (d) => `${w(d)} Sports Socks, ${d.of([3, 5, 6, 10])} pack, ${c(d)}`),
  kind(FASHION, (d) => `${l(d)} Knitted Wool Scarf, ${c(d)}`),
  kind(SHOES, (d) => `${l(d)} ${w(d)} Running Trainers, ${c(d)}, EU ${d.of([38, 39, 41, 42, 44])}`),
  kind(SHOES, (d) => `${w(d)} ${l(d)} Leather Ankle Boots ${c(d)} EU ${d.of([37, 38, 40, 43])}`),
  kind(
    SHOES,
    (d) => `${l(d)} ${d.of([2, 3, 4, 5])} Trail Trainers ${w(d)} ${c(d)}, UK ${d.of([5, 6, 8, 9])}`,
  ),
  kind(
    POWER,
    (d) => `${l(d)} ${d.of([12, 13, 14, 15])} Smartphone ${d.of([64, 128, 256])} GB ${c(d)}`,
  ),
  kind(POWER, (d) => `${d.code()} Wireless Headphones, Noise Cancelling, ${c(d)}`),
  kind(
    POWER,
    (d) =>
      `${l(d)} Laptop ${d.of(['13.3', '14', '15.6'])} inch, ${d.of([8, 16, 32])} GB RAM, ${d.of([256, 512])} GB SSD`,
  ),
  kind(
    POWER,
    (d) => `${d.code()} Fridge Freezer, ${d.of([260, 310, 340])} l, ${d.of(['White', 'Grey'])}`,
  ),
  kind(POWER, (d) => `${l(d)} ${d.of(['V6', 'V8', 'V10', 'V11'])} Cordless Vacuum Cleaner ${c(d)}`),
  kind(POWER, (d) => `${l(d)} USB-C Charger ${d.of([20, 45, 65, 100])} W, ${c(d)}`),
  kind(
    POWER,
    (d) =>
      `LED Light Bulb ${d.of(['E14', 'E27', 'GU10'])} ${d.of([5, 7, 9])} W Warm Light, ${d.of([2, 3, 4])} pack`,
  ),
  kind(POWER, (d) => `${d.of(['AA', 'AAA'])} Alkaline Batteries, ${d.of([4, 8, 12, 24])} count`),
  kind(
    PANTRY,
    (d) =>
      `${l(d)} Cola Sugar Free ${d.of([4, 6, 12, 24])} x ${d.of(['330 ml', '500 ml', '0.25 l'])}`,
  ),
  kind(
    PANTRY,
    (d) =>
      `${d.of(['Orange', 'Apple', 'Cranberry', 'Mango'])} Juice with Pulp ${d.of(['1 l', '1.5 l', '750 ml'])}`,
  ),
  kind(
    PANTRY,
    (d) =>
      `${d.of(['Strawberry', 'Vanilla', 'Peach', 'Plain'])} Greek Yoghurt ${d.of(['150 g', '500 g', '1 kg'])}`,
  ),
  kind(
    PANTRY,
    (d) =>
      `${l(d)} Ground Coffee Dark Roast ${d.of(['12 oz', '16 oz', '32 oz', '250 g', '500 g', '1 kg'])}`,
  ),
  kind(
    PANTRY,
    (d) =>
      `${d.of(['Green', 'Black', 'White'])} Tea ${l(d)} Blend, ${d.of([20, 25, 50, 100])} bags`,
  ),
  kind(
    PANTRY,
    (d) => `${l(d)} Chocolate Chip Cookies ${d.of(['200 g', '300 g', '14 oz', '9.5 oz'])}`,
  ),
  kind(
    PANTRY,
    (d) =>
      `${l(d)} Extra Virgin Olive Oil Bottle ${d.of(['500 ml', '750 ml', '1 l', '16.9 fl oz'])}`,
  ),
  kind(PANTRY, (d) => `${l(d)} Basmati Rice ${d.of(['1 kg', '2 lb', '5 lb', '5 kg'])}`),
  kind(
    CARE,
    (d) =>
      `${l(d)} Sun Cream SPF ${d.of([15, 20, 30, 50])}, ${d.of(['50 ml', '150 ml', '200 ml'])}`,
  ),
  kind(
    CARE,
    (d) =>
      `${l(d)} Anti-Dandruff Shampoo ${d.of(["Men's", "Women's"])} ${d.of(['250 ml', '400 ml', '13.5 fl oz'])}`,
  ),
  kind(
    CARE,
    (d) =>
      `${l(d)} Eau de Parfum ${d.of(['for Women', 'for Men'])} ${d.of(['30 ml', '50 ml', '100 ml'])}`,
  ),
  kind(CARE, (d) => `${l(d)} Matte Nail Varnish ${c(d)} ${d.of(['8 ml', '12 ml'])}`),
  kind(
    CARE,
    (d) => `${l(d)} Baby Nappies Size ${d.of([2, 3, 4, 5])}, ${d.of([32, 44, 56, 80])} count`,
  ),
  kind(
    HOUSE,
    (d) =>
      `${l(d)} Cotton Bath Towel ${d.of(['50 x 90', '70 x 140', '100 x 150'])} cm, ${c(d)}, ${d.of([2, 4])} pack`,
  ),
  kind(HOUSE, (d) => `${l(d)} Non-Stick Frying Pan Stainless Steel ${d.of([20, 24, 28, 30])} cm`),
  kind(
    HOUSE,
    (d) =>
      `${l(d)} Laundry Detergent Lavender ${d.of([20, 40, 60])} washes, ${d.of(['1 l', '2 l', '3 l'])}`,
  ),
  kind(HOUSE, (d) => `${l(d)} Backpack ${d.of([18, 24, 30])} l ${c(d)}`),
  kind(
    HOUSE,
    (d) => `${l(d)} Building Blocks ${d.of([120, 250, 500])} pieces, for ages ${d.of([3, 5, 8])}+`,
  ),
]

function kind(brands: string, make: Kind['make']): Kind {
  return { brands, make }
}
function c(draw: Draw): string {
  return draw.of(COLOURS)
}
function l(draw: Draw): string {
  const first = Array.from(draw.brand).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const own = LINES.filter((_, at) => (at + first) % 5 === 0)
  return draw.of([...own, ...own, draw.of(ANYONES)])
}
function w(draw: Draw): string {
  return draw.of(WHOSE)
}
function s(draw: Draw): string {
  return draw.of(SIZES)
}

/** A code from the range for use inside shops, with its check digit. */
export function codeOf(number: number): string {
  const body = `29${String(number).padStart(10, '0')}`
  const sum = Array.from(body, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${body}${(10 - (sum % 10)) % 10}`
}

const LETTERS = Array.from('ABCDEFGHKLMNPRSTVWX')

function drawOf(random: Random): Omit<Draw, 'brand'> {
  const of = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One // no list is empty
  const letters = (count: number) => Array.from({ length: count }, () => of(LETTERS)).join('')
  const digit = () => Math.floor(random() * 10)
  return {
    of,
    code: () =>
      of([
        () => `${letters(2)}-${1 + digit()}0${digit()}0X${letters(1)}${1 + digit()}`,
        () => `${letters(3)}${1 + digit()}${digit()}${digit()}`,
        () => `${letters(1)}${1 + digit()}${digit()}`,
      ])(),
  }
}

/** The share of listings whose colour and size are only in the fields of the SKU. */
const IN_FIELDS = 0.25

/** The title and the SKU's attributes: a colour or a size after a comma may be in either. */
function listed(text: string, random: Random): Pick<Listing, 'title' | 'attributes'> {
  const parts = text.split(', ')
  const attributes: Record<string, string> = {}
  if (random() >= IN_FIELDS) return { title: text, attributes }
  const saved = parts.filter((part, at) => {
    const name = COLOURS.includes(part) ? 'colour' : SIZES.includes(part) ? 'size' : null
    if (at === 0 || name === null) return true
    attributes[name] = part
    return false
  })
  return { title: saved.join(', '), attributes }
}

/** Makes `each` products of every kind; no two have the same text. */
export function shopOf(random: Random, each: number): Listing[] {
  const draw = drawOf(random)
  const listings = new Map<string, Listing>()
  for (const { brands, make } of KINDS) {
    for (let count = 0; count < each; count += 1) {
      const brand = draw.of(words(brands))
      const text = `${brand} ${make({ ...draw, brand })}`
      const code = codeOf(listings.size + 1)
      if (!listings.has(text)) listings.set(text, { text, brand, code, ...listed(text, random) })
    }
  }
  return [...listings.values()]
}

/** Converts listings to the records that the demo service reads. */
export async function* piecesOf(listings: readonly Listing[]): AsyncGenerator<RecordPiece> {
  const lines = listings.map(({ title, brand, code, attributes }, at) => ({
    row: at + 1,
    country: 'us',
    product: {
      productId: `P${at + 1}`,
      merchant: 'Shop',
      title,
      brand,
      offerPrice: 10,
      skuSet: [{ ean: code, skuId: `${at + 1}`, attributes }],
    },
  }))
  const records = lines.map((one) => `${JSON.stringify(one)}\n`).join('')
  yield { kind: 'records', records, bytes: records.length, skipped: 0, problems: [] }
  yield { kind: 'end', cutBecause: null }
}

/** Brands that sell the same kinds of things. */
export const BRANDS: readonly (readonly string[])[] = [
  FASHION,
  SHOES,
  POWER,
  PANTRY,
  CARE,
  HOUSE,
].map(words)
