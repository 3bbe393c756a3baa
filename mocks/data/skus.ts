/** The SKUs of a listing: its sizes in one or two colours, each with its code, stock and price. */
import type { WireAttributes, WireSku } from '../wire.ts'
import { inForm, type Codes } from './codes.ts'
import { Dice } from './hash.ts'
import { merchantNumberOf } from './ids.ts'
import type { Look } from './looks.ts'
import type { Offer } from './offer.ts'
import { variantPrice } from './prices.ts'
import { hasColour } from './titles.ts'

const topic = 81
const emptyCodeRate = 0.05
const unavailableRate = 0.16

export function skusOf(seed: number, codes: Codes, offer: Offer): WireSku[] {
  if (offer.oddities.sku === 'no SKUs') return []
  const dice = new Dice(seed, offer.ordinal, topic)
  const number = merchantNumberOf(offer.ordinal)
  const skus: WireSku[] = []
  const looks = looksOf(offer)
  const colourFactor = dice.chance(0.22) ? dice.pick([0.88, 0.94, 1.06, 1.12]) : 1
  const largeFactor = dice.chance(0.06) ? 1.08 : 1
  looks.forEach((look, colour) => {
    const sizes =
      colour === 0
        ? offer.sizes
        : offer.sizes.slice(1, offer.sizes.length - (dice.chance(0.5) ? 1 : 0))
    sizes.forEach((size) => {
      const factor =
        (colour === 0 ? 1 : colourFactor) * (/^XXL$|^38$|^44$/.test(size) ? largeFactor : 1)
      const step = offer.firstSize + offer.sizes.indexOf(size)
      const available = offer.inStock && !dice.chance(unavailableRate)
      const withoutCode = dice.chance(emptyCodeRate)
      const { ending } = offer.merchant
      skus.push({
        attributes: attributesOf(offer, size, look),
        available,
        ean: codeOf(
          codes,
          offer,
          colour * 10 + 3 + step,
          withoutCode && !(offer.article.showcase && colour === 0),
        ),
        hasAltUrl: dice.chance(0.15),
        inventoryQuantity: available ? 1 + Math.floor(90 * Math.pow(dice.next(), 2.2)) : 0,
        offerPrice:
          factor === 1
            ? offer.prices.offer
            : variantPrice(offer.prices.offer, factor, offer.country, ending),
        rank: skus.length + 1,
        salePrice: offer.prices.mrp,
        skuId: `${number}-${String(skus.length + 1).padStart(2, '0')}`,
      })
    })
  })
  const first = skus[0]
  // a listing that says "in stock" has something to sell, except where a record contradicts itself
  if (offer.inStock && first && !skus.some((sku) => sku.available)) {
    first.available = true
    first.inventoryQuantity = 3
  }
  return skus
}

function looksOf(offer: Offer): Look[] {
  const { look, second } = offer.article
  return second ? [look, second] : [look]
}

function codeOf(codes: Codes, offer: Offer, variant: number, withoutCode: boolean): string {
  if (withoutCode || offer.oddities.sku === 'no codes') return ''
  const { start, upc } = offer.article
  const code = upc ? codes.upc(start, variant) : codes.ean(start, variant)
  if (offer.oddities.sku === '14 digits') return inForm(code, '14 digits')
  return inForm(code, upc && offer.merchant.ending === 'whole' ? '13 digits' : 'plain')
}

function attributesOf(offer: Offer, size: string, look: Look): WireAttributes {
  const { scale, division } = offer.article.type
  const attributes: WireAttributes = {}
  if (scale === 'volume') attributes['volume'] = size
  else if (scale === 'weight') attributes['weight'] = size
  else if (scale === 'storage') attributes['capacity'] = size
  else attributes['size'] = size
  if (hasColour(offer.article)) attributes['colour'] = look.colour
  if (hasColour(offer.article) && look.pattern !== 'Solid') attributes['pattern'] = look.pattern
  if (division === 'Footwear') attributes['sizeSystem'] = 'EU'
  if (scale === 'waist' && !size.endsWith('Y'))
    attributes['length'] = [30, 32, 34][offer.ordinal % 3] ?? 32
  return attributes
}
