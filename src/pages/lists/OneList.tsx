import ListPlus from 'lucide-react/icons/list-plus'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createSelections } from '../../grid/rows/createSelections.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import type { Sight } from '../../model/lists/changeEntries.ts'
import {
  countriesOf,
  entryKey,
  listCountries,
  MOST_ENTRIES,
} from '../../model/lists/productList.ts'
import { askedEntry } from '../../model/market/askedRow.ts'
import { countMarkets } from '../../model/market/rowMarket.ts'
import { MarketPanel } from '../../position/setMarket/MarketPanel.tsx'
import { useSetMarket } from '../../position/setMarket/useSetMarket.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { Link } from '../../shell/Link.tsx'
import { NameForm } from '../../shell/NameForm.tsx'
import { useCountries } from '../../shell/settings/useCountries.ts'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useGo } from '../../shell/way.tsx'
import type { ReadList } from '../../store/lists/lists.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { announce } from '../../ui/panels/LiveRegion.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { LISTS } from '../../words/listNames.ts'
import { ListFigures } from './prices/ListFigures.tsx'
import { ListHead } from './ListHead.tsx'
import type { RowActs } from './table/ListRow.tsx'
import { ListTable } from './table/ListTable.tsx'
import styles from './OneList.module.css'
import { encodeLists } from './listsState.ts'
import { loadWords } from './prices/loadWords.ts'
import type { ListChanges } from './useListChanges.ts'
import { useListPrices } from './prices/useListPrices.ts'
import { useReorder } from './table/useReorder.ts'

/** The products that are selected of a list, by key. */
const { useSelected, change } = createSelections<ReadonlySet<string>>(new Set())

type Props = {
  read: ReadList
  /** What my prices are measured against, as the address names it; '' for the usual reference. */
  reference: string
  changes: ListChanges
  onImport: () => void
}

const NO_MARKETS: readonly string[] = []

/** A list: its products with their prices now, in an order and with notes of one's own. */
export function OneList({ read, reference, changes, onImport }: Props) {
  const { list, damaged, isHeld } = read
  const { id, name } = list
  const go = useGo()
  const labelOf = useCurrencyLabel()
  const body = useRef<HTMLTableSectionElement>(null)
  const keep = useCallback(
    (sights: ReadonlyMap<string, Sight>) => changes.see(id, sights),
    [changes, id],
  )
  const { entries, states, loader } = useListPrices(list, body, keep)
  const countries = useMemo(
    () => [...new Set(listCountries(list.entries).flatMap((group) => group.split(',')))],
    [list.entries],
  )
  const market = useSetMarket(list.markets ?? NO_MARKETS, countries, reference)
  const onMove = useCallback((key: string, to: number) => changes.move(id, key, to), [changes, id])
  const reorder = useReorder({ entries, body, onMove })
  const [isRenaming, setRenaming] = useState(false)
  const chosen = useSelected(id)
  const selected = useMemo(
    () => new Set(entries.map(entryKey).filter((key) => chosen.has(key))),
    [entries, chosen],
  )

  const { words, failed, waiting } = loadWords(entries, states)
  const isLoaded = waiting === 0 && entries.length > 0
  useEffect(() => {
    if (isLoaded) announce(words)
  }, [isLoaded, words])

  const acts = useMemo<RowActs>(
    () => ({
      select: (key, isSelected) =>
        void change(id, (now) => {
          const next = new Set(now)
          if (isSelected) next.add(key)
          else next.delete(key)
          return next
        }),
      note: (key, note) => changes.note(id, key, note),
      remove: (key, title) => void changes.removeEntry(id, key, title),
      retry: (entry) => loader.loadAgain([entry]),
    }),
    [changes, id, loader],
  )
  const shown = { ...list, entries }
  const asked = (
    selected.size > 0 ? entries.filter((one) => selected.has(entryKey(one))) : entries
  ).map(askedEntry)
  const counts = countMarkets(asked, market.markets)
  const [first = ''] = listCountries(entries)
  const remove = async () => {
    if (await changes.remove(id, name)) go(paths.lists(), { replace: true })
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
          selected={selected}
          market={market}
          onLoadAgain={() => loader.loadAgain(entries)}
          onRename={() => setRenaming(true)}
          onDelete={() => void remove()}
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
                countries={countries}
                market={market}
                rows={asked.length}
                withEan={entries.filter(({ seen }) => (seen?.eans ?? []).length > 0).length}
                counts={counts}
                asked={{
                  name,
                  rows: () => Promise.resolve(asked),
                  keep: (ids) => changes.keepMarkets(id, ids),
                  onAsked: () => {},
                }}
                onReference={(ref) =>
                  go(paths.lists(id, encodeLists({ ref })), { keepScroll: true })
                }
              />
            </div>
            <ListTable
              market={market.jobs.length > 0 ? market : null}
              body={body}
              reorder={reorder}
              states={states}
              selected={selected}
              onSelectAll={(isSelected) =>
                change(id, () => new Set(isSelected ? entries.map(entryKey) : []))
              }
              acts={acts}
            />
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
        Product ids from a file or the clipboard can be brought in at once.
      </p>
    </EmptyState>
  )
}
