/** The irregularities of real catalogs, each with its share of all listings. */
import { Dice } from '../numbers/hash.ts'

type Rates<Name extends string> = readonly (readonly [Name, number])[]

const priceOddities: Rates<PriceOddity> = [
  ['zero offer', 0.008],
  ['no offer', 0.006],
  ['no MRP', 0.006],
  ['zero MRP', 0.003],
  ['above MRP', 0.013],
  ['discount disagrees', 0.04],
  ['no discount given', 0.01],
]
export type PriceOddity =
  | 'zero offer'
  | 'no offer'
  | 'no MRP'
  | 'zero MRP'
  | 'above MRP'
  | 'discount disagrees'
  | 'no discount given'

const titleOddities: Rates<TitleOddity> = [
  ['very long', 0.006],
  ['Devanagari', 0.005],
  ['Japanese', 0.004],
  ['Arabic', 0.005],
  ['emoji', 0.006],
  ['bold markup', 0.003],
  ['entity', 0.006],
  ['shouting', 0.006],
]
export type TitleOddity =
  | 'very long'
  | 'Devanagari'
  | 'Japanese'
  | 'Arabic'
  | 'emoji'
  | 'bold markup'
  | 'entity'
  | 'shouting'

const fieldOddities: Rates<FieldOddity> = [
  ['no gender', 0.02],
  ['no brand', 0.015],
  ['no description', 0.03],
  ['no breadcrumb', 0.01],
  ['no sub-category', 0.008],
  ['no ratings', 0.02],
  ['no ranks', 0.01],
  ['no dates', 0.006],
  ['no attributes', 0.008],
  ['no link', 0.004],
]
type FieldOddity =
  | 'no gender'
  | 'no brand'
  | 'no description'
  | 'no breadcrumb'
  | 'no sub-category'
  | 'no ratings'
  | 'no ranks'
  | 'no dates'
  | 'no attributes'
  | 'no link'

const pictureOddities: Rates<PictureOddity> = [
  ['none', 0.01],
  ['broken', 0.008],
  ['front only', 0.04],
]
type PictureOddity = 'none' | 'broken' | 'front only'

const skuOddities: Rates<SkuOddity> = [
  ['no codes', 0.025],
  ['14 digits', 0.006],
  ['no SKUs', 0.006],
  ['stock disagrees', 0.006],
]
type SkuOddity = 'no codes' | '14 digits' | 'no SKUs' | 'stock disagrees'

export type Oddities = {
  price: PriceOddity | null
  title: TitleOddity | null
  field: FieldOddity | null
  picture: PictureOddity | null
  sku: SkuOddity | null
}

/** The share of listings out of stock. */
export const outOfStockRate = 0.09

const topic = 41
const clean: Oddities = { price: null, title: null, field: null, picture: null, sku: null }

/** `spotless` listings (the hand-written ones) have no oddities. */
export function odditiesOf(seed: number, ordinal: number, spotless: boolean): Oddities {
  if (spotless) return clean
  const dice = new Dice(seed, ordinal, topic)
  return {
    price: oneOf(priceOddities, dice.next()),
    title: oneOf(titleOddities, dice.next()),
    field: oneOf(fieldOddities, dice.next()),
    picture: oneOf(pictureOddities, dice.next()),
    sku: oneOf(skuOddities, dice.next()),
  }
}

/** An upper limit for the sum of the rates of one list. */
const mostlyClean = 0.2

function oneOf<Name extends string>(rates: Rates<Name>, draw: number): Name | null {
  if (draw > mostlyClean) return null
  let left = draw
  for (const [name, rate] of rates) {
    left -= rate
    if (left < 0) return name
  }
  return null
}
