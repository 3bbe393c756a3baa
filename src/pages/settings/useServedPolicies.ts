import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusedBy, servedPolicies } from '../../catalog/http/allowedOrigins.ts'

const CONFIGURATION = `${import.meta.env.BASE_URL}config.json`
const IN_PAGE = 'meta[http-equiv="Content-Security-Policy" i]'

const policiesQuery = queryOptions({
  queryKey: ['served policies'] as const,
  queryFn: () => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>(IN_PAGE)]
    return servedPolicies(
      CONFIGURATION,
      metas.map(({ content }) => content),
    )
  },
  networkMode: 'always',
  staleTime: Infinity,
  retry: false,
})

function inWords(baseUrl: string, sources: readonly string[] | null): string | null {
  if (sources === null) return null
  const listed = sources.map((source) => (source === `'self'` ? 'itself' : source)).join(', ')
  return `This site does not allow requests to ${new URL(baseUrl).origin}. Its security policy allows ${listed || 'none'}; whoever runs the site can add more (CATALOG_ALLOWED_ORIGINS).`
}

/**
 * Says why the page may not ask a service: its security policy, read from the site, refuses the address. Where the policy
 * cannot be read nothing is said: the browser will decide.
 */
export function useServedPolicies() {
  const client = useQueryClient()
  const { data: known = [] } = useQuery(policiesQuery)
  const says = (policies: readonly string[], baseUrl: string) =>
    inWords(baseUrl, refusedBy(policies, baseUrl, window.location.href))
  return {
    /** As far as known now. */
    refusal: (baseUrl: string): string | null => says(known, baseUrl),
    /** Waits for the policy. */
    findRefusal: async (baseUrl: string): Promise<string | null> =>
      says(await client.ensureQueryData(policiesQuery).catch(() => []), baseUrl),
  }
}
