/** Takes products from cached answers, so that a collection can show them without another request. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LookupResult } from '@/api/operations/lookup.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import type { TraitsResult } from '@/api/operations/traits.ts'
import type { NewEntry } from '@/domain/picked/productList.ts'
import { seenProduct } from '@/domain/picked/seenProduct.ts'

/** The last part of the keys of `searchQuery`, `lookupQuery` and `traitsQuery`. */
type Request = { countries: string[]; id?: string }

const requestOf = (key: QueryKey) => key.at(-1) as Request // all three queries end their keys with it

/** The products of all cached searches or look-ups, both of which return a list of records. */
function fromLists(client: QueryClient, operation: 'search' | 'lookup', connectionId: string) {
  return client
    .getQueriesData<SearchResult | LookupResult>({ queryKey: [operation, connectionId] })
    .flatMap(([key, result]) => {
      const { countries } = requestOf(key)
      return (result?.products ?? []).map((product) => ({
        id: product.productId,
        country: countries.join(','),
        seen: seenProduct(product, result?.answer.receivedAt ?? 0),
      }))
    })
}

function fromTraits(client: QueryClient, connectionId: string) {
  return client
    .getQueriesData<TraitsResult>({ queryKey: ['traits', connectionId] })
    .flatMap(([key, result]) => {
      const { countries, id } = requestOf(key)
      if (result?.kind !== 'found' || !result.product) return []
      const seen = seenProduct(result.product, result.answer.receivedAt)
      // A product whose answer has another id than the request is found under both.
      return [id, result.product.productId].map((name) => ({
        id: name,
        country: countries.join(','),
        seen,
      }))
    })
}

/** The given products, each with its latest answer for the countries that it was requested in; `seen` is null if there is none. */
export function answeredProducts(
  client: QueryClient,
  connectionId: string,
  products: readonly Pick<NewEntry, 'id' | 'country'>[],
): NewEntry[] {
  const answers = [
    ...fromLists(client, 'search', connectionId),
    ...fromLists(client, 'lookup', connectionId),
    ...fromTraits(client, connectionId),
  ]
  return products.map(({ id, country }) => {
    const [latest] = answers
      .filter((answer) => answer.id === id && answer.country === country)
      .toSorted((a, b) => b.seen.at - a.seen.at)
    return { id, country, seen: latest?.seen ?? null }
  })
}
