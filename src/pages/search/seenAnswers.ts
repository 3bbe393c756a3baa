/** What earlier answers to the same search say of a facet: values of its filter, and records that it counts. */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { connectionKey, type Connection } from '../../catalog/connection.ts'
import { facetCertainty, priceBeyond, type FacetCertainty } from '../../catalog/facetCertainty.ts'
import type { FacetValue } from '../../catalog/facets.ts'
import { readText } from '../../catalog/fields/readers.ts'
import type { SearchRequest } from '../../catalog/operations/calls.ts'
import type { SearchResult } from '../../catalog/operations/search.ts'
import { searchQuery } from '../../catalog/operations/search.ts'
import { useConnection } from '../../shell/settings/connection.tsx'

type FilterFacetName = 'merchant' | 'brand'

/** What makes two searches the same but for one filter, the page and the fields asked for. */
function restOf(request: SearchRequest, own: FilterFacetName): string {
  const { countries, q, merchant, brand, category, division } = request
  return JSON.stringify([countries, q, own === 'brand' ? merchant : brand, category, division])
}

/** One list, so that what is worked out from it stays as it is. */
const NO_VALUES: FacetValue[] = []

export function valuesOf(result: SearchResult | undefined, name: string): FacetValue[] {
  return result?.facets.find((facet) => facet.name === name)?.values ?? NO_VALUES
}

/** Calls back at each answer that comes. */
const watchAnswers = (client: QueryClient) => (onAnswer: () => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') onAnswer()
  })

type Answered = { asked: SearchRequest; result: SearchResult }

function answersSoFar(client: QueryClient, connection: Connection): Answered[] {
  return client
    .getQueriesData<SearchResult>({ queryKey: ['search', ...connectionKey(connection)] })
    .flatMap(([key, result]) => (result ? { asked: key.at(-1) as SearchRequest, result } : [])) // the key of searchQuery ends with its request
}

/** Of the answers so far to the same search without that filter, what the one with most values was asked. */
function widestAsked(
  client: QueryClient,
  connection: Connection,
  request: SearchRequest,
  name: FilterFacetName,
): SearchRequest | undefined {
  const rest = restOf(request, name)
  return answersSoFar(client, connection)
    .map(({ asked, result }) => ({ asked, count: valuesOf(result, name).length }))
    .filter(({ asked, count }) => count > 0 && restOf(asked, name) === rest)
    .toSorted((a, b) => b.count - a.count)[0]?.asked
}

/**
 * The values of a filter's own facet in an answer to the same search without that filter: a service may answer
 * with the chosen value alone (§4.3 leaves it open). They live in the query cache; watching them keeps them there.
 */
export function useSeenValues(request: SearchRequest, name: FilterFacetName): FacetValue[] {
  const connection = useConnection()
  const client = useQueryClient()
  const isFiltered = request[name].length > 0
  const widest = useSyncExternalStore(
    useMemo(() => watchAnswers(client), [client]),
    () => (isFiltered ? widestAsked(client, connection, request, name) : undefined),
  )
  const { placeholderData: _older, ...options } = searchQuery(connection, widest ?? request)
  const { data } = useQuery({ ...options, enabled: false })
  return isFiltered ? valuesOf(data, name) : NO_VALUES
}

/** Whether every record that one search finds is found by the other, too: another page of it, or with more filters. */
function isWithin(narrow: SearchRequest, wide: SearchRequest): boolean {
  const isPart = (some: readonly string[], all: readonly string[]) =>
    all.length === 0 || (some.length > 0 && some.every((value) => all.includes(value)))
  return (
    String(narrow.countries) === String(wide.countries) &&
    narrow.q === wide.q &&
    isPart(narrow.merchant, wide.merchant) &&
    isPart(narrow.brand, wide.brand) &&
    isPart(narrow.category, wide.category) &&
    isPart(narrow.division, wide.division)
  )
}

/** The records seen so far of the search that an answer is to; none where nobody knows what was asked. */
function recordsOf(answers: readonly Answered[], answer: SearchResult | undefined) {
  const own = answers.find(({ result }) => result === answer)
  if (!own) return []
  return answers
    .filter(({ asked }) => isWithin(asked, own.asked))
    .flatMap(({ result }) => result.products)
}

/** Whether an answer's list of merchants or brands is complete. With that filter chosen it may say nothing of the others. */
export function useFacetCertainty(
  answer: SearchResult | undefined,
  name: FilterFacetName,
): FacetCertainty {
  const connection = useConnection()
  const client = useQueryClient()
  return useMemo(() => {
    const answers = answersSoFar(client, connection)
    const own = answers.find(({ result }) => result === answer)?.asked
    const rest = own && restOf(own, name)
    const whole =
      own?.[name].length === 0
        ? answer
        : answers.find(({ asked }) => asked[name].length === 0 && restOf(asked, name) === rest)
            ?.result
    // `brandName` is not what the service counts by.
    const seen = recordsOf(answers, whole).flatMap(({ raw }) => readText(raw[name]) ?? [])
    return facetCertainty(valuesOf(whole, name), seen, whole?.numFound ?? null)
  }, [client, connection, answer, name])
}

/** The highest price seen that the price facet of an answer does not reach; null for none. */
export function usePriceBeyond(answer: SearchResult | undefined): number | null {
  const connection = useConnection()
  const client = useQueryClient()
  return useMemo(() => {
    const records = recordsOf(answersSoFar(client, connection), answer)
    const prices = records.map(({ offerPrice, salePrice }) => [offerPrice, salePrice])
    return priceBeyond(valuesOf(answer, 'price'), prices)
  }, [client, connection, answer])
}
