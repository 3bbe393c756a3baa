/** The market position of a record's SKUs: each SKU's own price against the other merchants' offers of its EAN. */
import type { Offer } from '../../api/ean.ts'
import type { Product, Sku } from '../../api/product.ts'
import { readGtin } from '../../domain/gtin.ts'
import { myOffers, NOBODY } from '../../domain/market/me.ts'
import { merchantKeyIn, namesOfIds } from '../../domain/market/merchantKey.ts'
import { allSpellings, nothingJoined, type JoinedNames } from '../../domain/market/names.ts'
import { offerStatistics, withoutNoise } from '../../domain/offerStatistics.ts'
import { positionIn } from '../../domain/market/position.ts'
import type { Rank } from '../../domain/market/priceIndex.ts'
import { referenceWords, type ReferenceKind } from '../../domain/market/reference.ts'

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
  /** A key for each of its merchants that has a name. */
  merchants: string[]
}

/** What tells a record's own offers from the others. */
type RecordOf = Pick<Product, 'productId' | 'merchant'>

/**
 * The record is measured as if it were mine: by its offers in the answer, or by its own price where that does not list it.
 * Every offer of its merchant is kept out of the others.
 */
export function positionOf(
  offers: Offer[],
  record: RecordOf,
  skuPrice: number | null,
  kind: ReferenceKind,
  joined: JoinedNames = nothingJoined.merchant,
): Position {
  const itsOwn = record.merchant === null ? NOBODY : allSpellings([record.merchant], joined)
  const keyOf = merchantKeyIn(joined, namesOfIds([offers]))
  const own = myOffers(offers, itsOwn, record.productId ?? '')
  const { mine, index, reference, referenceN } = positionIn(offers, {
    mine: itsOwn,
    myProductId: record.productId,
    reference: kind,
    listPrice: skuPrice,
    joined,
  })
  const isListed = own.length > 0
  const price = mine?.price ?? (isListed ? null : skuPrice)
  const all = offers.map((offer) => offer.offerPrice)
  return {
    own: price,
    ownFrom: isListed ? 'offers' : 'record',
    recordPrice: isListed && skuPrice !== price ? skuPrice : null,
    reference,
    index: index?.index ?? null,
    difference: index === null ? null : withoutNoise(index.index - 100),
    rank: mine && { rank: mine.rank, of: mine.of, tied: mine.tied },
    prices: isListed ? all : [...all, price],
    offers: offers.length,
    rivals: referenceN,
    merchants: offers.flatMap((offer) => keyOf(offer) ?? []),
  }
}

/** How the index of a record comes about, as a sentence. */
export const indexFormula = (kind: ReferenceKind): string =>
  `index = this record’s price ÷ ${referenceWords(kind).formula} × 100.`

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
