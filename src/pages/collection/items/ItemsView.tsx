import SearchX from 'lucide-react/icons/search-x'
import { Suspense, useMemo, useState } from 'react'
import { createSelections } from '@/components/data-table/grid/rows/createSelections.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { columnLabels } from '@/domain/columns/columns.ts'
import { rowKey } from '@/domain/resultSet/resultRow.ts'
import type { RowsResult, WorkRow } from '@/domain/workbench/rowView.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import type { PricedMarket } from '@/features/pricing/setMarket/useSetMarket.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { nextSort, shownOrder } from '@/lib/sortKeys.ts'
import { ColumnNames } from '@/pages/collection/columnNames.ts'
import { FilterSheet } from '@/pages/collection/filters/FilterSheet.tsx'
import { FiltersLink } from '@/pages/collection/filters/FiltersLink.tsx'
import { RowPricesContext } from '@/pages/collection/rows/rowPrices.ts'
import { RowsTable } from '@/pages/collection/rows/RowsTable.tsx'
import { useChange } from '@/pages/collection/rows/useChange.ts'
import { useShownColumns } from '@/pages/collection/rows/useShownColumns.ts'
import { useWhatIfPrices } from '@/pages/collection/rows/whatIfPrices.ts'
import { FilterRail } from '@/pages/collection/SnapshotView.tsx'
import { NothingPasses, useSayMatching } from '@/pages/collection/views/RowsView.tsx'
import { usableState } from '@/pages/collection/views/usableState.ts'
import { useRowsQuery } from '@/pages/collection/views/useRowsQuery.ts'
import { ItemsHead } from './ItemsHead.tsx'
import type { ItemsProps, RowsProps } from './itemsProps.ts'
import { itemSummary } from './itemSummary.ts'
import { SelectedItems } from './SelectedItems.tsx'
import { useItemEngine } from './useItemEngine.ts'
import pageStyles from '@/pages/collection/WorkbenchPage.module.css'

/** By collection. */
const useRowSelection = createSelections<WorkRow>(rowKey)

const Summary = lazyPart(
  async () => (await import('@/pages/collection/summary/Summary.tsx')).Summary,
  'The summary can’t be shown.',
)

const MerchantView = lazyPart(
  async () => (await import('@/pages/collection/merchants/MerchantView.tsx')).MerchantView,
  'The prices by merchant can’t be shown.',
)

/** The rows of a batch or a list in the row engine: filtered, sorted and summed up like those of a loaded result set. */
export function ItemsView(props: ItemsProps) {
  const {
    set,
    snapshot,
    corrections,
    source,
    viewsOf,
    groups,
    progress,
    renderPanel,
    asked,
    acts,
  } = props
  usePageTitle(set.name)
  const labelOf = useCurrencyLabel()
  const read = useItemEngine(source)
  const called = useMemo(() => columnLabels(props.market.reference), [props.market.reference])
  const whatIf = useWhatIfPrices(set.id)
  const { prices } = props.market
  const { offersOf } = props
  const rowPrices = useMemo(() => ({ prices, offersOf, whatIf }), [prices, offersOf, whatIf])
  if (read === null) return null
  const market: PricedMarket = { ...props.market, markets: read.markets }
  const given = {
    set,
    snapshot,
    corrections,
    read,
    market,
    viewsOf,
    groups,
    result: props.result,
    renderContext: props.renderContext,
    progress,
    renderPanel,
    asked,
    acts,
    order: props.order ?? null,
    actions: props.actions ?? [],
    head: props.head,
    empty: props.empty,
    keys: source.keys,
  }
  return (
    <CurrencyLabel value={labelOf(set.countries)}>
      <ColumnNames value={called}>
        <RowPricesContext value={rowPrices}>
          <Rows {...given} state={props.state} />
        </RowPricesContext>
      </ColumnNames>
    </CurrencyLabel>
  )
}

function Rows(props: RowsProps) {
  const {
    set,
    snapshot,
    state: given,
    corrections,
    read,
    market,
    progress,
    renderPanel,
    asked,
    acts,
    order = null,
    keys,
  } = props
  const { engine } = read
  const isMixed = set.countries.length > 1
  const state = usableState(given, isMixed)
  const { look, isOlder, hasFailed } = useRowsQuery(read, state.filter, state.sort)
  const change = useChange(set.id, state)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const selection = useRowSelection(set.id)
  const columns = useShownColumns(look, set.source, market.reference, state.columns)
  const filters = { filter: state.filter, onFilter: change.filter, isMixed }
  const isSummary = state.view === 'summary'
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.main}>
        <ItemsHead {...props} {...{ state, look, change }} onNarrow={() => setSheetOpen(true)} />
        <Corrections list={corrections} />
        {progress}
        {(read.state === 'failed' || hasFailed) && (
          <ErrorCard isAlert title="The rows couldn’t be read.">
            Part of the app didn’t load. Nothing is lost. Reload the page.
          </ErrorCard>
        )}
        {look === null && !hasFailed && <Skeleton height={480} />}
        {look &&
          look.rows === 0 &&
          read.state === 'read' &&
          (props.empty ?? (
            <Panel>
              <EmptyState icon={<SearchX />} title="Nothing to show yet">
                Add products or codes, and they are listed here.
              </EmptyState>
            </Panel>
          ))}
        {look && look.rows > 0 && (
          <>
            <SayMatching
              look={look}
              isWhole={!snapshot.isRunning}
              isOlder={isOlder}
              isRead={read.state === 'read'}
            />
            {!isSummary && renderPanel(look, market, change, () => engine.allRows('matching'))}
            {isSummary && (
              <Suspense fallback={<Skeleton height={320} />}>
                <div aria-busy={isOlder} className={isOlder ? pageStyles.older : undefined}>
                  <Summary
                    engine={engine}
                    look={look}
                    state={itemSummary(look, state.summary)}
                    onState={change.summary}
                    onNarrow={change.narrow}
                    isMixed={isMixed}
                  />
                </div>
              </Suspense>
            )}
            {!isSummary && look.matching === 0 && (
              <NothingPasses
                look={look}
                filter={state.filter}
                onFilter={change.filter}
                onClear={change.clear}
              />
            )}
            {!isSummary && look.matching > 0 && <FiltersLink />}
            {state.view === 'merchants' && look.matching > 0 && look.hasMarket && (
              <Suspense fallback={<Skeleton height={480} />}>
                <MerchantView {...{ set, engine, look, market, isMixed }} />
              </Suspense>
            )}
            {state.view === 'table' && look.matching > 0 && (
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
                acts={acts}
                order={order}
              />
            )}
          </>
        )}
        <SelectedItems
          {...{ set, snapshot, selection, market, asked, keys }}
          shown={columns.map(({ id }) => id)}
        />
      </div>
      <FilterRail look={look} {...filters} />
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

/** Announces how many rows pass, once all of a finished collection are read, and after each choice of filters. */
type SayProps = { look: RowsResult; isWhole: boolean; isOlder: boolean; isRead: boolean }

function SayMatching({ look, isWhole, isOlder, isRead }: SayProps) {
  useSayMatching(look, isWhole, isOlder, isRead)
  return null
}
