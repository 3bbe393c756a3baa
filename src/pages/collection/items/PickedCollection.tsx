import Layers from 'lucide-react/icons/layers'
import { useCallback, useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { useGridRefs } from '@/components/data-table/grid/rows/useGridRows.ts'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import {
  defaultLoadSettings,
  type SavedView,
  type Version,
} from '@/domain/collections/collection.ts'
import { idWithCountries, type CollectionInCountries } from '@/domain/collections/collectionId.ts'
import { requestedEntry } from '@/domain/market/requestedRow.ts'
import { marketKeysOf } from '@/domain/market/rowMarket.ts'
import type { PriceAnswer } from '@/domain/picked/changeEntries.ts'
import { cleanName, entryKey, listCountries, type ListEntry } from '@/domain/picked/productList.ts'
import { ImportSheet } from '@/features/collections/selection/importProducts/ImportSheet.tsx'
import { useListChanges } from '@/features/collections/selection/useListChanges.ts'
import {
  SavedItemUnavailable,
  unavailableState,
} from '@/features/messages/SavedItemUnavailable.tsx'
import { NameForm } from '@/features/page/NameForm.tsx'
import { checkMarket } from '@/features/pricing/rowsMarket/checkMarket.ts'
import { MarketPanel } from '@/features/pricing/rowsMarket/MarketPanel.tsx'
import { useRowsMarket } from '@/features/pricing/rowsMarket/useRowsMarket.ts'
import { encodeCollectionView } from '@/pages/collection/collectionViewState.ts'
import { useRequestedCheck } from '@/pages/collection/link/useRequestedCheck.ts'
import type { RowPrices } from '@/pages/collection/rows/rowPrices.ts'
import { useVersionView } from '@/pages/collection/versions/VersionViews.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import type { ReadPicked } from '@/storage/collections/picked.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { useSaveOpened } from '@/storage/queries/useSaveOpened.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { PICKED } from '@/words/pickedNames.ts'
import { countryItemsIds } from './countryItemsIds.ts'
import type { ItemSource } from './itemFeed.ts'
import { decodeItems } from './itemsState.ts'
import { ItemsView } from './ItemsView.tsx'
import { ItemVersions } from './ItemVersions.tsx'
import { createOfferFinder } from './jobOffers.ts'
import { EmptyPicked } from './picked/EmptyPicked.tsx'
import { pickedActions } from './picked/pickedActions.tsx'
import { PickedHead } from './picked/PickedHead.tsx'
import { PickedNotes } from './picked/PickedNotes.tsx'
import { getPickedProgress } from './picked/pickedProgress.ts'
import { createPickedRowMaker } from './picked/pickedRows.ts'
import { useListPrices } from './picked/useListPrices.ts'
import { usePickedRowActions } from './usePickedRowActions.tsx'

/** The page of a picked collection: its products with current prices and stock. */
export function PickedCollection({ of }: { of: CollectionInCountries }) {
  const query = useStoredCollections()
  const view = useVersionView()
  const lists = query.data?.lists ?? []
  const read = lists.find(({ list }) => list.id === of.id)
  const groups = useMemo(() => (read ? listCountries(read.list.entries) : []), [read])
  const country = groups.find((group) => group === of.country) ?? groups[0] ?? ''
  const entries = useMemo(
    () => read?.list.entries.filter((one) => one.country.toLowerCase() === country) ?? [],
    [read, country],
  )
  if (!read) {
    return (
      <Frame>
        <SavedItemUnavailable
          what="collection"
          made="made"
          state={unavailableState({ isError: query.isError, data: query.data && null })}
          icon={<Layers />}
          others={{ to: paths.collections(), label: COLLECTIONS.all }}
        />
      </Frame>
    )
  }
  if (view !== null) {
    return (
      <ItemVersions
        view={view}
        collectionId={idWithCountries(of)}
        views={read.list.views ?? NO_VIEWS}
        name={read.list.name}
        groups={countryItemsIds(groups, of)}
        source={{ kind: 'picked', collectionId: read.list.id }}
        countries={country === '' ? [] : country.split(',')}
      />
    )
  }
  return <Rows key={idWithCountries(of)} {...{ read, lists, of, groups, country, entries }} />
}

type Props = {
  read: ReadPicked
  /** All picked collections in this browser: products can be imported into any of them. */
  lists: readonly ReadPicked[]
  of: CollectionInCountries
  groups: readonly string[]
  country: string
  /** The products of the shown country. */
  entries: readonly ListEntry[]
}

const NONE: readonly string[] = []
const NO_VIEWS: SavedView[] = []

/** When any row was last checked, in epoch milliseconds; before the first check, when the collection was last changed. */
const checkedAt = (entries: readonly ListEntry[], changedAt: number): number =>
  Math.max(0, ...entries.map(({ seen, missingAt }) => Math.max(seen?.at ?? 0, missingAt ?? 0))) ||
  changedAt

function Rows({ read, lists, of, groups, country, entries: stored }: Props) {
  const { list } = read
  const { id, name } = list
  const connection = useConnection()
  const { mode } = connection
  const go = useGo()
  const changes = useListChanges()
  const { state, corrections } = useUrlState(decodeItems, encodeCollectionView)
  useSaveOpened({ kind: 'list', path: paths.collection(id), label: name, figure: '' })
  const [isRenaming, setRenaming] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const refs = useGridRefs()
  const see = useCallback(
    (answers: ReadonlyMap<string, PriceAnswer>) => changes.see(id, answers),
    [changes, id],
  )
  const { entries, states, loader } = useListPrices(stored, refs.body, see)
  const countries = useMemo(() => (country === '' ? [] : country.split(',')), [country])
  const market = useRowsMarket(list.markets ?? NONE, countries, state.ref)
  const { markets, jobs } = market
  const rowOf = useMemo(() => createPickedRowMaker(), [])
  const source = useMemo(() => {
    const rows = entries.map((entry, index) =>
      rowOf(entry, index, states.get(entryKey(entry)), mode),
    )
    const made: ItemSource = {
      count: rows.length,
      rowAt: (index) => {
        const row = rows[index]
        if (!row) throw new RangeError(`A list of ${rows.length} products has none at ${index}.`)
        return row
      },
      marketsOf: (row) =>
        [...marketKeysOf(row).keys()].flatMap(
          (key): [string, NonNullable<ReturnType<typeof markets.get>>][] => {
            const known = markets.get(key)
            return known ? [[key, known]] : []
          },
        ),
      pricingContext: markets,
      keys: new Set(entries.map(entryKey)),
    }
    return made
  }, [entries, states, mode, rowOf, markets])
  const find = useMemo(() => createOfferFinder(jobs), [jobs])
  const offersOf = useCallback<RowPrices['offersOf']>(
    (row, code) => find(row.country, code),
    [find],
  )
  const retry = useCallback(
    (key: string) => loader.loadAgain(stored.filter((entry) => entryKey(entry) === key)),
    [loader, stored],
  )
  const { acts, order } = usePickedRowActions(list, stored, { find, refs, retry })
  const at = checkedAt(entries, list.changedAt)
  const version: Version = {
    id: `list ${id}`,
    setId: id,
    at,
    endedAt: at,
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
      id: idWithCountries(of),
      at: list.at,
      name,
      source: { kind: 'picked' as const, collectionId: id },
      countries,
      views: list.views ?? NO_VIEWS,
    }),
    [of, list.at, list.views, name, id, countries],
  )
  const requested = {
    name,
    save: (ids: readonly string[]) => changes.saveMarkets(id, ids),
    onRequested: () => {},
  }
  const loaded = getPickedProgress(entries, states)
  useRequestedCheck({
    id,
    name,
    isReady: entries.length > 0 && loaded.waiting === 0 && jobs.length === 0,
    rows: () => Promise.resolve(entries.map(requestedEntry)),
    save: requested.save,
  })
  // *Update* also loads the market prices again that were checked before.
  const update = () => {
    loader.loadAgain(stored)
    if (jobs.length > 0)
      void checkMarket(connection, {
        ...requested,
        rows: () => Promise.resolve(entries.map(requestedEntry)),
      })
  }
  const remove = async () => {
    if (await changes.remove(id, name)) go(paths.collections(), { replace: true })
  }
  const duplicate = async () => {
    const copy = await changes.create(cleanName(`Copy of ${name}`), list.entries)
    if (copy !== null) go(paths.collection(copy))
  }
  const startImport = () => setImporting(true)
  return (
    <>
      <ItemsView
        collection={set}
        version={version}
        state={state}
        corrections={corrections}
        source={source}
        market={market}
        viewsOf={{ id, views: list.views ?? NO_VIEWS }}
        groups={countryItemsIds(groups, of)}
        acts={acts}
        offersOf={offersOf}
        order={order}
        actions={pickedActions({
          entries,
          isLoading: loaded.waiting > 0,
          onUpdate: update,
          onRename: () => setRenaming(true),
          onDuplicate: () => void duplicate(),
          onImport: startImport,
          onDelete: () => void remove(),
        })}
        head={
          <>
            {isRenaming && (
              <NameForm
                label={PICKED.name}
                name={name}
                action={PICKED.saveName}
                onCancel={() => setRenaming(false)}
                onName={(text) => {
                  setRenaming(false)
                  void changes.rename(id, text)
                }}
              />
            )}
            <PickedHead entries={entries} loaded={loaded} />
          </>
        }
        empty={<EmptyPicked onImport={startImport} />}
        progress={
          <PickedNotes
            read={read}
            failed={loaded.waiting === 0 ? loaded.failed : 0}
            of={entries.length}
            onTryAgain={() =>
              loader.loadAgain(
                stored.filter((entry) => states.get(entryKey(entry))?.kind === 'failed'),
              )
            }
          />
        }
        renderPanel={(rowsResult, known, change, rows) => (
          <MarketPanel
            isMain
            hasUpdate
            hasPositions
            countries={countries}
            market={known}
            rows={rowsResult.matching}
            withEan={rowsResult.eans.with.all}
            counts={rowsResult.market}
            requestedRows={{ ...requested, rows }}
            onReference={change.reference}
          />
        )}
        requestedRows={requested}
      />
      {isImporting && (
        <ImportSheet
          lists={lists.map((one) => one.list)}
          openId={id}
          changes={changes}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}
