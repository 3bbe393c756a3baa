import SearchX from 'lucide-react/icons/search-x'
import { Suspense, useEffect, useRef } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { createSelections } from '@/components/data-table/grid/rows/createSelections.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { rowKey } from '@/domain/resultSet/resultRow.ts'
import { type Snapshot, isComplete } from '@/domain/resultSet/resultSet.ts'
import type { RowsResult, RowEngine, RowFilter, WorkRow } from '@/domain/workbench/rowView.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { focusHeading } from '@/features/page/focusHeading.ts'
import { CheckMarket } from '@/features/pricing/setMarket/CheckMarket.tsx'
import { MarketPanel } from '@/features/pricing/setMarket/MarketPanel.tsx'
import type { SetMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { nextSort, shownOrder } from '@/lib/sortKeys.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { FiltersLink } from '@/pages/collection/filters/FiltersLink.tsx'
import { narrowings } from '@/pages/collection/filters/filterWords.ts'
import { rowsWithout } from '@/pages/collection/filters/rowsWithout.ts'
import { useRequestedCheck } from '@/pages/collection/link/useRequestedCheck.ts'
import { RowsTable } from '@/pages/collection/rows/RowsTable.tsx'
import { SelectedRows } from '@/pages/collection/rows/SelectedRows.tsx'
import type { Change } from '@/pages/collection/rows/useChange.ts'
import { useShownColumns } from '@/pages/collection/rows/useShownColumns.ts'
import { TraitsPanel } from '@/pages/collection/traits/TraitsPanel.tsx'
import type { SetTraits } from '@/pages/collection/traits/useSetTraits.ts'
import type { WorkbenchState } from '@/pages/collection/workbenchState.ts'
import { addParts } from '@/storage/collections/collections.ts'
import type { SavedVersions } from '@/storage/collections/versions.ts'
import { askMarketOf } from '@/words/marketNames.ts'
import { removeNarrowing, WORKBENCH } from '@/words/workbenchNames.ts'
import styles from '@/pages/collection/WorkbenchPage.module.css'

/** By snapshot, as another one holds other rows. */
const useRowSelection = createSelections<WorkRow>(rowKey)

const Summary = lazyPart(
  async () => (await import('@/pages/collection/summary/Summary.tsx')).Summary,
  'The summary can’t be shown.',
)

const MerchantView = lazyPart(
  async () => (await import('@/pages/collection/merchants/MerchantView.tsx')).MerchantView,
  'The prices by merchant can’t be shown.',
)

type Props = {
  kept: SavedVersions
  snapshot: Snapshot
  state: WorkbenchState
  change: Change
  engine: RowEngine
  market: SetMarket
  traits: SetTraits
  look: RowsResult
  isMixed: boolean
  /** The look is of the filters before these. */
  isOlder: boolean
  /** Whether every kept row is in the engine. */
  isRead: boolean
}

/** The rows that pass, summed up and one by one. */
export function RowsView(props: Props) {
  const { kept, snapshot, state, change, engine, market, traits, look, isMixed, isOlder, isRead } =
    props
  const { id: connectionId } = useConnection()
  const { set } = kept
  const selection = useRowSelection(snapshot.id)
  const columns = useShownColumns(look, set.source, market.reference, state.columns)
  useSayMatching(look, isComplete(snapshot), isOlder, isRead)
  const asked = {
    name: set.name,
    keep: (ids: readonly string[]) => addParts(connectionId, set.id, 'markets', ids),
    // Where nobody chose an order, the highest index comes first; a top has its own.
    onAsked: () => {
      if (state.sort.length === 0 && state.filter.top === null)
        change.order([{ column: 'index', down: true }])
    },
  }
  useRequestedCheck({
    id: set.id,
    name: set.name,
    isReady: isRead && isComplete(snapshot) && look.rows > 0 && market.jobs.length === 0,
    rows: (which) => engine.allRows(which),
    keep: asked.keep,
  })
  const askedTraits = {
    name: set.name,
    keep: (ids: readonly string[]) => addParts(connectionId, set.id, 'traits', ids),
  }
  if (look.rows === 0) return isRead ? <NoRows snapshot={snapshot} /> : <Skeleton height={480} />
  return (
    <>
      {state.view === 'summary' && (
        <Suspense fallback={<Skeleton height={320} />}>
          <div className={classes(isOlder && styles.older)} aria-busy={isOlder}>
            <Summary
              engine={engine}
              look={look}
              state={state.summary}
              onState={change.summary}
              onNarrow={change.narrow}
              isMixed={isMixed}
              checkPrices={
                look.market.unasked > 0 &&
                market.jobs.length === 0 && (
                  <CheckMarket
                    size="s"
                    label={askMarketOf(look.matching)}
                    asked={{ ...asked, rows: () => engine.allRows('matching') }}
                    codes={look.market.unasked}
                    isAgain={false}
                    markets={market.markets}
                  />
                )
              }
            />
          </div>
        </Suspense>
      )}
      {state.view !== 'summary' && (
        <MarketPanel
          countries={set.countries}
          market={market}
          rows={look.matching}
          withEan={look.eans.with.all}
          counts={look.market}
          isMain
          hasPositions
          asked={{ ...asked, rows: () => engine.allRows('matching') }}
          onReference={change.reference}
        />
      )}
      {state.view === 'table' && (
        <TraitsPanel
          traits={traits}
          look={look}
          asked={{ ...askedTraits, rows: () => engine.allRows('matching') }}
        />
      )}
      {state.view !== 'summary' && look.matching > 0 && <FiltersLink />}
      {state.view !== 'summary' &&
        (look.matching === 0 ? (
          <NothingPasses
            look={look}
            filter={state.filter}
            onFilter={change.filter}
            onClear={change.clear}
          />
        ) : state.view === 'merchants' ? (
          look.hasMarket && (
            <Suspense fallback={<Skeleton height={480} />}>
              <MerchantView {...{ set, engine, look, market, isMixed }} />
            </Suspense>
          )
        ) : (
          <RowsTable
            engine={engine}
            look={look}
            columns={columns}
            source={set.source}
            sort={shownOrder(state.sort, state.filter.top)}
            onSort={(column, beside) => change.order(nextSort(state.sort, column, beside))}
            selection={selection}
            isMixed={isMixed}
            isOlder={isOlder}
          />
        ))}
      <SelectedRows
        {...{ kept, snapshot, columns, selection, market, asked, traits, askedTraits }}
      />
    </>
  )
}

/**
 * Announces how many rows pass when a set is opened that is complete, as soon as it is read, and when other filters were chosen;
 * rows that are loaded meanwhile do not interrupt.
 */
export function useSayMatching(
  { matching, rows }: RowsResult,
  isWhole: boolean,
  isOlder: boolean,
  isRead: boolean,
) {
  const isAwaited = useRef(isWhole)
  useEffect(() => {
    if (isOlder) isAwaited.current = true
    else if (isAwaited.current && isRead) {
      isAwaited.current = false
      announce(`${formatCount(matching)} of ${formatCount(rows)} rows match`)
    }
  }, [isOlder, isRead, matching, rows])
}

/** Why there is no row, and what that means. */
function wordsOf(snapshot: Snapshot): [title: string, says: string] {
  const { rows, failed } = snapshot.counts
  const awaited = 'You can filter and sort as soon as the first rows are here.'
  if (snapshot.isRunning) return ['Loading the first rows', awaited]
  if (rows > 0) return ['Couldn’t load the rows', 'Update the collection to load them again.']
  if (isComplete(snapshot)) {
    return ['No products found', 'The search has no results.']
  }
  if (failed > 0) return ['Nothing could be loaded', 'The service didn’t respond.']
  return ['No row is loaded yet', awaited]
}

/** A snapshot without rows: not loaded yet, not to be had, or nothing was found. */
function NoRows({ snapshot }: { snapshot: Snapshot }) {
  const [title, says] = wordsOf(snapshot)
  return (
    <Panel>
      <EmptyState icon={<SearchX />} title={title}>
        {says}
      </EmptyState>
    </Panel>
  )
}

type NothingPassesProps = {
  look: RowsResult
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  onClear: () => void
}

/** No row is left: each filter can be taken away, with what that brings where it is known. */
export function NothingPasses({ look, filter, onFilter, onClear }: NothingPassesProps) {
  const called = useColumnNames()
  return (
    <Panel>
      <EmptyState
        icon={<SearchX />}
        title={`None of the ${formatCount(look.rows)} loaded rows match`}
        actions={
          <>
            {narrowings(filter, called).map(({ of, label, value, without }) => (
              <Button
                key={of}
                sub={rowsWithout(look, of)}
                onClick={() => {
                  focusHeading()
                  onFilter(without)
                }}
              >
                {removeNarrowing(label, value)}
              </Button>
            ))}
            <Button
              variant="primary"
              sub={`${formatCount(look.rows)} ${look.rows === 1 ? 'row' : 'rows'}`}
              onClick={() => {
                focusHeading()
                onClear()
              }}
            >
              {WORKBENCH.clearAll}
            </Button>
          </>
        }
      />
    </Panel>
  )
}
