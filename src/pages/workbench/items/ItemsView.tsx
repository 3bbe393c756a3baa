import SearchX from 'lucide-react/icons/search-x'
import { Suspense, useMemo, useState } from 'react'
import { createSelections } from '../../../grid/rows/createSelections.ts'
import { nextSort, shownOrder } from '../../../lib/sortKeys.ts'
import { columnLabels } from '../../../model/columns/columns.ts'
import { rowKey } from '../../../model/resultSet/resultRow.ts'
import type { Look, WorkRow } from '../../../model/workbench/rowView.ts'
import { Corrections } from '../../../notices/Corrections.tsx'
import { lazyPart } from '../../../notices/lazyPart.tsx'
import type { PricedMarket } from '../../../position/setMarket/useSetMarket.ts'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { usePageTitle } from '../../../shell/usePageTitle.ts'
import { EmptyState } from '../../../ui/panels/EmptyState.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import { ColumnNames } from '../columnNames.ts'
import { FiltersLink } from '../filters/FiltersLink.tsx'
import { FilterSheet } from '../filters/FilterSheet.tsx'
import { RowPricesContext } from '../rows/rowPrices.ts'
import { RowsTable } from '../rows/RowsTable.tsx'
import { useShownColumns } from '../rows/useShownColumns.ts'
import { useChange } from '../rows/useChange.ts'
import { useWhatIfPrices } from '../rows/whatIfPrices.ts'
import { FilterRail } from '../SnapshotView.tsx'
import { NothingPasses, useSayMatching } from '../views/LookView.tsx'
import { useLook } from '../views/useLook.ts'
import { usableState } from '../views/usableState.ts'
import pageStyles from '../WorkbenchPage.module.css'
import { itemSummary } from './itemSummary.ts'
import { useItemEngine } from './useItemEngine.ts'
import { ItemsHead } from './ItemsHead.tsx'
import { SelectedItems } from './SelectedItems.tsx'
import type { ItemsProps, RowsProps } from './itemsProps.ts'

/** By collection. */
const useRowSelection = createSelections<WorkRow>(rowKey)

const Summary = lazyPart(
  async () => (await import('../summary/Summary.tsx')).Summary,
  'The summary can’t be shown.',
)

const MerchantView = lazyPart(
  async () => (await import('../merchants/MerchantView.tsx')).MerchantView,
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
  const { look, isOlder, hasFailed } = useLook(read, state.filter, state.sort)
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
          <Note tone="danger" role="alert" title="The rows couldn’t be read.">
            Part of the app didn’t load. Nothing is lost. Reload the page.
          </Note>
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
                <MerchantView {...{ engine, look, market, isMixed }} />
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
type SayProps = { look: Look; isWhole: boolean; isOlder: boolean; isRead: boolean }

function SayMatching({ look, isWhole, isOlder, isRead }: SayProps) {
  useSayMatching(look, isWhole, isOlder, isRead)
  return null
}
