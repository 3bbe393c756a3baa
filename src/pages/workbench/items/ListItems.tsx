import ListIcon from 'lucide-react/icons/list'
import { useCallback, useMemo } from 'react'
import { listItemRow, type ItemRow } from '../../../model/collections/itemRows.ts'
import { entryKey, listCountries, type ListEntry } from '../../../model/lists/productList.ts'
import { marketKeysOf } from '../../../model/market/rowMarket.ts'
import { defaultLoadSettings, type Snapshot } from '../../../model/resultSet/resultSet.ts'
import { NotHere, stateOfNone } from '../../../notices/NotHere.tsx'
import { MarketPanel } from '../../../position/setMarket/MarketPanel.tsx'
import { useSetMarket } from '../../../position/setMarket/useSetMarket.ts'
import { useLists } from '../../../queries/kept/useLists.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useUrlState } from '../../../shell/useUrlState.ts'
import { changeList, type ReadList } from '../../../store/lists/lists.ts'
import { Frame } from '../../../ui/panels/Frame.tsx'
import { itemsId, type ItemsOf } from '../../../url/itemsAddress.ts'
import { paths } from '../../../url/paths.ts'
import { COLLECTIONS } from '../../../words/collectionNames.ts'
import { ITEMS } from '../../../words/workbenchNames.ts'
import type { RowPrices } from '../rows/rowPrices.ts'
import { useVersionView } from '../versions/VersionViews.tsx'
import { decodeWorkbench, encodeWorkbench } from '../workbenchState.ts'
import type { ItemSource } from './itemFeed.ts'
import { createOffersOf } from './jobOffers.ts'
import { useListActs } from './useListActs.tsx'
import { ItemsView } from './ItemsView.tsx'
import { ItemVersions } from './ItemVersions.tsx'

/** The products of a list of this browser, as they were last seen. */
export function ListItems({ of }: { of: ItemsOf }) {
  const query = useLists()
  const view = useVersionView()
  const read = query.data?.lists.find(({ list }) => list.id === of.id)
  if (!read) {
    return (
      <Frame>
        <NotHere
          what="list"
          made="made"
          state={stateOfNone({ isError: query.isError, data: query.data && null })}
          icon={<ListIcon />}
          others={{ to: paths.collections(), label: COLLECTIONS.all }}
        />
      </Frame>
    )
  }
  const groups = listCountries(read.list.entries)
  const country = groups.find((group) => group === of.country) ?? groups[0] ?? ''
  const entries = read.list.entries.filter((entry) => entry.country.toLowerCase() === country)
  if (view !== null) {
    return (
      <ItemVersions
        view={view}
        collectionId={itemsId(of)}
        name={read.list.name}
        source={{ kind: 'list', listId: read.list.id }}
        countries={country === '' ? [] : country.split(',')}
      />
    )
  }
  return <Rows key={itemsId(of)} {...{ read, of, groups, country, entries }} />
}

type Props = {
  read: ReadList
  of: ItemsOf
  groups: readonly string[]
  country: string
  entries: readonly ListEntry[]
}

const NONE: readonly string[] = []

/** An entry that was not written again is the same row. */
function createListItems() {
  const known = new WeakMap<ListEntry, ItemRow>()
  return (entry: ListEntry, place: number): ItemRow => {
    const before = known.get(entry)
    if (before?.place === place) return before
    const row = listItemRow(entry, place)
    known.set(entry, row)
    return row
  }
}

function Rows({ read: { list }, of, groups, country, entries }: Props) {
  const { id: connectionId } = useConnection()
  const { state, corrections } = useUrlState(decodeWorkbench, encodeWorkbench)
  const countries = useMemo(() => (country === '' ? [] : country.split(',')), [country])
  const market = useSetMarket(list.markets ?? NONE, countries, state.ref)
  const { markets } = market
  const rowOf = useMemo(() => createListItems(), [])
  const source = useMemo(() => {
    const rows = entries.map(rowOf)
    const made: ItemSource = {
      count: rows.length,
      rowAt: (place) => {
        const row = rows[place]
        if (!row) throw new RangeError(`A list of ${rows.length} products has none at ${place}.`)
        return row
      },
      marketsOf: (row) =>
        [...marketKeysOf(row).keys()].flatMap(
          (key): [string, NonNullable<ReturnType<typeof markets.get>>][] => {
            const known = markets.get(key)
            return known ? [[key, known]] : []
          },
        ),
      standpoint: markets,
      keys: new Set(entries.map(entryKey)),
    }
    return made
  }, [entries, rowOf, markets])
  const { jobs } = market
  const find = useMemo(() => createOffersOf(jobs), [jobs])
  const offersOf = useCallback<RowPrices['offersOf']>(
    (row, code) => find(row.country, code),
    [find],
  )
  const { acts, order } = useListActs(list, entries, find)
  const snapshot: Snapshot = {
    id: `list ${list.id}`,
    setId: list.id,
    at: list.changedAt,
    endedAt: list.changedAt,
    settings: defaultLoadSettings,
    isRunning: false,
    promised: entries.length,
    counts: {
      asks: entries.length,
      done: entries.length,
      notFound: 0,
      failed: 0,
      rows: entries.length,
      duplicates: 0,
      withoutId: 0,
    },
    notes: [],
  }
  const set = useMemo(
    () => ({
      id: itemsId(of),
      at: list.at,
      name: list.name,
      source: { kind: 'list' as const, listId: list.id },
      countries,
      views: [],
    }),
    [of, list.at, list.name, list.id, countries],
  )
  const asked = {
    name: list.name,
    keep: (ids: readonly string[]) =>
      changeList(
        connectionId,
        list.id,
        ({ markets: before = [] }) => ({ markets: [...before, ...ids] }),
        null,
      ),
    onAsked: () => {},
  }
  return (
    <ItemsView
      set={set}
      snapshot={snapshot}
      state={state}
      corrections={corrections}
      source={source}
      market={market}
      back={{ to: paths.collection(list.id), label: ITEMS.toList }}
      groups={groups.map((one) => ({ country: one, id: itemsId({ ...of, country: one }) }))}
      acts={acts}
      offersOf={offersOf}
      order={order}
      progress={null}
      renderPanel={(look, known, change, rows) => (
        <MarketPanel
          isMain
          countries={countries}
          market={known}
          rows={look.matching}
          withEan={look.eans.with.all}
          counts={look.market}
          asked={{ ...asked, rows }}
          onReference={change.reference}
        />
      )}
      asked={asked}
    />
  )
}
