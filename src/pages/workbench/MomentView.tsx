import { useState, type ReactNode } from 'react'
import type { Moment } from '../../model/resultSet/resultSet.ts'
import { useSetMarket, type SetMarket } from '../../position/setMarket/useSetMarket.ts'
import { LoadNotes } from '../../runs/LoadNotes.tsx'
import { CurrencyLabel } from '../../shell/CurrencyLabel.ts'
import { useConnection } from '../../shell/connection.tsx'
import { useCurrencyLabel } from '../../shell/useCurrencyLabel.ts'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FilterRail } from './FilterRail.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { LookView } from './LookView.tsx'
import { MomentNotes } from './MomentNotes.tsx'
import { RunningLoad } from './RunningLoad.tsx'
import { WorkbenchHead } from './WorkbenchHead.tsx'
import styles from './WorkbenchPage.module.css'
import { usableState } from './usableState.ts'
import { useChange } from './useChange.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useLoadJob } from './useLoadJob.ts'
import { useLook } from './useLook.ts'
import { useRowEngine, type ReadRows } from './useRowEngine.ts'
import type { WorkbenchState } from './workbenchState.ts'

type Props = {
  kept: KeptSet
  /** As it was kept when the page was opened; a job knows better. */
  moment: Moment
  /** Another one was shown here before. */
  isAnother: boolean
  state: WorkbenchState
  /** What has to be said of the address. */
  children: ReactNode
}

const NO_MARKETS: readonly string[] = []

/** A moment of a set, with its rows once the first of them are there. */
export function MomentView({ kept, moment: opened, ...rest }: Props) {
  const { id } = useConnection()
  const labelOf = useCurrencyLabel()
  const { markets = NO_MARKETS, countries } = kept.set
  const { job, moment } = useLoadJob(opened)
  const market = useSetMarket(markets, countries, rest.state.ref)
  const read = useRowEngine(id, opened.id, job, market.markets)
  return (
    <CurrencyLabel value={labelOf(kept.set.countries)}>
      {read && <Rows {...rest} {...{ kept, moment, job, market, read }} />}
    </CurrencyLabel>
  )
}

type RowsProps = Props & {
  job: ReturnType<typeof useLoadJob>['job']
  market: SetMarket
  read: ReadRows
}

function Rows(props: RowsProps) {
  const { kept, moment, isAnother, state: given, job, market, read, children } = props
  const { set } = kept
  const isMixed = set.countries.length > 1
  const state = usableState(given, isMixed)
  const { look, isOlder, hasFailed } = useLook(read, state.filter, state.sort)
  const change = useChange(set.id, state)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filters = { filter: state.filter, onFilter: change.filter, isMixed }
  useHeadingFocus(isAnother)
  const view = { kept, moment, state, change, engine: read.engine, isMixed }
  return (
    <div className={styles.page}>
      <FilterRail look={look} {...filters} />
      <div className={styles.main}>
        <WorkbenchHead
          {...view}
          read={read}
          market={market}
          look={look}
          onNarrow={() => setSheetOpen(true)}
        />
        {children}
        {/* A load says itself what was out of the ordinary. */}
        {job ? <RunningLoad job={job} /> : <LoadNotes moment={moment} />}
        <MomentNotes kept={kept} moment={moment} read={read} hasFailed={hasFailed} />
        {look === null ? (
          !hasFailed && <Skeleton height={480} />
        ) : (
          <LookView
            {...view}
            market={market}
            look={look}
            isOlder={isOlder}
            isRead={read.state !== 'reading'}
          />
        )}
      </div>
      {isSheetOpen && look && (
        <FilterSheet
          {...filters}
          look={look}
          isOlder={isOlder}
          reference={market.reference}
          sort={state.sort}
          onSort={change.order}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </div>
  )
}
