/** Finds the products of a merchant's URL (§4.2) or of a code (§4.4), to choose one from. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { eanQuery } from '@/api/operations/ean.ts'
import { lookupQuery } from '@/api/operations/lookup.ts'
import { marketRequest } from '@/api/queries/marketRequest.ts'

export type ProductReference = { kind: 'url'; url: string } | { kind: 'ean'; code: string }

export type FoundProduct = {
  id: string
  merchant: string | null
  title: string | null
  price: number | null
}

/** Leaves out records without a product ID, because nothing can be requested for them. Throws the error of a failed request. */
export async function findProducts(
  client: QueryClient,
  connection: Connection,
  requested: ProductReference,
  country: string,
): Promise<FoundProduct[]> {
  const countries = [country]
  if (requested.kind === 'url') {
    const { url } = requested
    const { products } = await client.fetchQuery(
      lookupQuery(connection, { url, merchant: '', strict: '', mode: 'full', countries }),
    )
    return products.flatMap(({ productId, merchant, title, offerPrice }) =>
      productId === null ? [] : [{ id: productId, merchant, title, price: offerPrice }],
    )
  }
  const { code } = requested
  const result = await client.fetchQuery(eanQuery(connection, marketRequest(code, countries)))
  const offers = result.kind === 'found' ? result.offers : []
  return offers.flatMap(({ productId, merchantId, merchantName, offerPrice }) =>
    productId === null
      ? []
      : [{ id: productId, merchant: merchantName ?? merchantId, title: null, price: offerPrice }],
  )
}
