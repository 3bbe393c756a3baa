/**
 * Collects what earlier answers to the same search show about a facet: the values of its filter, and the records that it counts.
 */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { connectionKey, type Connection } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import {
  facetCertainty,
  priceBeyond,
  valuesInRecords,
  type FacetCertainty,
} from '@/api/facetCertainty.ts'
import { facetKind, type FacetValue } from '@/api/facets.ts'
import { filters, type FacetField } from '@/api/fields/filters.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { searchQuery } from '@/api/operations/search.ts'

/** A key for searches that are the same apart from one filter, the page and the requested fields. */
function restOf(request: SearchRequest, own: FacetField): string {
  const { countries, q } = request
  const others = filters.map(({ field }) => (field === own ? [] : request[field]))
  return JSON.stringify([countries, q, ...others])
}

/** One constant for all empty results, so that memoised results stay the same. */
const NO_VALUES: FacetValue[] = []

export function valuesOf(result: SearchResult | undefined, name: string): FacetValue[] {
  return result?.facets.find((facet) => facet.name === name)?.values ?? NO_VALUES
}

/** Makes the function that subscribes to arriving answers. */
const watchAnswers = (client: QueryClient) => (onAnswer: () => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') onAnswer()
  })

type Answered = { requested: SearchRequest; result: SearchResult }

function answersSoFar(client: QueryClient, connection: Connection): Answered[] {
  return client
    .getQueriesData<SearchResult>({ queryKey: ['search', ...connectionKey(connection)] })
    .flatMap(([key, result]) => (result ? { requested: key.at(-1) as SearchRequest, result } : [])) // the key of searchQuery ends with its request
}

/**
 * The request of the answer with most values, among the answers to searches that differ only in this filter; undefined without one.
 */
function largestRequest(
  client: QueryClient,
  connection: Connection,
  request: SearchRequest,
  name: FacetField,
): SearchRequest | undefined {
  const rest = restOf(request, name)
  return answersSoFar(client, connection)
    .map(({ requested, result }) => ({ requested, count: valuesOf(result, name).length }))
    .filter(({ requested, count }) => count > 0 && restOf(requested, name) === rest)
    .toSorted((a, b) => b.count - a.count)[0]?.requested
}

/**
 * The facet's values in an answer to the same search without the facet's filter. They are needed because a service may return
 * only the chosen value (the specification, §4.3, does not say). The answers are in the query cache; subscribing prevents their
 * removal.
 */
export function useSeenValues(request: SearchRequest, name: FacetField): FacetValue[] {
  const connection = useConnection()
  const client = useQueryClient()
  const isFiltered = request[name].length > 0
  const widest = useSyncExternalStore(
    useMemo(() => watchAnswers(client), [client]),
    () => (isFiltered ? largestRequest(client, connection, request, name) : undefined),
  )
  const { placeholderData: _older, ...options } = searchQuery(connection, widest ?? request)
  const { data } = useQuery({ ...options, enabled: false })
  return isFiltered ? valuesOf(data, name) : NO_VALUES
}

/** Whether the wide search finds every record of the narrow one, which is another page of it or has more filters. */
function isWithin(narrow: SearchRequest, wide: SearchRequest): boolean {
  const isPart = (some: readonly string[], all: readonly string[]) =>
    all.length === 0 || (some.length > 0 && some.every((value) => all.includes(value)))
  return (
    String(narrow.countries) === String(wide.countries) &&
    narrow.q === wide.q &&
    filters.every(({ field }) => isPart(narrow[field], wide[field]))
  )
}

/** The answers whose records are counted by an answer’s facets; empty when its request is unknown. */
function answersWithin(answers: readonly Answered[], answer: SearchResult | undefined) {
  const own = answers.find(({ result }) => result === answer)
  return own ? answers.filter(({ requested }) => isWithin(requested, own.requested)) : []
}

/**
 * The facet's values in the records of these answers, each record counted once. Records without an ID are left out, because they
 * may repeat.
 */
function valuesSeen(answers: readonly Answered[], name: string): (readonly string[])[] {
  const seen = new Map<string, readonly string[]>()
  for (const { result } of answers) {
    const values = valuesInRecords(
      name,
      result.products.map(({ raw }) => raw),
    )
    for (const [index, { productId }] of result.products.entries()) {
      if (values && productId !== null) seen.set(productId, values[index] ?? [])
    }
  }
  return [...seen.values()]
}

const isFilterFacet = (name: string): name is FacetField => facetKind(name) === 'filter'

/** A facet, whether it is known to list every value, and how many records it counts; null when the service gave no number. */
export type FacetWithCertainty = {
  certainty: FacetCertainty
  values: readonly FacetValue[]
  found: number | null
}

/**
 * The facet of an answer, and whether it lists every value. While the facet's filter is applied, its list may have only the
 * chosen value: then the facet of the answer without the filter is used, if there is one.
 */
export function useFacetWithCertainty(
  answer: SearchResult | undefined,
  name: string,
): FacetWithCertainty {
  const connection = useConnection()
  const client = useQueryClient()
  return useMemo(() => {
    const answers = answersSoFar(client, connection)
    const own = answers.find(({ result }) => result === answer)?.requested
    const whole =
      isFilterFacet(name) && own !== undefined && own[name].length > 0
        ? answers.find(
            ({ requested }) =>
              requested[name].length === 0 && restOf(requested, name) === restOf(own, name),
          )?.result
        : answer
    const values = valuesOf(whole, name)
    const found = whole?.numFound ?? null
    const records = valuesSeen(answersWithin(answers, whole), name)
    const isFiltered = whole === undefined
    return {
      certainty: facetCertainty(name, values, { found, isFiltered, records }),
      values,
      found,
    }
  }, [client, connection, answer, name])
}

/** The highest price in known products that is above the last bar of an answer's price facet; null when there is none. */
export function usePriceBeyond(answer: SearchResult | undefined): number | null {
  const connection = useConnection()
  const client = useQueryClient()
  return useMemo(() => {
    const within = answersWithin(answersSoFar(client, connection), answer)
    const records = within.flatMap(({ result }) => result.products)
    const prices = records.map(({ offerPrice, salePrice }) => [offerPrice, salePrice])
    return priceBeyond(valuesOf(answer, 'price'), prices)
  }, [client, connection, answer])
}
