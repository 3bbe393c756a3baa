import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { urlForms } from '@/api/links/urlForms.ts'
import { lookupQuery } from '@/api/operations/lookup.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import type { ResolveState } from '@/routing/states/resolveState.ts'
import { toLookupRequest } from './form/toLookupRequest.ts'

type Props = { state: ResolveState; groups: readonly string[][] }

/** The menu that exports the records that were found, of all countries in one file. */
export function ResolveExport({ state, groups }: Props) {
  const client = useQueryClient()
  const connection = useConnection()
  const labelOf = useCurrencyLabel()
  const matchedIn = (countries: string[]) => {
    const request = toLookupRequest(state, countries)
    for (const { url } of urlForms(request.url)) {
      const { queryKey } = lookupQuery(connection, { ...request, url })
      const result = client.getQueryData(queryKey)
      if (result && result.products.length > 0) {
        return [{ countries, url, result, label: labelOf(countries) }]
      }
    }
    return []
  }
  const cache = client.getQueryCache()
  const hasMatched = useSyncExternalStore(
    // Only updated or removed answers matter. New queries are ignored, because other parts of the page add them while rendering.
    (listener) =>
      cache.subscribe(({ type }) => {
        if (type === 'updated' || type === 'removed') listener()
      }),
    () => groups.some((group) => matchedIn(group).length > 0),
  )
  if (!hasMatched) return null
  const source = async () => {
    const all = groups.flatMap(matchedIn)
    const { resolveSheet } = await import('./resolveSheet.ts')
    return resolveSheet(state, all, Date.now())
  }
  return <ExportMenu source={source} layout="menu" size="s" />
}
