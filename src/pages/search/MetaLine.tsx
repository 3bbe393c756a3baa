import { useContext, type ReactNode } from 'react'
import type { SearchResult } from '../../api/search.ts'
import { CATALOG_ORDER } from '../../domain/columnNames.ts'
import { formatCount, formatDuration } from '../../domain/format.ts'
import { labelInWords } from '../../domain/labelled.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { Link } from '../../parts/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { paths } from '../../url/paths.ts'
import { withMode, type SearchState } from '../../url/searchState.ts'
import styles from './MetaLine.module.css'
import type { Sorting } from './sorting.ts'

type MetaLineProps = {
  state: SearchState
  result: SearchResult
  sorting: Sorting | null
  onUnsort: () => void
}

/** What has to be known to read the results: their order, the currency, what the service applied, how long it took. */
export function MetaLine({ state, result, sorting, onUnsort }: MetaLineProps) {
  const label = useContext(CurrencyLabel)
  const { appliedQuery, answer, pageSize, shuffled, products } = result
  const sent = answer.call.query.find(([name]) => name === 'limit')?.[1] ?? ''
  return (
    <p className={styles.meta}>
      {sorting === null ? (
        <span>{shuffled ? 'Order: shuffled by the service, it says' : CATALOG_ORDER}</span>
      ) : (
        <span>
          {`Sorted by ${sorting.label}, these ${formatCount(products.length)} rows only`}
          <Button variant="link" size="s" onClick={onUnsort}>
            {CATALOG_ORDER}
          </Button>
        </span>
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
