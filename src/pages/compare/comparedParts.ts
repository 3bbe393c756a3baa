/** The compared parts of a product: the parsed record (§2.2), its SKUs (§2.3) and its traits (§2.4). */
import type { FieldsIn, RowFields } from '@/api/fields/places.ts'

export type ComparedSku = Pick<
  FieldsIn<'sku'>,
  'attributes' | 'available' | 'ean' | 'offerPrice' | 'salePrice' | 'skuId'
>

export type ComparedRecord = RowFields & {
  skuSet: readonly ComparedSku[]
  raw: Record<string, unknown>
}

export type ComparedParts = {
  /** The record; null when the answer had only traits. */
  record: ComparedRecord | null
  traits: readonly (readonly [name: string, value: string])[]
}
