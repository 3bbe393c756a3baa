/** Merchants that answers of this visit have named, to be offered as one's own. */
import type { QueryClient } from '@tanstack/react-query'
import type { EanResult } from '../../api/ean.ts'
import type { SearchResult } from '../../api/search.ts'

const MOST = 100

const sorted = (names: Iterable<string>) => [...names].toSorted((a, b) => a.localeCompare(b, 'en'))

/** The answers of one operation for a connection, whichever key of theirs holds its id. */
function answersOf<Result>(client: QueryClient, operation: string, id: string): Result[] {
  return client
    .getQueriesData<Result>({ queryKey: [operation, id] })
    .flatMap(([, result]) => result ?? [])
}

/** Names as the EAN answers give them, then those of the merchant facet that they do not hold. */
export function merchantsSeen(client: QueryClient, connectionId: string): string[] {
  const offering = answersOf<EanResult>(client, 'ean', connectionId).flatMap((result) =>
    result.kind === 'found' ? result.offers.flatMap(({ merchantName }) => merchantName ?? []) : [],
  )
  const listed = answersOf<SearchResult>(client, 'search', connectionId).flatMap(({ facets }) =>
    facets
      .filter(({ name }) => name === 'merchant')
      .flatMap(({ values }) => values.map(([value]) => value)),
  )
  const named = new Set(offering)
  const others = new Set(listed.filter((name) => !named.has(name)))
  return [...sorted(named), ...sorted(others)].slice(0, MOST)
}
