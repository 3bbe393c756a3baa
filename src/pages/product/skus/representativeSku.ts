import type { Sku } from '@/api/operations/product.ts'
import { inSizeOrder } from '@/api/skuOrder.ts'
import { readGtin } from '@/lib/gtin.ts'
import { skuAttribute, skuColumns } from './skuColumns.ts'

export type RepresentativeSku = { sku: Sku; code: string; label: string }

/**
 * The SKU whose market represents the product: of the available SKUs with a valid code the middle size, because few merchants
 * sell the smallest and largest ones; if none is available, the middle one of all SKUs with a code.
 */
export function representativeSku(skus: readonly Sku[]): RepresentativeSku | null {
  const coded = inSizeOrder(skus).filter(
    ({ ean }) => ean !== null && readGtin(ean).kind === 'valid',
  )
  const available = coded.filter((sku) => sku.available === true)
  const choice = available.length > 0 ? available : coded
  const sku = choice[Math.floor((choice.length - 1) / 2)]
  if (!sku || sku.ean === null) return null
  const { size } = skuColumns(skus)
  const value = size === null ? undefined : skuAttribute(sku, size)
  const named = typeof value === 'string' || typeof value === 'number' ? `Size ${value}` : null
  return { sku, code: sku.ean, label: named ?? sku.ean }
}
