/** The SKUs of a listing: its sizes in one or two colours, each with its code, stock and price. */
import type { WireAttributes, WireSku } from '../../wire.ts'
import { sizesFor } from '../article/assortment.ts'
import { hasColour } from '../article/titles.ts'
import { Dice } from '../numbers/hash.ts'
import { inForm, type Codes } from './codes.ts'
import { merchantNumberOf } from './ids.ts'
import type { Offer } from './offer.ts'
import { variantPrice } from './prices.ts'

const topic = 81
const emptyCodeRate = 0.05
const unavailableRate = 0.16

type Stocked = {
  size: string
  second: boolean
  code: boolean
  quantity: number
  offer: number | null
}

export function skusOf(seed: number, codes: Codes, offer: Offer): WireSku[] {
  if (offer.oddities.sku === 'no SKUs') return []
  const written = offer.ordinal === 0 ? offer.article.showcase?.skus : undefined
  const dice = new Dice(seed, offer.ordinal, topic)
  const number = merchantNumberOf(offer.ordinal)
  return (written ?? stocked(offer, dice)).map((sku, index) => ({
    attributes: attributesOf(offer, sku),
    available: sku.quantity > 0,
    ean: sku.code ? codeOf(codes, offer, sku) : '',
    hasAltUrl: dice.chance(0.15),
    inventoryQuantity: sku.quantity,
    offerPrice: sku.offer,
    rank: index + 1,
    salePrice: offer.prices.mrp,
    skuId: `${number}-${String(index + 1).padStart(2, '0')}`,
  }))
}

function stocked(offer: Offer, dice: Dice): Stocked[] {
  const skus: Stocked[] = []
  const colourFactor = dice.chance(0.22) ? dice.pick([0.88, 0.94, 1.06, 1.12]) : 1
  const largeFactor = dice.chance(0.06) ? 1.08 : 1
  // the second colour is missing in the smallest and often in the largest size
  const fewer = offer.sizes.slice(1, dice.chance(0.5) ? undefined : -1)
  const lines = offer.article.second ? [offer.sizes, fewer] : [offer.sizes]
  lines.forEach((sizes, colour) => {
    for (const size of sizes) {
      const factor = (colour === 0 ? 1 : colourFactor) * (largest.has(size) ? largeFactor : 1)
      const inStock = offer.inStock && !dice.chance(unavailableRate)
      const coded =
        !dice.chance(emptyCodeRate) || (offer.article.showcase !== undefined && colour === 0)
      skus.push({
        size,
        second: colour === 1,
        code: coded && offer.oddities.sku !== 'no codes',
        quantity: inStock ? 1 + Math.floor(90 * Math.pow(dice.next(), 2.2)) : 0,
        offer:
          factor === 1
            ? offer.prices.offer
            : variantPrice(offer.prices.offer, factor, offer.country, offer.merchant.ending),
      })
    }
  })
  const first = skus[0]
  // a listing in stock has at least one SKU in stock
  if (offer.inStock && first && skus.every((sku) => sku.quantity === 0)) first.quantity = 3
  return skus
}

const largest = new Set(['XXL', '38', '44'])

function codeOf(codes: Codes, offer: Offer, sku: Stocked): string {
  const { start, upc, type, gender } = offer.article
  // variants 0–2 are reserved for inner packs; the tens digit is the colour
  const variant = (sku.second ? 10 : 0) + 3 + sizesFor(type, gender).indexOf(sku.size)
  const code = upc ? codes.upc(start, variant) : codes.ean(start, variant)
  if (offer.oddities.sku === '14 digits') return inForm(code, '14 digits')
  return inForm(code, upc && offer.merchant.ending === 'whole' ? '13 digits' : 'plain')
}

function attributesOf(offer: Offer, sku: Stocked): WireAttributes {
  const { appearance, second, type } = offer.article
  const { scale, division } = type
  const attributes: WireAttributes = {}
  if (scale === 'volume') attributes['volume'] = sku.size
  else if (scale === 'weight') attributes['weight'] = sku.size
  else if (scale === 'storage') attributes['capacity'] = sku.size
  else attributes['size'] = sku.size
  if (hasColour(offer.article)) {
    attributes['colour'] = sku.second && second ? second.colour : appearance.colour
    if (appearance.pattern !== 'Solid') attributes['pattern'] = appearance.pattern
  }
  if (division === 'Footwear') attributes['sizeSystem'] = 'EU'
  if (scale === 'waist' && !sku.size.endsWith('Y'))
    attributes['length'] = 30 + (offer.article.start % 3) * 2
  return attributes
}
