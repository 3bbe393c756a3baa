/** The codes of a listing's variants, the listing's price for each, and a summary of their markets. */
import type { Offer } from '@/api/operations/ean.ts'
import type { Product, Sku } from '@/api/operations/product.ts'
import { merchantKeyIn, namesOfIds } from '@/domain/pricing/merchantKey.ts'
import { allSpellings, noAliases, type Aliases } from '@/domain/pricing/names.ts'
import { myOffers, NO_OWN_MERCHANTS, ofSameMerchants } from '@/domain/pricing/ownMerchants.ts'
import type { Position } from '@/domain/pricing/position.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import { readGtin } from '@/lib/gtin.ts'
import { isUsablePrice, offerStatistics } from '@/lib/numbers/offerStatistics.ts'

/** The listing that was looked up, in the market of the code of one variant; its merchant need not be yours. */
export type RecordInMarket = {
  price: number | null
  /**
   * Where the price is from: the listing’s offer in the answer for the code, or the listing itself if the answer doesn’t include
   * it.
   */
  from: 'offers' | 'record'
  /** The listing's own price of this variant, if the answer for the code has another price. */
  otherwise: number | null
  /** The number of usable prices of other merchants for the code. */
  elsewhere: number
}

export function recordInMarket(
  offers: readonly Offer[],
  record: Pick<Product, 'productId' | 'merchant'>,
  skuPrice: number | null,
  aliases: Aliases = noAliases.merchant,
): RecordInMarket {
  const { productId, merchant } = record
  const itself = productId === null ? [] : offers.filter((offer) => offer.productId === productId)
  const ofMerchant = myOffers(
    offers,
    merchant === null ? NO_OWN_MERCHANTS : allSpellings([merchant], aliases),
  )
  const own = itself.length > 0 ? itself : ofMerchant
  const isOwn = ofSameMerchants([...itself, ...ofMerchant])
  const price =
    own.length === 0 ? skuPrice : offerStatistics(own.map(({ offerPrice }) => offerPrice)).min
  return {
    price,
    from: own.length > 0 ? 'offers' : 'record',
    otherwise: own.length > 0 && skuPrice !== price ? skuPrice : null,
    elsewhere: offers.filter((offer) => isUsablePrice(offer.offerPrice) && !isOwn(offer)).length,
  }
}

/** The calculation of your index, as a sentence. */
export const indexFormula = ({ formula }: ReferenceWords): string =>
  `index = your price ÷ ${formula} × 100.`

export type SkuCode =
  | { kind: 'code'; code: string }
  | { kind: 'none' }
  /** The code that is given can’t be requested. */
  | { kind: 'unusable'; text: string; why: string }

export function codeOf(sku: Pick<Sku, 'ean'>): SkuCode {
  if (sku.ean === null) return { kind: 'none' }
  const reading = readGtin(sku.ean)
  switch (reading.kind) {
    case 'valid':
      return { kind: 'code', code: reading.gtin.code }
    case 'wrong check digit':
      return { kind: 'unusable', text: sku.ean, why: 'wrong check digit' }
    case 'not a code':
      return { kind: 'unusable', text: sku.ean, why: 'not an EAN or UPC' }
  }
}

/** The distinct codes that can be requested, in the order of the SKUs. */
export function codesOf(skus: readonly Pick<Sku, 'ean'>[]): string[] {
  const codes = skus.map(codeOf).flatMap((code) => (code.kind === 'code' ? [code.code] : []))
  return [...new Set(codes)]
}

export type MarketSummary = {
  offers: number
  merchants: number
  /** The mean of your price indexes at `n` EANs; null if no EAN has an index. */
  index: number | null
  n: number
}

/** The summary of the markets, which counts each code once, even if two variants share it. */
export function summaryOf(
  markets: readonly { offers: readonly Offer[]; ownPosition: Pick<Position, 'index'> }[],
  aliases: Aliases = noAliases.merchant,
): MarketSummary {
  const { mean, n } = offerStatistics(
    markets.map(({ ownPosition }) => ownPosition.index?.index ?? null),
  )
  const all = markets.map(({ offers }) => offers)
  const keyOf = merchantKeyIn(aliases, namesOfIds(all))
  return {
    offers: all.flat().length,
    merchants: new Set(all.flat().flatMap((offer) => keyOf(offer) ?? [])).size,
    index: mean,
    n,
  }
}
