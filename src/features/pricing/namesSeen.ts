/** Names of merchants and brands in this visit’s answers and in stored data. */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { EanResult } from '@/api/operations/ean.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { cachedAnswers } from './cachedAnswers.ts'

const MOST = 100

const sorted = (names: Iterable<string>) => [...names].toSorted(compareTexts)

function inFacets(client: QueryClient, connectionId: string, wanted: string): string[] {
  return cachedAnswers<SearchResult>(client, 'search', connectionId).flatMap(({ facets }) =>
    facets
      .filter(({ name }) => name === wanted)
      .flatMap(({ values }) => values.map(([value]) => value)),
  )
}

/** The names of merchants from EAN answers, then further ones from merchant facets. */
export function merchantsSeen(client: QueryClient, connectionId: string): string[] {
  const offering = cachedAnswers<EanResult>(client, 'ean', connectionId).flatMap((result) =>
    result.kind === 'found' ? result.offers.flatMap(({ merchantName }) => merchantName ?? []) : [],
  )
  const named = new Set(offering)
  const others = new Set(
    inFacets(client, connectionId, 'merchant').filter((name) => !named.has(name)),
  )
  return [...sorted(named), ...sorted(others)].slice(0, MOST)
}

/**
 * Returns the names from answers at once, and the names from stored data (if `isStoredIncluded`) once they are read. `isWhole` is
 * true once everything was read, or the storage failed.
 */
export function useNamesSeen(isStoredIncluded: boolean) {
  const client = useQueryClient()
  const { id } = useConnection()
  // The answers are read once when the page opens, because options must not move under the pointer.
  const [now] = useState(() => ({
    merchant: merchantsSeen(client, id),
    brand: sorted(new Set(inFacets(client, id, 'brand'))),
  }))
  const saved = useQuery({
    queryKey: ['names seen', id],
    queryFn: async () => (await import('@/storage/names/storedNamesSeen.ts')).storedNamesSeen(id),
    enabled: isStoredIncluded,
    networkMode: 'always',
    gcTime: 0,
  })
  const { data } = saved
  const names = useMemo(() => {
    const of = (kind: 'brand' | 'merchant') => {
      const counts = data?.[kind] ?? new Map<string, number>()
      const often = [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
      return [...new Set([...often, ...now[kind]])]
    }
    return { brand: of('brand'), merchant: of('merchant') }
  }, [data, now])
  return { ...names, isWhole: data !== undefined || saved.isError, hasFailed: saved.isError }
}
