import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectionKey } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { repeatedPage } from './repeatedPage.ts'

type Props = { request: SearchRequest; result: SearchResult }

/** Warns that a page has the same rows as an earlier one, so that users don't count them twice. */
export function RepeatedPage({ request, result }: Props) {
  const connection = useConnection()
  const known = useQueryClient()
    .getQueriesData<SearchResult>({ queryKey: ['search', ...connectionKey(connection)] })
    .map(([key, knownResult]) => [key.at(-1) as SearchRequest, knownResult] as const) // keys of searchQuery end with its request
  const page = repeatedPage(request, result, known)
  const title = page === null ? null : `Page ${formatCount(page)} shows the same products again.`
  useEffect(() => {
    if (title === null) return undefined
    // Announced after the number of products, because it corrects that number.
    const timer = setTimeout(() => announce(title))
    return () => clearTimeout(timer)
  }, [title])
  if (title === null) return null
  return (
    <Note
      tone="warn"
      title={title}
      actions={
        <Link className={buttonClass({ size: 's' })} to={paths.service()}>
          {NAMES.serviceProfile}
        </Link>
      }
    >
      The service may not support paging here. See the service profile for details.
    </Note>
  )
}
