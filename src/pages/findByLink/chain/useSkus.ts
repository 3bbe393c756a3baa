import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Product, Sku } from '@/api/operations/product.ts'
import { traitsQuery, type TraitsResult } from '@/api/operations/traits.ts'
import { productIdProblem } from '@/api/productId.ts'

export type RecordSkus = {
  /** The SKUs of the record; null while unknown. */
  skus: readonly Sku[] | null
  /** The request for the traits, when the look-up's answer has no SKUs; null otherwise. */
  query: UseQueryResult<TraitsResult> | null
}

const NONE: readonly Sku[] = []

/** Gets the SKUs of a record. A lite answer has none (§2.1), so they are loaded with the record's traits in full mode (§4.1). */
export function useSkus(
  product: Product | null,
  mode: 'lite' | 'full',
  countries: string[],
): RecordSkus {
  const connection = useConnection()
  const id = product?.productId ?? ''
  const isShort = product !== null && mode === 'lite' && product.skuSet.length === 0
  const isRequested = isShort && productIdProblem(id) === null
  const query = useQuery({
    ...traitsQuery(connection, { id, countries, mode: 'full' }),
    enabled: isRequested,
  })
  if (!isRequested) return { skus: product?.skuSet ?? null, query: null }
  if (query.data === undefined) return { skus: null, query }
  return { skus: (query.data.kind === 'found' && query.data.product?.skuSet) || NONE, query }
}
