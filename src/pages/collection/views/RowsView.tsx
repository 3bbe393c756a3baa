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
import { type Version, isComplete } from '@/domain/collections/collection.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import type { RowsResult, RowEngine, RowFilter, WorkRow } from '@/domain/rows/rowView.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { focusHeading } from '@/features/page/focusHeading.ts'
import { CheckMarket } from '@/features/pricing/rowsMarket/CheckMarket.tsx'
import { MarketPanel } from '@/features/pricing/rowsMarket/MarketPanel.tsx'
import type { RowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { nextSort, shownOrder } from '@/lib/sortKeys.ts'
import { plural } from '@/lib/text/plural.ts'
import type { CollectionViewState } from '@/pages/collection/collectionViewState.ts'
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
import type { RowsTraits } from '@/pages/collection/traits/useRowsTraits.ts'
import { addParts } from '@/storage/collections/collections.ts'
import type { SavedVersions } from '@/storage/collections/versions.ts'
import { removeNarrowing, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { checkMarketOf } from '@/words/marketNames.ts'
import styles from '@/pages/collection/CollectionFrame.module.css'

/** Per version, because other versions have other rows. */
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
  savedVersions: SavedVersions
  version: Version
  state: CollectionViewState
  change: Change
  engine: RowEngine
  market: RowsMarket
  traits: RowsTraits
  rowsResult: RowsResult
  isMixed: boolean
  /** The rows result belongs to the earlier filters. */
  isOlder: boolean
  /** Whether every stored row is in the engine. */
  isRead: boolean
}

/** The filtered rows: their summary and their table. */
export function RowsView(props: Props) {
  const {
    savedVersions,
    version,
    state,
    change,
    engine,
    market,
    traits,
    rowsResult,
    isMixed,
    isOlder,
    isRead,
  } = props
  const { id: connectionId } = useConnection()
  const { collection } = savedVersions
  const selection = useRowSelection(version.id)
  const columns = useShownColumns(rowsResult, collection.source, market.reference, state.columns)
  useAnnounceMatching(rowsResult, isComplete(version), isOlder, isRead)
  const requested = {
    name: collection.name,
    save: (ids: readonly string[]) => addParts(connectionId, collection.id, 'markets', ids),
    // Sort by the highest index, unless the user chose an order; a top has a fixed order.
    onRequested: () => {
      if (state.sort.length === 0 && state.filter.top === null)
        change.order([{ column: 'index', down: true }])
    },
  }
  useRequestedCheck({
    id: collection.id,
    name: collection.name,
    isReady: isRead && isComplete(version) && rowsResult.rows > 0 && market.jobs.length === 0,
    rows: (which) => engine.allRows(which),
    save: requested.save,
  })
  const askedTraits = {
    name: collection.name,
    save: (ids: readonly string[]) => addParts(connectionId, collection.id, 'traits', ids),
  }
  if (rowsResult.rows === 0)
    return isRead ? <NoRows version={version} /> : <Skeleton height={480} />
  return (
    <>
      {state.view === 'summary' && (
        <Suspense fallback={<Skeleton height={320} />}>
          <div className={classes(isOlder && styles.older)} aria-busy={isOlder}>
            <Summary
              engine={engine}
              rowsResult={rowsResult}
              state={state.summary}
              onState={change.summary}
              onNarrow={change.narrow}
              tableOf={change.tableOf}
              isMixed={isMixed}
              checkPrices={
                rowsResult.market.unasked > 0 &&
                market.jobs.length === 0 && (
                  <CheckMarket
                    size="s"
                    label={checkMarketOf(rowsResult.matching)}
                    requestedRows={{ ...requested, rows: () => engine.allRows('matching') }}
                    codes={rowsResult.market.unasked}
                    isUpdate={false}
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
          countries={collection.countries}
          market={market}
          rows={rowsResult.matching}
          withEan={rowsResult.eans.with.all}
          counts={rowsResult.market}
          isMain
          hasPositions
          requestedRows={{ ...requested, rows: () => engine.allRows('matching') }}
          onReference={change.reference}
        />
      )}
      {state.view === 'table' && (
        <TraitsPanel
          traits={traits}
          rowsResult={rowsResult}
          requestedTraits={{ ...askedTraits, rows: () => engine.allRows('matching') }}
        />
      )}
      {state.view !== 'summary' && rowsResult.matching > 0 && <FiltersLink />}
      {state.view !== 'summary' &&
        (rowsResult.matching === 0 ? (
          <NothingPasses
            rowsResult={rowsResult}
            filter={state.filter}
            onFilter={change.filter}
            onClear={change.clear}
          />
        ) : state.view === 'merchants' ? (
          rowsResult.hasMarket && (
            <Suspense fallback={<Skeleton height={480} />}>
              <MerchantView {...{ collection, engine, rowsResult, market, isMixed }} />
            </Suspense>
          )
        ) : (
          <RowsTable
            engine={engine}
            rowsResult={rowsResult}
            columns={columns}
            source={collection.source}
            sort={shownOrder(state.sort, state.filter.top)}
            onSort={(column, beside) => change.order(nextSort(state.sort, column, beside))}
            selection={selection}
            isMixed={isMixed}
            isOlder={isOlder}
          />
        ))}
      <SelectedRows
        {...{
          savedVersions,
          version,
          columns,
          selection,
          market,
          requestedRows: requested,
          traits,
          askedTraits,
        }}
      />
    </>
  )
}

/**
 * Announces how many rows pass: when a complete collection is read, and after a filter change. Rows that are still loading
 * don't cause announcements.
 */
export function useAnnounceMatching(
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
function wordsOf(version: Version): [title: string, message: string] {
  const { rows, failed } = version.counts
  const awaited = 'You can filter and sort as soon as the first rows are here.'
  if (version.isRunning) return ['Loading the first rows', awaited]
  if (rows > 0) return ['Couldn’t load the rows', 'Update the collection to load them again.']
  if (isComplete(version)) {
    return ['No products found', 'The search has no results.']
  }
  if (failed > 0) return ['Nothing could be loaded', 'The service didn’t respond.']
  return ['No row is loaded yet', awaited]
}

/** A version without rows: not loaded yet, not available, or nothing was found. */
function NoRows({ version }: { version: Version }) {
  const [title, message] = wordsOf(version)
  return (
    <Panel>
      <EmptyState icon={<SearchX />} title={title}>
        {message}
      </EmptyState>
    </Panel>
  )
}

type NothingPassesProps = {
  rowsResult: RowsResult
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  onClear: () => void
}

/** No row passes: lists the filters with a button to remove each, and how many rows that shows, if known. */
export function NothingPasses({ rowsResult, filter, onFilter, onClear }: NothingPassesProps) {
  const columnLabel = useColumnNames()
  return (
    <Panel>
      <EmptyState
        icon={<SearchX />}
        title={`None of the ${formatCount(rowsResult.rows)} loaded rows match`}
        actions={
          <>
            {narrowings(filter, columnLabel).map(({ of, label, value, without }) => (
              <Button
                key={of}
                sub={rowsWithout(rowsResult, of)}
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
              sub={plural(rowsResult.rows, 'row')}
              onClick={() => {
                focusHeading()
                onClear()
              }}
            >
              {COLLECTION_VIEWS.clearAll}
            </Button>
          </>
        }
      />
    </Panel>
  )
}
