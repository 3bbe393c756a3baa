/** The demo catalog: up to a million listings, each made on demand from (seed, ordinal); nothing is stored. */
import type { NumberedRows, Row } from '../catalog/catalog.ts'
import { rowInTexts } from '../catalog/index/numberedRows.ts'
import type { WireProduct, WireTraits } from '../wire.ts'
import { coreTitle } from './article/titles.ts'
import { traitsOf } from './article/traits.ts'
import { capacity, ordinalsFrom } from './numbers/layout.ts'
import { values } from './numbers/numbers.ts'
import { addressOf, readAddress } from './offer/addresses.ts'
import { codesOf, defaultSeed } from './offer/codes.ts'
import { merchantNumberOf, ordinalInProductId, ordinalOfMerchantNumber } from './offer/ids.ts'
import { offerAt } from './offer/offer.ts'
import { recordOf } from './offer/record.ts'
import { rowOf } from './offer/row.ts'
import { skusOf } from './offer/skus.ts'

export { merchants } from './offer/merchants.ts'

type Listing = { country: string; product: WireProduct; traits: WireTraits }

/**
 * Ordinals run from 0 to `size` − 1; neighbours are different articles, so that ordinal order looks like a shop's relevance
 * order.
 */
export type DemoCatalog = {
  seed: number
  size: number
  /** The row for the engine's index; takes a few microseconds. Throws a RangeError outside the catalog. */
  numbered: NumberedRows
  /** The same row with texts instead of numbers. */
  row(ordinal: number): Row
  /** The whole record. Throws a RangeError outside the catalog. */
  listing(ordinal: number): Listing
  ordinalOfProduct(id: string): number | null
  /** Listings with a SKU whose code is exactly this text, in ordinal order, from all countries. */
  ordinalsOfCode(code: string): number[]
  /** The listing whose `productUrl` is exactly this text. */
  ordinalOfUrl(url: string): number | null
}

const defaultSize = 20_000

export function demoCatalog(options: { seed?: number; size?: number } = {}): DemoCatalog {
  const { seed = defaultSeed, size = defaultSize } = options
  if (!Number.isInteger(size) || size < 1 || size > capacity)
    throw new RangeError(`A demo catalog holds 1 to ${capacity} listings, not ${size}.`)
  const codes = codesOf(seed)

  function at(ordinal: number) {
    if (!Number.isInteger(ordinal) || ordinal < 0 || ordinal >= size)
      throw new RangeError(`The demo catalog has no listing ${ordinal}.`)
    return offerAt(seed, ordinal)
  }

  return {
    seed,
    size,
    numbered: { values, at: (ordinal) => rowOf(at(ordinal)) },
    row: (ordinal) => rowInTexts(values, rowOf(at(ordinal))),
    listing: (ordinal) => {
      const offer = at(ordinal)
      return {
        country: offer.country,
        product: recordOf(seed, codes, offer),
        traits: traitsOf(seed, offer),
      }
    },
    ordinalOfProduct: (id) => {
      const ordinal = ordinalInProductId(seed, id)
      return ordinal !== null && ordinal < size ? ordinal : null
    },
    ordinalsOfCode: (code) => {
      const start = codes.startOf(code)
      if (start === null) return []
      return ordinalsFrom(seed, start)
        .filter(
          (ordinal) =>
            ordinal < size &&
            skusOf(seed, codes, offerAt(seed, ordinal)).some((sku) => sku.ean === code),
        )
        .toSorted((one, other) => one - other)
    },
    ordinalOfUrl: (url) => {
      const address = readAddress(url)
      if (!address) return null
      const ordinal = ordinalOfMerchantNumber(address.number)
      if (ordinal >= size || merchantNumberOf(ordinal) !== address.number) return null
      const { article, country, merchant, oddities } = offerAt(seed, ordinal)
      if (merchant !== address.merchant || oddities.field === 'no link') return null
      return addressOf(article, country, merchant, address.number, coreTitle(seed, article)) === url
        ? ordinal
        : null
    },
  }
}
