import { lazy, Suspense } from 'react'
import type { SearchResult } from '@/api/operations/search.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { withMode, type SearchState } from '@/routing/states/searchState.ts'
import { CATALOG_ORDER } from '@/words/columnNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import styles from './MetaLine.module.css'

const TableOrder = lazy(async () => ({
  default: (await import('./table/TableOrder.tsx')).TableOrder,
}))

// Loaded on demand, because it is shown only when *Developer* is on.
const SearchDetails = lazyPart(async () => (await import('./SearchDetails.tsx')).SearchDetails)

type MetaLineProps = {
  state: SearchState
  result: SearchResult
  countries: string[]
  onUnsort: () => void
}

/** The line with what users need to read the results: their order, and differences from the request. A click shows more. */
export function MetaLine({ state, result, countries, onUnsort }: MetaLineProps) {
  const isDeveloper = useDeveloper()
  const { answer, pageSize, shuffled, products } = result
  const catalogOrder = shuffled ? 'Order: shuffled by the service' : CATALOG_ORDER
  const sent = answer.call.query.find(([name]) => name === 'limit')?.[1] ?? ''
  return (
    <div className={styles.meta}>
      {state.sort.length === 0 ? (
        <span>{catalogOrder}</span>
      ) : (
        <Suspense fallback={<span>{catalogOrder}</span>}>
          <TableOrder
            products={products}
            countries={countries}
            state={state}
            catalogOrder={catalogOrder}
            onUnsort={onUnsort}
          />
        </Suspense>
      )}
      {pageSize < state.size && (
        <span>{`The service gives ${formatCount(pageSize)} per page${sent === String(pageSize) ? '' : `, not ${sent}`}`}</span>
      )}
      {state.mode === 'lite' && <LiteNote state={state} />}
      <div className={styles.details} data-commands={KEYBOARD.thisPage}>
        {isDeveloper && (
          <Suspense>
            <SearchDetails state={state} result={result} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function LiteNote({ state }: { state: SearchState }) {
  return (
    <span>
      {'Brand and rating aren’t loaded. '}
      <Link to={paths.search(withMode(state, 'full'))} preserveScroll>
        Load details
      </Link>
    </span>
  )
}
