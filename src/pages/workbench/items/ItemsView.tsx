import ChevronLeft from 'lucide-react/icons/chevron-left'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import SearchX from 'lucide-react/icons/search-x'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { ExportMenu } from '../../../export/ExportMenu.tsx'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import { createSelections } from '../../../grid/rows/createSelections.ts'
import { shownCountry } from '../../../lib/countryCode.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { nextSort, shownOrder } from '../../../lib/sortKeys.ts'
import { columnLabels } from '../../../model/columns/columns.ts'
import { firstCodeOf, marketOfRow } from '../../../model/market/rowMarket.ts'
import { rowKey } from '../../../model/resultSet/resultRow.ts'
import type { ResultSet, Snapshot } from '../../../model/resultSet/resultSet.ts'
import type { Look, WorkRow } from '../../../model/workbench/rowView.ts'
import { Corrections } from '../../../notices/Corrections.tsx'
import { lazyPart } from '../../../notices/lazyPart.tsx'
import { AskMarketOfRows, type AskedRows } from '../../../position/setMarket/AskMarket.tsx'
import type { PricedMarket } from '../../../position/setMarket/useSetMarket.ts'
import { SelectedActions } from '../../../selection/SelectedActions.tsx'
import { SelectionBar } from '../../../selection/SelectionBar.tsx'
import { Link } from '../../../shell/Link.tsx'
import { PageActions } from '../../../shell/PageActions.tsx'
import { PageHeading } from '../../../shell/PageHeading.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../../shell/settings/useJoined.ts'
import { usePageTitle } from '../../../shell/usePageTitle.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Tag } from '../../../ui/buttons/Tag.tsx'
import { EmptyState } from '../../../ui/panels/EmptyState.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import type { Correction } from '../../../url/correction.ts'
import { paths } from '../../../url/paths.ts'
import { SELECTION } from '../../../words/selectionNames.ts'
import { ITEMS, WORKBENCH } from '../../../words/workbenchNames.ts'
import { ColumnNames } from '../columnNames.ts'
import { FilterChips } from '../filters/FilterChips.tsx'
import { FilterSheet } from '../filters/FilterSheet.tsx'
import { narrowings } from '../filters/filterWords.ts'
import { CollectionLink } from '../link/CollectionLink.tsx'
import { PositionLine } from '../PositionLine.tsx'
import type { RowActs } from '../rows/rowActs.ts'
import { RowPricesContext, type RowPrices } from '../rows/rowPrices.ts'
import { RowsTable } from '../rows/RowsTable.tsx'
import { heldColumns, shownColumns } from '../rows/tableColumns.ts'
import { useChange, type Change } from '../rows/useChange.ts'
import { useWhatIfPrices } from '../rows/whatIfPrices.ts'
import { FilterRail } from '../SnapshotView.tsx'
import { NothingPasses, useSayMatching } from '../views/LookView.tsx'
import { useLook } from '../views/useLook.ts'
import { usableState } from '../views/usableState.ts'
import { ViewTabs } from '../views/ViewTabs.tsx'
import { CollectionExport, CollectionReport } from '../file/CollectionExport.tsx'
import { useFileStandpoint } from '../file/fileStandpoint.ts'
import { RowColumnPicker } from '../WorkbenchHead.tsx'
import headStyles from '../WorkbenchHead.module.css'
import pageStyles from '../WorkbenchPage.module.css'
import { encodeWorkbench, type WorkbenchState } from '../workbenchState.ts'
import type { ItemSource } from './itemFeed.ts'
import { itemSummary } from './itemSummary.ts'
import { useItemEngine } from './useItemEngine.ts'

/** By collection. */
const useRowSelection = createSelections<WorkRow>(rowKey)

const Summary = lazyPart(
  async () => (await import('../summary/Summary.tsx')).Summary,
  'The summary cannot be shown.',
)

const MerchantView = lazyPart(
  async () => (await import('../merchants/MerchantView.tsx')).MerchantView,
  'The prices by merchant cannot be shown.',
)

type Props = {
  /** As files, reports and tabs name it. */
  set: ResultSet
  snapshot: Snapshot
  state: WorkbenchState
  corrections: readonly Correction[]
  source: ItemSource
  /** Without its markets, which the engine is told of. */
  market: Omit<PricedMarket, 'markets'>
  /** The page that the rows are of. */
  back: { to: string; label: string }
  /** Each country whose rows are shown by themselves. */
  groups: readonly { country: string; id: string }[]
  /** How far a job is that has not ended. */
  progress: ReactNode
  /** What prices are compared with. `rows` reads the rows that pass. */
  renderPanel: (
    look: Look,
    market: PricedMarket,
    change: Change,
    rows: () => Promise<WorkRow[]>,
  ) => ReactNode
  /** Where market prices of selected rows can be checked. */
  asked?: Omit<AskedRows, 'rows'>
  /** What can be done in a row. */
  acts: RowActs
  /** The offers of a code of a row, as they were answered. */
  offersOf: RowPrices['offersOf']
}

/** The rows of a batch or a list in the row engine: filtered, sorted and summed up like those of a loaded result set. */
export function ItemsView(props: Props) {
  const { set, snapshot, corrections, source, back, groups, progress, renderPanel, asked, acts } =
    props
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
    back,
    groups,
    progress,
    renderPanel,
    asked,
    acts,
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

type RowsProps = Omit<Props, 'source' | 'market' | 'asked' | 'offersOf'> & {
  read: NonNullable<ReturnType<typeof useItemEngine>>
  market: PricedMarket
  asked: Props['asked'] | undefined
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
  } = props
  const { engine } = read
  const isMixed = set.countries.length > 1
  const state = usableState(given, isMixed)
  const { look, isOlder, hasFailed } = useLook(read, state.filter, state.sort)
  const change = useChange(set.id, state)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const selection = useRowSelection(set.id)
  const { arrange } = useColumnLayout('workbench')
  // The same list for the same rows: another one would draw each of them anew.
  const columns = useMemo(
    () =>
      look &&
      shownColumns(
        arrange(heldColumns(look, set.source, market.reference)),
        state.columns,
        look.filter.top,
      ),
    [look, set.source, market.reference, state.columns, arrange],
  )
  const filters = { filter: state.filter, onFilter: change.filter, isMixed }
  const isSummary = state.view === 'summary'
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.main}>
        <ItemsHead {...props} {...{ state, look, change }} onNarrow={() => setSheetOpen(true)} />
        <Corrections list={corrections} />
        {progress}
        {(read.state === 'failed' || hasFailed) && (
          <Note tone="danger" role="alert" title="The rows could not be read.">
            A part of this app did not arrive. Nothing is lost by that; load the page again.
          </Note>
        )}
        {look === null && !hasFailed && <Skeleton height={480} />}
        {look && look.rows === 0 && read.state === 'read' && (
          <Panel>
            <EmptyState icon={<SearchX />} title="Nothing to show yet">
              Add products or codes, and they are listed here.
            </EmptyState>
          </Panel>
        )}
        {look && look.rows > 0 && (
          <>
            <SayMatching look={look} isOlder={isOlder} isRead={read.state === 'read'} />
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
            {state.view === 'merchants' && look.matching > 0 && look.hasMarket && (
              <Suspense fallback={<Skeleton height={480} />}>
                <MerchantView {...{ engine, look, market, isMixed }} />
              </Suspense>
            )}
            {state.view === 'table' && look.matching > 0 && columns && (
              <RowsTable
                engine={engine}
                look={look}
                columns={columns}
                sort={shownOrder(state.sort, state.filter.top)}
                onSort={(column, beside) => change.order(nextSort(state.sort, column, beside))}
                selection={selection}
                isMixed={isMixed}
                isOlder={isOlder}
                acts={acts}
              />
            )}
          </>
        )}
        <SelectedItems
          {...{ set, snapshot, selection, market, asked }}
          shown={columns?.map(({ key }) => key) ?? []}
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

/** Announces how many rows pass, once all are read and after each choice of filters. */
function SayMatching({ look, isOlder, isRead }: { look: Look; isOlder: boolean; isRead: boolean }) {
  useSayMatching(look, true, isOlder, isRead)
  return null
}

type HeadProps = RowsProps & {
  look: Look | null
  change: Change
  onNarrow: () => void
}

/** Which rows these are, how your prices compare, the views, the filters, and what can be done with the rows. */
function ItemsHead(props: HeadProps) {
  const { set, snapshot, state, read, market, look, change, back, groups, onNarrow } = props
  const narrowed = narrowings(state.filter, columnLabels(market.reference))
  const given = look && { kept: { set }, snapshot, state, engine: read.engine, look, market }
  const shown = groups.length > 1 ? groups : []
  return (
    <header className={headStyles.head}>
      <div className={headStyles.set}>
        <PageHeading className={headStyles.title} dir="auto" title={set.name}>
          {set.name}
        </PageHeading>
        {look && (
          <p className={headStyles.found}>
            <b>{formatCount(look.matching)}</b> of <b>{formatCount(look.rows)}</b>{' '}
            {look.rows === 1 ? 'row' : 'rows'}
          </p>
        )}
        {shown.length > 0 && (
          <nav aria-label="Country" className={headStyles.snapshots}>
            {shown.map(({ country, id }) => (
              <Link
                key={country}
                to={paths.collection(id, encodeWorkbench({ view: state.view }))}
                aria-current={set.countries.join() === country ? 'page' : undefined}
              >
                {shownCountry(country)}
              </Link>
            ))}
          </nav>
        )}
        <PageActions
          more={WORKBENCH.more}
          className={headStyles.actions}
          actions={[
            {
              key: 'back',
              renderIn: () => (
                <Link className={buttonClass({ variant: 'quiet' })} to={back.to}>
                  <ChevronLeft />
                  <span>{back.label}</span>
                </Link>
              ),
            },
            {
              key: 'link',
              renderIn: () => (
                <CollectionLink
                  {...{ set, snapshot, state, look, market }}
                  hasEarlier={false}
                  areRows
                />
              ),
            },
            ...(given && look.rows > 0
              ? [
                  {
                    key: 'report',
                    renderIn: () => <CollectionReport {...given} />,
                  },
                  {
                    key: 'export',
                    onPhone: 'first' as const,
                    renderIn: (place: 'page' | 'bar' | 'more') => (
                      <CollectionExport
                        {...given}
                        variant={place === 'more' ? 'secondary' : 'primary'}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {look && <PositionLine look={look} market={market} snapshot={snapshot} />}
      <div className={headStyles.views}>
        <ViewTabs set={set} state={state} hasVersions={false} />
      </div>
      <div className={headStyles.controls}>
        <Button
          className={headStyles.narrow ?? ''}
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          disabled={look === null}
          onClick={onNarrow}
          iconEnd={narrowed.length > 0 && <Tag tone="accent">{narrowed.length}</Tag>}
        >
          {WORKBENCH.narrow}
        </Button>
        <FilterChips list={narrowed} onFilter={change.filter} onClear={change.clear} />
        {state.sort.length > 0 && (
          <Button variant="quiet" onClick={() => change.order([])}>
            {ITEMS.givenOrder}
          </Button>
        )}
        {look && state.view === 'table' && (
          <div className={headStyles.view}>
            <div className={headStyles.wide}>
              <RowColumnPicker
                look={look}
                source={set.source}
                reference={market.reference}
                chosen={state.columns}
                top={state.filter.top}
                onChoose={change.columns}
              />
            </div>
          </div>
        )}
      </div>
    </header>
  )
}

type SelectedProps = Pick<RowsProps, 'set' | 'snapshot' | 'market' | 'asked'> & {
  selection: ReturnType<typeof useRowSelection>
  /** Keys of the table's columns. */
  shown: readonly string[]
}

/** What can be done with the selected rows, whatever filters hide them by now. */
function SelectedItems({ set, snapshot, selection, market, asked, shown }: SelectedProps) {
  const labelOf = useCurrencyLabel()
  const joined = useJoined()
  const standpoint = useFileStandpoint(set.countries, market)
  const rows = [...selection.rows.values()]
  const sheet = async () => {
    const { collectionFile } = await import('../file/collectionFile.ts')
    return collectionFile({
      set,
      snapshot,
      // They may have been selected before their market was known.
      rows: rows.map((row) => {
        const now = marketOfRow(row, market.markets)
        return now ? { ...row, market: now } : row
      }),
      filtered: null,
      filter: null,
      sort: [],
      standpoint,
      shown,
      label: labelOf(set.countries),
      joined,
      at: Date.now(),
    })
  }
  return (
    <SelectionBar count={rows.length} label={WORKBENCH.selected} onClear={selection.clear}>
      {asked && (
        <AskMarketOfRows variant="primary" rows={rows} markets={market.markets} asked={asked} />
      )}
      <SelectedActions
        products={rows.map((row) => ({
          id: row.productId,
          country: row.country,
          code: firstCodeOf(row),
        }))}
      />
      <ExportMenu label={SELECTION.exported} source={sheet} look="menu" opensUp />
    </SelectionBar>
  )
}
