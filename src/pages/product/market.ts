import type { Offer } from '../../api/ean.ts'
import type { Product, Sku } from '../../api/product.ts'
import { readGtin } from '../../domain/gtin.ts'
import { isUsablePrice } from '../../domain/offerStatistics.ts'
import { priceAxis, type PriceAxis } from '../../domain/priceAxis.ts'
import { NOBODY } from '../../domain/market/me.ts'
import { allSpellings, type JoinedNames } from '../../domain/market/names.ts'
import { positionIn } from '../../domain/market/position.ts'
import type { PriceIndex } from '../../domain/market/priceIndex.ts'
import type { ReferenceKind } from '../../domain/market/reference.ts'
import { skuAttribute, skuColumns } from './skuColumns.ts'

export type ComparedSku = { sku: Sku; code: string; label: string }

/**
 * The SKU whose market stands for the product: of the available ones with a valid code the middle one, because sizes at
 * the ends are sold by few; without an available one, of all that have a code.
 */
export function comparedSku(skus: readonly Sku[]): ComparedSku | null {
  const coded = skus.filter(({ ean }) => ean !== null && readGtin(ean).kind === 'valid')
  const available = coded.filter((sku) => sku.available === true)
  const choice = available.length > 0 ? available : coded
  const sku = choice[Math.floor((choice.length - 1) / 2)]
  if (!sku || sku.ean === null) return null
  const { size } = skuColumns(skus)
  const value = size === null ? undefined : skuAttribute(sku, size)
  const named = typeof value === 'string' || typeof value === 'number' ? `Size ${value}` : null
  return { sku, code: sku.ean, label: named ?? sku.ean }
}

export type Market = {
  merchants: number
  /** Offers without a usable price, which count for nothing. */
  excluded: number
  min: number | null
  max: number | null
  own: number | null
  /** Own price against the reference among the other merchants' offers; null where either is missing. */
  index: PriceIndex | null
  prices: (number | null)[]
  axis: PriceAxis
}

/**
 * One EAN's offers in one country around this record: its own offer is found by product id, merchant id or name, else the
 * record's price of the SKU stands in.
 */
export function marketOf(
  offers: Offer[],
  product: Pick<Product, 'productId' | 'merchant'>,
  recordPrice: number | null,
  reference: ReferenceKind,
  joined: JoinedNames = [],
): Market {
  const { merchants, excluded, min, max, mine, index } = positionIn(offers, {
    mine: product.merchant === null ? NOBODY : allSpellings([product.merchant], joined),
    myProductId: product.productId,
    reference,
    listPrice: recordPrice,
    joined,
  })
  const own = mine?.price ?? null
  const prices = offers.map(({ offerPrice }) => offerPrice)
  return {
    merchants,
    excluded,
    min,
    max,
    own,
    index,
    prices,
    axis: priceAxis([...prices, own].filter(isUsablePrice)),
  }
}
