/** What a search sends (§4.3), apart from how its answer is read: the first one leaves before the code that reads it is there. */
import type { Connection } from './connection.ts'
import { listParameter } from './dialect.ts'
import type { Call } from './http.ts'
import type { WholeSearch } from './search.ts'

/** The call for `rows` rows after `start` others. The first leave `index` out, because its base is not shown. */
export function searchCall(
  connection: Connection,
  request: WholeSearch,
  start: number,
  rows: number,
): Call {
  const { dialect } = connection
  const query: Call['query'] = [
    ...listParameter('countryCode', request.countries, dialect.countryLists),
    ...(request.q === '' ? [] : ([['q', request.q]] satisfies Call['query'])),
    ...listParameter('merchantFilter', request.merchant, dialect.filterLists),
    ...listParameter('brandFilter', request.brand, dialect.filterLists),
    ...listParameter('categoryFilter', request.category ? [request.category] : [], 'one value'),
    ...listParameter('divisionFilter', request.division ? [request.division] : [], 'one value'),
  ]
  if (start > 0) query.push(['index', String(dialect.indexBase + start)])
  query.push(['limit', String(rows)], ['mode', request.mode])
  return { operation: 'search', path: '/products', query }
}
