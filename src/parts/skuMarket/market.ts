/** The market position of a record's SKUs: each SKU's own price against the other merchants' offers of its EAN. */
import type { Offer } from '../../api/ean.ts'
import type { Product, Sku } from '../../api/product.ts'
import { readGtin } from '../../domain/gtin.ts'
import { myOffers, ofSameMerchants } from '../../domain/mine.ts'
import { isUsablePrice, offerStatistics } from '../../domain/offerStatistics.ts'
import { priceIndex, rankOf, type Rank, type ReferenceKind } from '../../domain/priceIndex.ts'

/** What an EAN's answer says about one SKU. */
export type Position = {
  /** The price that is measured. */
  own: number | null
  /** Where it comes from: my offer in the EAN's answer, or the record where that answer does not list it. */
  ownFrom: 'offers' | 'record'
  /** The record's price of this SKU, where the EAN's answer says another. */
  recordPrice: number | null
  /** The figure of the other merchants. */
  reference: number | null
  index: number | null
  /** Own price minus reference, in percent of the reference. */
  difference: number | null
  rank: Rank | null
  /** All offer prices and the own one, as they are drawn. */
  prices: (number | null)[]
  offers: number
  /** Usable prices of the other merchants. */
  rivals: number
  merchants: string[]
  /** How the EAN page is told which offers are mine: product id, failing that merchant id or name. */
  mine: string
}

export type Mine = Pick<Product, 'productId' | 'merchant'>

function merchantOf(offer: Offer): string {
  return offer.merchantId ?? offer.merchantName ?? ''
}

/** Mine is matched by product id, then merchant id, then name; every offer of mine is kept out of the others. */
export function positionOf(
  offers: Offer[],
  mine: Mine,
  skuPrice: number | null,
  kind: ReferenceKind,
): Position {
  const own = myOffers(offers, mine.merchant ?? '', mine.productId ?? '')
  const isOwn = ofSameMerchants(own)
  const others = offers.filter((offer) => !isOwn(offer))
  const listed = offerStatistics(own.map((offer) => offer.offerPrice)).min
  const price = own.length > 0 ? listed : skuPrice
  const otherPrices = others.map((offer) => offer.offerPrice)
  const measured = priceIndex(price, otherPrices, kind)
  const ofOthers = offerStatistics(otherPrices)
  const all = offers.map((offer) => offer.offerPrice)
  return {
    own: price,
    ownFrom: own.length > 0 ? 'offers' : 'record',
    recordPrice: own.length > 0 && skuPrice !== listed ? skuPrice : null,
    reference: ofOthers[kind],
    index: measured?.index ?? null,
    difference: measured === null ? null : measured.index - 100,
    rank: isUsablePrice(price) ? rankOf(price, all.filter(isUsablePrice)) : null,
    prices: own.length > 0 ? all : [...all, price],
    offers: offers.length,
    rivals: ofOthers.n,
    merchants: offers.map(merchantOf).filter((merchant) => merchant !== ''),
    mine: nameOfMine(mine, own),
  }
}

/** The record's product id where an offer carries it or nothing is known yet; else what matched. */
export function nameOfMine(mine: Mine, own: readonly Offer[] = []): string {
  const [first] = own
  const id = mine.productId ?? ''
  if (id !== '' && (first === undefined || own.some((offer) => offer.productId === id))) return id
  return (first && merchantOf(first)) || (mine.merchant ?? '')
}

export type SkuCode =
  | { kind: 'code'; code: string }
  | { kind: 'none' }
  /** Given, but not a code that can be asked. */
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

/** The distinct codes that can be asked, in the order of the SKUs. */
export function codesOf(skus: readonly Pick<Sku, 'ean'>[]): string[] {
  const codes = skus.map(codeOf).flatMap((code) => (code.kind === 'code' ? [code.code] : []))
  return [...new Set(codes)]
}

export type MarketSummary = {
  offers: number
  merchants: number
  /** Mean of the indices of `n` EANs; null where no EAN has one. */
  index: number | null
  n: number
}

/** One position a code: a code that two SKUs share counts once. */
export function summaryOf(positions: readonly Position[]): MarketSummary {
  const { mean, n } = offerStatistics(positions.map(({ index }) => index))
  return {
    offers: positions.reduce((sum, { offers }) => sum + offers, 0),
    merchants: new Set(positions.flatMap(({ merchants }) => merchants)).size,
    index: mean,
    n,
  }
}
