/** A record's SKUs with what the answers of their EANs say of them. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { EanResult } from '../../api/ean.ts'
import type { Product, Sku } from '../../api/product.ts'
import type { JoinedNames } from '../../domain/market/names.ts'
import type { ReferenceKind } from '../../domain/market/reference.ts'
import { NOBODY, type Mine } from '../../domain/market/me.ts'
import { positionIn, type Position as MyPosition } from '../../domain/market/position.ts'
import { USUAL_TOLERANCE } from '../../domain/market/tolerance.ts'
import type { OwnPrice } from '../../domain/priceList/ownPrice.ts'
import type { PriceLookup } from '../../domain/priceList/priceLookup.ts'
import { variantName, variantOf, type Variant } from '../../domain/variant.ts'
import {
  codeOf,
  positionOf,
  summaryOf,
  type MarketSummary,
  type Position,
  type SkuCode,
} from './market.ts'

type MarketState = 'no code' | 'not asked' | 'waiting' | 'asking' | 'failed' | 'unknown' | 'found'
type MarketVariant = { key: string; sku: Sku; variant: Variant; name: string; code: SkuCode }
export type MarketRow = MarketVariant & {
  state: MarketState
  /** Of this record, looked at as if it were mine. */
  position: Position | null
  /** Of me, whoever's record it is. */
  me: MyPosition | null
  /** What my price list says of the code. */
  own: OwnPrice | null
  query: UseQueryResult<EanResult> | null
}

/** From where a market is looked at. */
export type Standpoint = {
  mine: Mine
  /** Merchants that are one, as the user said. */
  joined: JoinedNames
  tolerance: number
  ownPrice: PriceLookup
}

const NO_STANDPOINT: Standpoint = {
  mine: NOBODY,
  joined: [],
  tolerance: USUAL_TOLERANCE,
  ownPrice: () => null,
}

function stateOf(code: SkuCode, query: UseQueryResult<EanResult> | null): MarketState {
  if (code.kind !== 'code') return 'no code'
  if (query === null) return 'not asked'
  if (query.data) return query.data.kind === 'found' ? 'found' : 'unknown'
  if (query.fetchStatus === 'fetching') return 'asking'
  if (query.fetchStatus === 'paused') return 'waiting'
  return query.isError ? 'failed' : 'not asked'
}

/** Each SKU with its place, so that two of one id are two; named by its place where nothing else names it. */
export function marketVariants(skus: readonly Sku[]): MarketVariant[] {
  return skus.map((sku, at) => {
    const variant = variantOf(sku.attributes)
    const name = variantName(variant, sku.skuId, at + 1)
    return { key: `${at} ${sku.skuId ?? ''}`, sku, variant, name, code: codeOf(sku) }
  })
}

/** What is known of each SKU by the answers at hand, one a code; `product` is the record that is measured. */
export function marketRows(
  variants: readonly MarketVariant[],
  answers: ReadonlyMap<string | undefined, UseQueryResult<EanResult>>,
  product: Product | null,
  reference: ReferenceKind,
  { mine, joined, tolerance, ownPrice }: Standpoint = NO_STANDPOINT,
): MarketRow[] {
  return variants.map((each) => {
    const { code, sku } = each
    const query = code.kind === 'code' ? (answers.get(code.code) ?? null) : null
    const offers = query?.data?.kind === 'found' ? query.data.offers : null
    const own = code.kind === 'code' ? ownPrice(code.code) : null
    return {
      ...each,
      own,
      me:
        offers &&
        positionIn(offers, { mine, joined, reference, tolerance, listPrice: own?.price ?? null }),
      state: stateOf(code, query),
      position: offers && product && positionOf(offers, product, sku.offerPrice, reference, joined),
      query,
    }
  })
}

/** Of SKUs that share a code the first one's position stands for it. */
export function summaryOfRows(rows: readonly MarketRow[]): MarketSummary {
  const firstOf = new Map<string, Position>()
  for (const { code, position } of rows) {
    if (code.kind === 'code' && position && !firstOf.has(code.code)) {
      firstOf.set(code.code, position)
    }
  }
  return summaryOf([...firstOf.values()])
}
