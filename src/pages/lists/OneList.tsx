import ListPlus from 'lucide-react/icons/list-plus'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { ColumnPicker } from '../../grid/columns/ColumnPicker.tsx'
import { SortField } from '../../grid/columns/SortField.tsx'
import { useColumnLayout } from '../../grid/columns/useColumnLayout.ts'
import { useReorder } from '../../grid/move/useReorder.ts'
import { createSelections } from '../../grid/rows/createSelections.ts'
import { useGridRefs } from '../../grid/rows/useGridRows.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import type { Sight } from '../../model/lists/changeEntries.ts'
import {
  countriesOf,
  entryKey,
  listCountries,
  MOST_ENTRIES,
  type ListEntry,
} from '../../model/lists/productList.ts'
import { askedEntry } from '../../model/market/askedRow.ts'
import { countMarkets, marketOfRow } from '../../model/market/rowMarket.ts'
import { AskMarketOfRows } from '../../position/setMarket/AskMarket.tsx'
import { MarketPanel } from '../../position/setMarket/MarketPanel.tsx'
import { useSetMarket } from '../../position/setMarket/useSetMarket.ts'
import { useKeepOpened } from '../../queries/kept/useKeepOpened.ts'
import { SelectedActions } from '../../selection/SelectedActions.tsx'
import { SelectionBar } from '../../selection/SelectionBar.tsx'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { Link } from '../../shell/Link.tsx'
import { NameForm } from '../../shell/NameForm.tsx'
import { useCountries } from '../../shell/settings/useCountries.ts'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useGo } from '../../shell/way.tsx'
import type { ReadList } from '../../store/lists/lists.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Folded } from '../../ui/layers/Folded.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { announce } from '../../ui/panels/LiveRegion.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { LISTS } from '../../words/listNames.ts'
import { SELECTION } from '../../words/selectionNames.ts'
import { listSource } from './prices/listSource.ts'
import { ListFigures } from './prices/ListFigures.tsx'
import { ListHead } from './ListHead.tsx'
import type { RowActs } from './table/ListLine.tsx'
import { heldColumns, inOrder, shownColumns, type ListRow } from './table/listColumns.ts'
import { ListTable } from './table/ListTable.tsx'
import styles from './OneList.module.css'
import { encodeLists, type ListsState } from './listsState.ts'
import { loadWords } from '../workbench/items/picked/loadWords.ts'
import type { ListChanges } from '../../selection/useListChanges.ts'
import { useListPrices } from '../workbench/items/picked/useListPrices.ts'

/** By list. */
const useListSelection = createSelections<ListEntry>(entryKey)

type Props = {
  read: ReadList
  /** As the address names it. */
  state: ListsState
  changes: ListChanges
  onImport: () => void
}

const NO_MARKETS: readonly string[] = []

/** A list: its products with their prices now, in an order and with notes of one's own. */
export function OneList({ read, state, changes, onImport }: Props) {
  const { list, damaged, isHeld } = read
  const { id, name } = list
  useKeepOpened({ kind: 'list', path: paths.collection(id), label: name, figure: '' })
  const go = useGo()
  const labelOf = useCurrencyLabel()
  const refs = useGridRefs()
  const { ref, sort } = state
  const keep = useCallback(
    (sights: ReadonlyMap<string, Sight>) => changes.see(id, sights),
    [changes, id],
  )
  const { entries, states, loader } = useListPrices(list.entries, refs.body, keep)
  const countries = useMemo(
    () => [...new Set(listCountries(list.entries).flatMap((group) => group.split(',')))],
    [list.entries],
  )
  const market = useSetMarket(list.markets ?? NO_MARKETS, countries, ref)
  const onMove = useCallback((key: string, to: number) => changes.move(id, key, to), [changes, id])
  const reorder = useReorder({ entries, ...refs, onMove })
  const [isRenaming, setRenaming] = useState(false)
  const selection = useListSelection(id)
  const isMixed = countries.length > 1
  const layout = useColumnLayout('lists')
  const { arrange, chosen } = layout
  const isAsked = market.jobs.length > 0
  const held = useMemo(
    () => heldColumns(isAsked ? market.reference : null, isMixed),
    [isAsked, market.reference, isMixed],
  )
  // The same list for the same columns: another one would draw each row anew.
  const columns = useMemo(() => arrange(shownColumns(held, chosen)), [arrange, held, chosen])
  const shownKeys = columns.map(({ key }) => key)
  const written = JSON.stringify(sort)
  const rows = useMemo(() => {
    const each = reorder.order.map((entry): ListRow => {
      const known = marketOfRow(askedEntry(entry), market.markets)
      return known ? { entry, market: known } : { entry }
    })
    // Another step of the history holds the same order as another object.
    return inOrder(each, JSON.parse(written) as ListsState['sort']) // written above
  }, [reorder.order, market.markets, written])
  const places = useMemo(
    () => new Map(reorder.order.map((entry, at) => [entryKey(entry), at + 1])),
    [reorder.order],
  )
  const selected = useMemo(
    () => rows.filter(({ entry }) => selection.rows.has(entryKey(entry))),
    [rows, selection.rows],
  )
  const change = (next: Partial<ListsState>) =>
    go(paths.collection(id, encodeLists({ ...state, ...next })), { keepScroll: true })

  const { words, failed, waiting } = loadWords(entries, states)
  const isLoaded = waiting === 0 && entries.length > 0
  useEffect(() => {
    if (isLoaded) announce(words)
  }, [isLoaded, words])

  const acts = useMemo<RowActs>(
    () => ({
      note: (key, note, before) => changes.note(id, key, note, before),
      remove: (key, title) => void changes.removeEntry(id, key, title),
      retry: (entry) => loader.loadAgain([entry]),
    }),
    [changes, id, loader],
  )
  const shown = { ...list, entries }
  const asked = entries.map(askedEntry)
  const askedOf = {
    name,
    keep: (ids: readonly string[]) => changes.keepMarkets(id, ids),
    onAsked: () => {},
  }
  const sheetOf = (some: readonly ListRow[], isSelection: boolean) =>
    listSource({
      list: shown,
      rows: some,
      isSelection,
      sort,
      reference: market.reference,
      labelOf,
      now: Date.now(),
    })
  const counts = countMarkets(asked, market.markets)
  const [first = ''] = listCountries(entries)
  const remove = async () => {
    if (await changes.remove(id, name)) go(paths.collections(), { replace: true })
  }

  return (
    <div className={styles.stack}>
      {isHeld && (
        <Note tone="warn" title="This list ends with this page.">
          The browser did not take it: it gives the app no storage, or has no room left. The list
          works until the page is closed; export it to keep it.
        </Note>
      )}
      {damaged > 0 && (
        <Note tone="warn" title="A part of this list cannot be read.">
          {damaged === 1 ? '1 product is' : `${formatCount(damaged)} products are`} damaged and
          shown nowhere. A backup in Settings holds them as they are.
        </Note>
      )}
      <Panel tabIndex={-1} aria-label={name} className={styles.panel}>
        <ListHead
          list={shown}
          words={words}
          isLoading={waiting > 0}
          source={() => sheetOf(rows, false)}
          onLoadAgain={() => loader.loadAgain(entries)}
          onRename={() => setRenaming(true)}
          onDelete={() => void remove()}
          onImport={onImport}
        />
        {isRenaming && (
          <NameForm
            label={LISTS.name}
            name={name}
            action={LISTS.saveName}
            onCancel={() => setRenaming(false)}
            onName={(text) => {
              setRenaming(false)
              void changes.rename(id, text)
            }}
          />
        )}
        {entries.length === 0 ? (
          <EmptyList onImport={onImport} />
        ) : (
          <>
            <CurrencyLabel value={labelOf(countriesOf({ country: first }))}>
              <ListFigures entries={entries} />
            </CurrencyLabel>
            {failed > 0 && waiting === 0 && (
              <Note
                tone="warn"
                className={styles.note}
                title={`${formatCount(failed)} of ${formatCount(entries.length)} could not be loaded; they are shown as last seen.`}
                actions={
                  <Button
                    size="s"
                    onClick={() =>
                      loader.loadAgain(
                        entries.filter((entry) => states.get(entryKey(entry))?.kind === 'failed'),
                      )
                    }
                  >
                    {LISTS.tryAgain}
                  </Button>
                }
              />
            )}
            <div className={styles.note}>
              <MarketPanel
                isMain={false}
                countries={countries}
                market={market}
                rows={asked.length}
                withEan={entries.filter(({ seen }) => (seen?.eans ?? []).length > 0).length}
                counts={counts}
                asked={{
                  ...askedOf,
                  rows: () => Promise.resolve(asked),
                }}
                onReference={(next) => change({ ref: next })}
              />
            </div>
            <div className={styles.order}>
              {sort.length > 0 && (
                <Button size="s" variant="quiet" onClick={() => change({ sort: [] })}>
                  {LISTS.backToOrder}
                </Button>
              )}
              <Folded
                label={LISTS.choices}
                trigger={
                  <>
                    <SlidersHorizontal />
                    <span>{LISTS.choices}</span>
                  </>
                }
              >
                <SortField
                  columns={columns}
                  unsorted={LISTS.ownOrder}
                  sort={sort}
                  onSort={(next) => change({ sort: next })}
                />
                <ColumnPicker
                  table="lists"
                  size="s"
                  held={held.map((column) => ({
                    ...column,
                    isAlwaysShown: column.key === 'product',
                  }))}
                  shown={shownKeys}
                  onChoose={(key, on) =>
                    layout.choose(on ? [...shownKeys, key] : shownKeys.filter((one) => one !== key))
                  }
                  onUsual={null}
                />
              </Folded>
            </div>
            <ListTable
              {...{ rows, selected, places, columns, sort, selection, reorder, refs, states, acts }}
              onSort={(next) => change({ sort: next })}
            />
            <SelectionBar count={selected.length} label={LISTS.selected} onClear={selection.clear}>
              <AskMarketOfRows
                variant="primary"
                rows={selected.map(({ entry }) => askedEntry(entry))}
                markets={market.markets}
                asked={askedOf}
              />
              <SelectedActions
                products={selected.map(({ entry }) => ({
                  id: entry.id,
                  country: entry.country,
                  code: entry.seen?.eans?.[0] ?? null,
                }))}
              />
              <ExportMenu
                label={SELECTION.exported}
                source={() => sheetOf(selected, true)}
                look="menu"
                opensUp
              />
            </SelectionBar>
            {entries.length >= MOST_ENTRIES && (
              <p className={styles.full}>
                {`This list is full: it holds ${formatCount(MOST_ENTRIES)} products at the most.`}
              </p>
            )}
          </>
        )}
      </Panel>
    </div>
  )
}

/** How products get into a list, where it holds none yet. */
function EmptyList({ onImport }: { onImport: () => void }) {
  const [countries] = useCountries()
  return (
    <EmptyState
      icon={<ListPlus />}
      title="Nothing in this list yet"
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.search({ countries })}>
            Search for products
          </Link>
          <Button aria-haspopup="dialog" onClick={onImport}>
            {LISTS.import}
          </Button>
        </>
      }
    >
      <p>
        Press “{LISTS.add}” on a product page, or select results of a search and add them together.
        You can import product IDs from a file or the clipboard.
      </p>
    </EmptyState>
  )
}
