import { lazy, Suspense, useContext } from 'react'
import { modeOptions } from '@/api/fields/operations.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { AnswerDetails } from '@/features/messages/AnswerDetails.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { labelInWords } from '@/lib/text/labelled.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { withMode, type SearchState } from '@/routing/states/searchState.ts'
import { CATALOG_ORDER } from '@/words/columnNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
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

/** What has to be known to read the results: their order, what of them is not as it was asked for; the rest on a press. */
export function MetaLine({ state, result, countries, onUnsort }: MetaLineProps) {
  const go = useGo()
  const label = useContext(CurrencyLabel)
  const { appliedQuery, answer, pageSize, shuffled, products } = result
  const given = shuffled ? 'Order: shuffled by the service' : CATALOG_ORDER
  const sent = answer.call.query.find(([name]) => name === 'limit')?.[1] ?? ''
  return (
    <div className={styles.meta}>
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
        <span>{`The service gives ${formatCount(pageSize)} per page${sent === String(pageSize) ? '' : `, not ${sent}`}`}</span>
      )}
      {state.mode === 'lite' && <LiteNote state={state} />}
      <div className={styles.details} data-commands={KEYBOARD.thisPage}>
        <AnswerDetails
          answer={answer}
          look={{ variant: 'link' }}
          facts={[
            {
              label: 'Mode',
              value: (
                <Segmented
                  label={NAMES.responseMode}
                  options={modeOptions}
                  value={state.mode}
                  size="s"
                  onChange={(mode, isMoved) =>
                    go(paths.search(withMode(state, mode)), { keepScroll: true, replace: isMoved })
                  }
                />
              ),
            },
            {
              label: 'Currency',
              value: label === '' ? 'not stated by the service' : labelInWords(label),
            },
            ...(appliedQuery === null ? [] : [{ label: 'Applied query', value: appliedQuery }]),
          ]}
        />
      </div>
    </div>
  )
}

function LiteNote({ state }: { state: SearchState }) {
  return (
    <span>
      {'Brand and rating aren’t loaded. '}
      <Link to={paths.search(withMode(state, 'full'))} keepScroll>
        Load details
      </Link>
    </span>
  )
}
