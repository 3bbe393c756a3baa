import { lazy, Suspense, useContext, type ReactNode } from 'react'
import type { SearchResult } from '../../catalog/operations/search.ts'
import { formatCount, formatDuration } from '../../lib/numbers/format.ts'
import { labelInWords } from '../../lib/text/labelled.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { Link } from '../../shell/Link.tsx'
import { paths } from '../../url/paths.ts'
import { withMode, type SearchState } from '../../url/states/searchState.ts'
import { CATALOG_ORDER } from '../../words/columnNames.ts'
import styles from './MetaLine.module.css'

const TableOrder = lazy(async () => ({
  default: (await import('./table/TableOrder.tsx')).TableOrder,
}))

type MetaLineProps = {
  state: SearchState
  result: SearchResult
  countries: string[]
  onUnsort: () => void
}

/** What has to be known to read the results: their order, the currency, what the service applied, how long it took. */
export function MetaLine({ state, result, countries, onUnsort }: MetaLineProps) {
  const label = useContext(CurrencyLabel)
  const { appliedQuery, answer, pageSize, shuffled, products } = result
  const given = shuffled ? 'Order: shuffled by the service, it says' : CATALOG_ORDER
  const sent = answer.call.query.find(([name]) => name === 'limit')?.[1] ?? ''
  return (
    <p className={styles.meta}>
      {state.sort.length === 0 ? (
        <span>{given}</span>
      ) : (
        <Suspense fallback={<span>{given}</span>}>
          <TableOrder
            products={products}
            countries={countries}
            state={state}
            given={given}
            onUnsort={onUnsort}
          />
        </Suspense>
      )}
      {pageSize < state.size && (
        <span>{`The service gives ${formatCount(pageSize)} a page${sent === String(pageSize) ? '' : `, not ${sent}`}`}</span>
      )}
      {state.mode === 'lite' && <LiteNote state={state} />}
      <Wide>{`Currency: ${label === '' ? 'not stated by the service' : labelInWords(label)}`}</Wide>
      {appliedQuery !== null && (
        <Wide className={styles.applied} title={appliedQuery}>
          Applied query: <bdi>{appliedQuery}</bdi>
        </Wide>
      )}
      <Wide className={styles.ms}>{formatDuration(answer.ms)}</Wide>
    </p>
  )
}

function LiteNote({ state }: { state: SearchState }) {
  return (
    <span>
      {'Lite: brand and rating are not part of the answer. '}
      <Link to={paths.search(withMode(state, 'full'))} keepScroll>
        Ask for full
      </Link>
    </span>
  )
}

type WideProps = { children: ReactNode; className?: string | undefined; title?: string }

/** Left out on a phone. */
function Wide({ children, className, title }: WideProps) {
  return (
    <span className={`${styles.wide} ${className ?? ''}`} title={title}>
      {children}
    </span>
  )
}
