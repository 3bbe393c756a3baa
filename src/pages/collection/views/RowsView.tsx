import SearchX from 'lucide-react/icons/search-x'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { createSelections } from '@/components/data-table/grid/rows/createSelections.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import type { RowsResult, RowEngine, RowFilter, WorkRow } from '@/domain/rows/rowView.ts'
import type { SummaryState } from '@/domain/rows/summaryState.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { focusHeading } from '@/features/page/focusHeading.ts'
import type { PricedMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { nextSort, shownOrder } from '@/lib/sortKeys.ts'
import { plural } from '@/lib/text/plural.ts'
import type { CollectionRows } from '@/pages/collection/CollectionFrame.tsx'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { FiltersLink } from '@/pages/collection/filters/FiltersLink.tsx'
import { activeFilters } from '@/pages/collection/filters/filterWords.ts'
import { rowsWithout } from '@/pages/collection/filters/rowsWithout.ts'
import type { RowActions, RowOrder } from '@/pages/collection/rows/rowActions.ts'
import { RowsTable } from '@/pages/collection/rows/RowsTable.tsx'
import { SelectedRows, type SelectedRowsProps } from '@/pages/collection/rows/SelectedRows.tsx'
import { useShownColumns } from '@/pages/collection/rows/useShownColumns.ts'
import { removeActiveFilter, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import styles from '@/pages/collection/CollectionFrame.module.css'

const useRowSelection = createSelections<WorkRow>(rowKey)

const Summary = lazyPart(
  async () => (await import('@/pages/collection/summary/Summary.tsx')).Summary,
  'The summary can’t be shown.',
)

const MerchantView = lazyPart(
  async () => (await import('@/pages/collection/merchants/MerchantView.tsx')).MerchantView,
  'The prices by merchant can’t be shown.',
)

type Props = Omit<CollectionRows, 'rowsResult' | 'hasFailed'> &
  Pick<SelectedRowsProps, 'collection' | 'version' | 'requestedRows' | 'attributes' | 'keys'> & {
    rowsResult: RowsResult
    engine: RowEngine
    market: PricedMarket
    /** Whether no further rows will be loaded. */
    isWhole: boolean
    /** Whether every stored row is in the engine. */
    isRead: boolean
    /** Identifies the selection: with another ID, other rows are selected. */
    selectionId: string
    /** What is shown in place of a view when there are no rows. */
    empty: ReactNode
    /** What is shown above the rows, but not above their summary. */
    panel: ReactNode
    summary: SummaryState
    /** The button that checks the market prices of the summary's rows; absent when the panel offers that. */
    checkPrices?: ReactNode
    /** The actions of a row; absent when it has none. */
    acts?: RowActions
    /** How rows are reordered by hand; absent or null when they can't be. */
    order?: RowOrder | null
  }

/** The filtered rows of any collection: as a summary, by merchant or as a table, and the actions for the selected ones. */
export function RowsView(props: Props) {
  const { collection, version, state, change, rowsResult, isMixed, isOlder } = props
  const { engine, market, isWhole, isRead, selectionId, empty, panel, summary } = props
  const { acts = null, order = null, requestedRows, attributes, keys } = props
  const selection = useRowSelection(selectionId)
  const columns = useShownColumns(rowsResult, collection.source, market.reference, state.columns)
  useAnnounceMatching(rowsResult, isWhole, isOlder, isRead)
  if (rowsResult.rows === 0) return empty
  return (
    <>
      {state.view === 'summary' ? (
        <Suspense fallback={<Skeleton height={320} />}>
          <div className={classes(isOlder && styles.older)} aria-busy={isOlder}>
            <Summary
              engine={engine}
              rowsResult={rowsResult}
              state={summary}
              onState={change.summary}
              onNarrow={change.narrow}
              tableOf={change.tableOf}
              isMixed={isMixed}
              checkPrices={props.checkPrices}
            />
          </div>
        </Suspense>
      ) : (
        panel
      )}
      {state.view !== 'summary' &&
        (rowsResult.matching === 0 ? (
          <NothingPasses
            rowsResult={rowsResult}
            filter={state.filter}
            onFilter={change.filter}
            onClear={change.clear}
          />
        ) : (
          <FiltersLink />
        ))}
      {state.view === 'merchants' && rowsResult.matching > 0 && rowsResult.hasMarket && (
        <Suspense fallback={<Skeleton height={480} />}>
          <MerchantView {...{ collection, engine, rowsResult, market, isMixed }} />
        </Suspense>
      )}
      {state.view === 'table' && rowsResult.matching > 0 && (
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
          acts={acts}
          order={order}
        />
      )}
      <SelectedRows
        {...{ collection, version, selection, market, requestedRows, attributes, keys }}
        shown={columns.map(({ id }) => id)}
      />
    </>
  )
}

/**
 * Announces how many rows match: when a complete collection is read, and after a filter change. Rows that are still loading don’t
 * cause announcements.
 */
function useAnnounceMatching(
  { matching, rows }: RowsResult,
  isWhole: boolean,
  isOlder: boolean,
  isRead: boolean,
) {
  const isAwaited = useRef(isWhole)
  useEffect(() => {
    if (isOlder) isAwaited.current = true
    else if (isAwaited.current && isRead && rows > 0) {
      isAwaited.current = false
      announce(`${formatCount(matching)} of ${formatCount(rows)} rows match`)
    }
  }, [isOlder, isRead, matching, rows])
}

type NothingPassesProps = {
  rowsResult: RowsResult
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  onClear: () => void
}

/** The message when no row matches: lists the filters with a button to remove each, and how many rows that would show, if known. */
function NothingPasses({ rowsResult, filter, onFilter, onClear }: NothingPassesProps) {
  const columnLabel = useColumnNames()
  return (
    <Panel>
      <EmptyState
        icon={<SearchX />}
        title={`None of the ${formatCount(rowsResult.rows)} loaded rows match`}
        actions={
          <>
            {activeFilters(filter, columnLabel).map(({ of, label, value, without }) => (
              <Button
                key={of}
                sub={rowsWithout(rowsResult, of)}
                onClick={() => {
                  focusHeading()
                  onFilter(without)
                }}
              >
                {removeActiveFilter(label, value)}
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
