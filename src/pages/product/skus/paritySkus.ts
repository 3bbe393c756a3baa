import type { Variant } from '@/api/variant.ts'
import type { Market } from '@/features/pricing/skuMarket/useMarket.ts'
import type { ParitySku } from './variantParity.ts'

/** A SKU of the record, with your price position in the market of its EAN. */
export type ParityRow = ParitySku & { key: string; variant: Variant }

/**
 * The SKUs of the record in the order of the market's rows. The record's prices are included even when they aren't compared, as
 * with several countries at once.
 */
export function paritySkus({ rows }: Market): ParityRow[] {
  return rows.map(({ key, sku, name, variant, code, ownPosition, record }) => ({
    key,
    name,
    variant,
    code: code.kind === 'code' ? code.code : null,
    available: sku.available,
    offerPrice: sku.offerPrice,
    market: ownPosition && {
      index: ownPosition.index?.index ?? null,
      status: ownPosition.status,
      competitors: ownPosition.referenceN,
      elsewhere: record?.elsewhere ?? 0,
    },
  }))
}
