import type { Product } from '../../../catalog/operations/product.ts'
import type { Variant } from '../../../catalog/variant.ts'
import type { Market } from '../../../position/skuMarket/useMarket.ts'
import type { ParitySku } from './variantParity.ts'

/** A SKU as the record gives it, with where I stand in the market of its EAN. */
export type ParityRow = ParitySku & { key: string; variant: Variant }

/** In the order of the record; its own prices also where they are not measured, as for several countries at once. */
export function paritySkus({ skuSet }: Product, { rows }: Market): ParityRow[] {
  return rows.map(({ key, name, variant, code, me, record }, place) => ({
    key,
    name,
    variant,
    code: code.kind === 'code' ? code.code : null,
    available: skuSet[place]?.available ?? null,
    offerPrice: skuSet[place]?.offerPrice ?? null,
    market: me && {
      index: me.index?.index ?? null,
      standing: me.standing,
      rivals: me.referenceN,
      elsewhere: record?.elsewhere ?? 0,
    },
  }))
}
