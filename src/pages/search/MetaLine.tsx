import { lazy, Suspense, useContext } from 'react'
import type { SearchResult } from '../../catalog/operations/search.ts'
import { formatCount, formatDuration } from '../../lib/numbers/format.ts'
import { labelInWords } from '../../lib/text/labelled.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { Link } from '../../shell/Link.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { Popover } from '../../ui/layers/Popover.tsx'
import { DataList } from '../../ui/tables/DataList.tsx'
import { paths } from '../../url/paths.ts'
import { withMode, type SearchState } from '../../url/states/searchState.ts'
import { CATALOG_ORDER } from '../../words/columnNames.ts'
import { NAMES } from '../../words/names.ts'
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
  const label = useContext(CurrencyLabel)
  const { appliedQuery, answer, pageSize, shuffled, products } = result
  const given = shuffled ? 'Order: shuffled by the service, it says' : CATALOG_ORDER
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
        <span>{`The service gives ${formatCount(pageSize)} a page${sent === String(pageSize) ? '' : `, not ${sent}`}`}</span>
      )}
      {state.mode === 'lite' && <LiteNote state={state} />}
      <AnswerDetails currency={label} {...{ appliedQuery, answer }} />
    </div>
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

type DetailsProps = Pick<SearchResult, 'appliedQuery' | 'answer'> & { currency: string }

/** What is about the service rather than the products; a phone has no room for it. */
function AnswerDetails({ currency, appliedQuery, answer }: DetailsProps) {
  return (
    <div className={styles.details}>
      <Popover
        label={NAMES.answerDetails}
        trigger={NAMES.details}
        triggerLabel={NAMES.answerDetails}
        triggerClassName={buttonClass({ variant: 'link' })}
        align="end"
        panelClassName={styles.panel}
      >
        <DataList
          shortNames
          items={[
            {
              label: 'Currency',
              value: currency === '' ? 'not stated by the service' : labelInWords(currency),
            },
            ...(appliedQuery === null ? [] : [{ label: 'Applied query', value: appliedQuery }]),
            { label: 'Took', value: formatDuration(answer.ms) },
          ]}
        />
      </Popover>
    </div>
  )
}
