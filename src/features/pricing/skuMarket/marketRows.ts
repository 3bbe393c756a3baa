/** A listing's variants with what the answers for their EANs show. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { EanResult, Offer } from '@/api/operations/ean.ts'
import type { Product, Sku } from '@/api/operations/product.ts'
import { variantName, variantOf, type Variant } from '@/api/variant.ts'
import type { Aliases } from '@/domain/pricing/names.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { positionIn, type Position } from '@/domain/pricing/position.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import type { PriceLookup } from '@/domain/pricing/priceList/priceLookup.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import {
  codeOf,
  recordInMarket,
  summaryOf,
  type MarketSummary,
  type RecordInMarket,
  type SkuCode,
} from './market.ts'

type MarketState =
  | 'no code'
  | 'not checked'
  | 'waiting'
  | 'requesting'
  | 'failed'
  | 'unknown'
  | 'found'
type MarketVariant = { key: string; sku: Sku; variant: Variant; name: string; code: SkuCode }
export type MarketRow = MarketVariant & {
  state: MarketState
  /** The offers for the code; null until an answer has any. */
  offers: readonly Offer[] | null
  /** Your price position, whether or not the listing is yours. */
  ownPosition: Position | null
  record: RecordInMarket | null
  /** The code’s entry in your price list. */
  own: OwnPrice | null
  query: UseQueryResult<EanResult> | null
}

/** The settings by which a market is evaluated. */
export type MarketPricing = {
  ownMerchants: OwnMerchants
  /** Merchant names that the user has merged. */
  aliases: Aliases
  tolerance: number
  ownPrice: PriceLookup
}

function stateOf(code: SkuCode, query: UseQueryResult<EanResult> | null): MarketState {
  if (code.kind !== 'code') return 'no code'
  if (query === null) return 'not checked'
  if (query.data) return query.data.kind === 'found' ? 'found' : 'unknown'
  if (query.fetchStatus === 'fetching') return 'requesting'
  if (query.fetchStatus === 'paused') return 'waiting'
  return query.isError ? 'failed' : 'not checked'
}

/**
 * The variants with their keys and names. Keys include the index, so that variants with the same id stay distinct; a variant
 * without another name is named by its index.
 */
export function marketVariants(skus: readonly Sku[]): MarketVariant[] {
  return skus.map((sku, at) => {
    const variant = variantOf(sku.attributes)
    const name = variantName(variant, sku.skuId, at + 1)
    return { key: `${at} ${sku.skuId ?? ''}`, sku, variant, name, code: codeOf(sku) }
  })
}

/** What the available answers show about each variant, one answer for each code; `product` is the listing that was looked up. */
export function marketRows(
  variants: readonly MarketVariant[],
  answers: ReadonlyMap<string | undefined, UseQueryResult<EanResult>>,
  product: Product | null,
  reference: ReferenceKind,
  { ownMerchants, aliases, tolerance, ownPrice }: MarketPricing,
): MarketRow[] {
  return variants.map((each) => {
    const { code, sku } = each
    const query = code.kind === 'code' ? (answers.get(code.code) ?? null) : null
    const offers = query?.data?.kind === 'found' ? query.data.offers : null
    const own = code.kind === 'code' ? ownPrice(code.code) : null
    return {
      ...each,
      own,
      offers,
      ownPosition:
        offers &&
        positionIn(offers, {
          ownMerchants,
          aliases,
          reference,
          tolerance,
          listPrice: own?.price ?? null,
        }),
      state: stateOf(code, query),
      record: offers && product && recordInMarket(offers, product, sku.offerPrice, aliases),
      query,
    }
  })
}

/** The rows whose code no earlier row has: of variants that share a code, only the first. */
function firstOfCodes(rows: readonly MarketRow[]): MarketRow[] {
  const seen = new Set<string>()
  return rows.filter(({ code, ownPosition }) => {
    if (code.kind !== 'code' || ownPosition === null || seen.has(code.code)) return false
    seen.add(code.code)
    return true
  })
}

export function summaryOfRows(rows: readonly MarketRow[], aliases: Aliases = []): MarketSummary {
  return summaryOf(
    firstOfCodes(rows).flatMap(({ offers, ownPosition }) =>
      offers && ownPosition ? [{ offers, ownPosition }] : [],
    ),
    aliases,
  )
}
