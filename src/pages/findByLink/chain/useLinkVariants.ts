import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { urlForms, type UrlForm } from '@/api/links/urlForms.ts'
import type { LookupRequest } from '@/api/operations/calls.ts'
import { lookupQuery, type LookupResult } from '@/api/operations/lookup.ts'

export type TriedVariant = {
  form: UrlForm
  /** The number of the variant, from 1, which is the original URL. */
  index: number
  query: UseQueryResult<LookupResult>
}
export type TriedVariants = {
  forms: TriedVariant[]
  /** The first variant in the list that has records; null while none has. */
  matched: { form: UrlForm; index: number; result: LookupResult } | null
  /** Whether variants are being requested one after another. */
  isTrying: boolean
  /** Requests the variants that have no answer yet, one after another, until one matches or fails. */
  tryOthers: () => void
}

/**
 * Requests the original URL. Its variants are requested only on a click, because each request counts against an unknown quota.
 */
export function useLinkVariants(request: LookupRequest): TriedVariants {
  const connection = useConnection()
  const client = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const forms = useMemo(() => urlForms(request.url), [request.url])
  const requested = forms.map(({ url }) => lookupQuery(connection, { ...request, url }))
  const queries = useQueries({
    queries: requested.map((query, at) => ({ ...query, enabled: at === 0 })),
  })

  const tryAll = async () => {
    setTrying(true)
    try {
      for (const query of requested.slice(1)) {
        // One after the other: the next variant is requested only if this one does not match.
        const { products } = await client.fetchQuery(query)
        if (products.length > 0) break
      }
    } catch {
      // A failure is shown in the variant's row; the user can still try the others.
    }
    setTrying(false)
  }

  const tried = forms.flatMap((form, at): TriedVariant[] => {
    const query = queries[at]
    return query ? [{ form, index: at + 1, query }] : []
  })
  const match = tried.find(({ query }) => (query.data?.products.length ?? 0) > 0)
  return {
    forms: tried,
    matched: match?.query.data ? { ...match, result: match.query.data } : null,
    isTrying,
    tryOthers: () => {
      if (!isTrying) void tryAll()
    },
  }
}
