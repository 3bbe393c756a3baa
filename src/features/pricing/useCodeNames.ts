import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import type { EanResult } from '@/api/operations/ean.ts'
import type { LookupResult } from '@/api/operations/lookup.ts'
import type { Product } from '@/api/operations/product.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import type { TraitsResult } from '@/api/operations/traits.ts'
import type { KnownName } from '@/domain/pricing/itemAnswer.ts'
import { codeKey } from '@/lib/gtin.ts'
import type { CodeNames } from '@/storage/names/storedCodeNames.ts'
import { cachedAnswers } from './cachedAnswers.ts'

const namedBy = (product: Product): [string, KnownName][] => {
  const title = product.title ?? product.seoTitle
  if (title === null) return []
  const name = { title, imageUrl: product.imageUrl ?? product.images[0] ?? null }
  return product.skuSet.flatMap(({ ean }) => (ean === null ? [] : [[codeKey(ean), name]]))
}

/** The names in this visit’s answers: of products searched, found by link, opened or compared. */
function answeredNames(client: QueryClient, connectionId: string): [string, KnownName][] {
  return [
    ...cachedAnswers<SearchResult>(client, 'search', connectionId).flatMap(({ products }) =>
      products.flatMap(namedBy),
    ),
    ...cachedAnswers<LookupResult>(client, 'lookup', connectionId).flatMap(({ products }) =>
      products.flatMap(namedBy),
    ),
    ...cachedAnswers<TraitsResult>(client, 'traits', connectionId).flatMap((result) =>
      result.kind === 'found' && result.product ? namedBy(result.product) : [],
    ),
    ...cachedAnswers<EanResult>(client, 'ean', connectionId).flatMap(
      (result): [string, KnownName][] => {
        if (result.kind !== 'found' || result.title === null || result.ean === null) return []
        return [[codeKey(result.ean), { title: result.title, imageUrl: result.images[0] ?? null }]]
      },
    ),
  ]
}

/**
 * Names of codes from stored data and this visit's answers, without a request; null until they are read. If the browser's storage
 * doesn't answer, only the names in this visit's answers.
 */
export function useCodeNames(isWanted: boolean): CodeNames | null {
  const client = useQueryClient()
  const { id } = useConnection()
  const { data } = useQuery({
    queryKey: ['code names', id],
    queryFn: async (): Promise<CodeNames> => {
      const { storedCodeNames } = await import('@/storage/names/storedCodeNames.ts')
      const saved: CodeNames = await storedCodeNames(id).catch(() => new Map())
      return new Map([...saved, ...answeredNames(client, id)])
    },
    enabled: isWanted,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  return data ?? null
}
