/** Collects the values of a filter field from the records that searches have returned so far. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { connectionKey } from '@/api/connection.ts'
import type { FilterField } from '@/api/fields/filters.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { compareTexts } from '@/lib/text/collation.ts'

const MOST = 100

/** The values of a field in the records of earlier answers, in alphabetical order; at most a hundred. */
export function seenInRecords(
  client: QueryClient,
  connection: Connection,
  /** The countries of the searches, joined by commas. */
  countries: string,
  name: FilterField,
): string[] {
  const seen = new Set<string>()
  const answers = client.getQueriesData<SearchResult>({
    queryKey: ['search', ...connectionKey(connection)],
  })
  for (const [key, result] of answers) {
    const requested = key.at(-1) as SearchRequest // keys of searchQuery end with its request
    if (requested.countries.join(',') !== countries) continue
    for (const product of result?.products ?? []) {
      const value = product[name]
      if (value !== null) seen.add(value)
    }
  }
  return [...seen].toSorted(compareTexts).slice(0, MOST)
}
