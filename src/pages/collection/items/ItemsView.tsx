import SearchX from 'lucide-react/icons/search-x'
import { Suspense, useMemo } from 'react'
import { createSelections } from '@/components/data-table/grid/rows/createSelections.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { rowKey } from '@/domain/collections/resultRow.ts'
import { columnLabels } from '@/domain/columns/columns.ts'
import type { RowsResult, WorkRow } from '@/domain/rows/rowView.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import type { PricedMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { nextSort, shownOrder } from '@/lib/sortKeys.ts'
import { CollectionFrame, useCollectionRows } from '@/pages/collection/CollectionFrame.tsx'
import { ColumnNames } from '@/pages/collection/columnNames.ts'
import { FiltersLink } from '@/pages/collection/filters/FiltersLink.tsx'
import { RowPricesContext } from '@/pages/collection/rows/rowPrices.ts'
import { RowsTable } from '@/pages/collection/rows/RowsTable.tsx'
import { useShownColumns } from '@/pages/collection/rows/useShownColumns.ts'
import { useWhatIfPrices } from '@/pages/collection/rows/whatIfPrices.ts'
import { NothingPasses, useAnnounceMatching } from '@/pages/collection/views/RowsView.tsx'
import { ItemsHead } from './ItemsHead.tsx'
import type { ItemsProps, RowsProps } from './itemsProps.ts'
import { itemSummary } from './itemSummary.ts'
import { SelectedItems } from './SelectedItems.tsx'
import { useItemEngine } from './useItemEngine.ts'
import pageStyles from '@/pages/collection/CollectionFrame.module.css'

/** Stored by collection. */
const useRowSelection = createSelections<WorkRow>(rowKey)

const Summary = lazyPart(
  async () => (await import('@/pages/collection/summary/Summary.tsx')).Summary,
  'The summary can’t be shown.',
)

const MerchantView = lazyPart(
  async () => (await import('@/pages/collection/merchants/MerchantView.tsx')).MerchantView,
  'The prices by merchant can’t be shown.',
)

/** The rows of codes or picked products in the row engine: filtered, sorted and summarised like those of a loaded collection. */
export function ItemsView(props: ItemsProps) {
  const {
    collection,
    version,
    corrections,
    source,
    viewsOf,
    groups,
    progress,
    renderPanel,
    requestedRows,
    acts,
  } = props
  usePageTitle(collection.name)
  const labelOf = useCurrencyLabel()
  const read = useItemEngine(source)
  const columnLabel = useMemo(() => columnLabels(props.market.reference), [props.market.reference])
  const whatIf = useWhatIfPrices(collection.id)
  const { prices } = props.market
  const { offersOf } = props
  const rowPrices = useMemo(() => ({ prices, offersOf, whatIf }), [prices, offersOf, whatIf])
  if (read === null) return null
  const market: PricedMarket = { ...props.market, markets: read.markets }
  const viewProps = {
    collection,
    version,
    corrections,
    read,
    market,
    viewsOf,
    groups,
    result: props.result,
    renderContext: props.renderContext,
    progress,
    renderPanel,
    requestedRows,
    acts,
    order: props.order ?? null,
    actions: props.actions ?? [],
    head: props.head,
    empty: props.empty,
    keys: source.keys,
  }
  return (
    <CurrencyLabel value={labelOf(collection.countries)}>
      <ColumnNames value={columnLabel}>
        <RowPricesContext value={rowPrices}>
          <Rows {...viewProps} state={props.state} />
        </RowPricesContext>
      </ColumnNames>
    </CurrencyLabel>
  )
}

function Rows(props: RowsProps) {
  const { collection, version, corrections, read, market, progress, renderPanel } = props
  const { requestedRows, acts, order = null, keys } = props
  const { engine } = read
  const shown = useCollectionRows(collection, read, props.state)
  const { state, change, rowsResult, isOlder, isMixed, hasFailed } = shown
  const selection = useRowSelection(collection.id)
  const columns = useShownColumns(rowsResult, collection.source, market.reference, state.columns)
  const isSummary = state.view === 'summary'
  return (
    <CollectionFrame
      rows={shown}
      reference={market.reference}
      isAwaited={false}
      renderHead={(onNarrow) => (
        <ItemsHead {...props} {...{ state, rowsResult, change, onNarrow }} />
      )}
    >
      <Corrections list={corrections} />
      {progress}
      {(read.state === 'failed' || hasFailed) && (
        <ErrorCard isAlert title="The rows couldn’t be read.">
          Part of the app didn’t load. Nothing is lost. Reload the page.
        </ErrorCard>
      )}
      {rowsResult === null && !hasFailed && <Skeleton height={480} />}
      {rowsResult &&
        rowsResult.rows === 0 &&
        read.state === 'read' &&
        (props.empty ?? (
          <Panel>
            <EmptyState icon={<SearchX />} title="Nothing to show yet">
              Add products or codes, and they are listed here.
            </EmptyState>
          </Panel>
        ))}
      {rowsResult && rowsResult.rows > 0 && (
        <>
          <AnnounceMatching
            rowsResult={rowsResult}
            isWhole={!version.isRunning}
            isOlder={isOlder}
            isRead={read.state === 'read'}
          />
          {!isSummary && renderPanel(rowsResult, market, change, () => engine.allRows('matching'))}
          {isSummary && (
            <Suspense fallback={<Skeleton height={320} />}>
              <div aria-busy={isOlder} className={isOlder ? pageStyles.older : undefined}>
                <Summary
                  engine={engine}
                  rowsResult={rowsResult}
                  state={itemSummary(rowsResult, state.summary)}
                  onState={change.summary}
                  onNarrow={change.narrow}
                  tableOf={change.tableOf}
                  isMixed={isMixed}
                />
              </div>
            </Suspense>
          )}
          {!isSummary && rowsResult.matching === 0 && (
            <NothingPasses
              rowsResult={rowsResult}
              filter={state.filter}
              onFilter={change.filter}
              onClear={change.clear}
            />
          )}
          {!isSummary && rowsResult.matching > 0 && <FiltersLink />}
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
        </>
      )}
      <SelectedItems
        {...{ collection, version, selection, market, requestedRows, keys }}
        shown={columns.map(({ id }) => id)}
      />
    </CollectionFrame>
  )
}

type AnnounceProps = { rowsResult: RowsResult; isWhole: boolean; isOlder: boolean; isRead: boolean }

/** Announces how many rows pass: once all of a finished collection are read, and after each filter change. */
function AnnounceMatching({ rowsResult, isWhole, isOlder, isRead }: AnnounceProps) {
  useAnnounceMatching(rowsResult, isWhole, isOlder, isRead)
  return null
}
