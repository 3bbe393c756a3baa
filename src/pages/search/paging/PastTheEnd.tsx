import { useQuery } from '@tanstack/react-query'
import BookX from 'lucide-react/icons/book-x'
import { useConnection } from '@/api/connectionContext.tsx'
import type { SearchRequest } from '@/api/operations/calls.ts'
import { searchQuery } from '@/api/operations/search.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { together } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { countRequest } from '@/pages/search/results/relaxations.ts'
import { productsInWords } from '@/pages/search/searchWords.ts'
import { Link } from '@/routing/Link.tsx'
import type { SearchState } from '@/routing/states/searchState.ts'
import { pagePath } from './pageLinks.ts'

type PastTheEndProps = {
  state: SearchState
  request: SearchRequest
  /** How many rows per page the service returns. */
  pageSize: number
}

/** The message for a page after the last one, with links back to pages with rows. */
export function PastTheEnd({ state, request, pageSize }: PastTheEndProps) {
  const connection = useConnection()
  const { data } = useQuery(searchQuery(connection, countRequest(state, request.countries)))
  const total = data?.numFound ?? null
  const last = total === null ? null : Math.ceil(total / pageSize)
  const where = together(request.countries)
  const extent =
    total === null || last === null
      ? 'The results end before this page.'
      : total === 0
        ? `No products match this search in ${where}.`
        : `${productsInWords(total)} in ${where} fill ${plural(last, 'page')} of ${formatCount(pageSize)}.`
  return (
    <EmptyState
      icon={<BookX />}
      title={`Nothing on page ${formatCount(state.page)}`}
      actions={
        <>
          <Link className={buttonClass()} to={pagePath(state, 1)} prefetch>
            Go to page 1
          </Link>
          {last !== null && last > 1 && (
            <Link className={buttonClass()} to={pagePath(state, last)} prefetch>
              {`Go to the last page, ${formatCount(last)}`}
            </Link>
          )}
        </>
      }
    >
      {extent}
    </EmptyState>
  )
}
