import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { searchQuery } from '@/api/operations/search.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { isComplete, type CollectionSource } from '@/domain/collections/collection.ts'
import { readIdWithCountries } from '@/domain/collections/collectionId.ts'
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { searchSource, type SearchSource } from '@/domain/collections/searchSource.ts'
import { cleanName } from '@/domain/picked/productList.ts'
import type { FoundCounts } from '@/domain/updates/savedSearch.ts'
import { countOf } from '@/features/collections/savedSearches/useFoundCounts.ts'
import { useStartLoad } from '@/features/job-progress/load/useStartLoad.ts'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import { openLoads } from '@/jobs/load/openLoads.ts'
import { startVersion, type StartedVersion } from '@/jobs/load/startVersion.ts'
import { startFirstVersion } from '@/jobs/load/startVersionLoad.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { versionPath } from '@/routing/itemsAddress.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { searchOfPath } from '@/routing/savedSearchPath.ts'
import { toSearchRequest } from '@/routing/states/searchRequest.ts'
import {
  deleteCollection,
  restoreDeleted,
  changeCollection,
} from '@/storage/collections/collections.ts'
import { changePicked } from '@/storage/collections/picked.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  noteFound,
  readSavedSearches,
} from '@/storage/collections/savedSearches.ts'
import { listVersions } from '@/storage/collections/versions.ts'

const REFUSED = 'The browser’s storage didn’t accept the change. Nothing was changed.'
const GONE = 'This collection was deleted in another tab.'

type CollectionReference = Pick<CollectionSummary, 'storedAs' | 'id' | 'name' | 'countries'>

/** Renames, deletes, updates and resumes collections from the list. A deletion can be undone. */
export function useCollectionActions() {
  const connection = useConnection()
  const { id: connectionId } = connection
  const client = useQueryClient()
  const start = useStartLoad()
  const go = useGo()

  /** Runs a change, and shows a message when it fails. */
  const attempt = async (change: () => Promise<void>, refused = REFUSED) => {
    try {
      await change()
    } catch {
      toast(refused, { tone: 'error' })
    }
  }

  const renamed = async ({ storedAs, id }: CollectionReference, name: string) => {
    if (storedAs === 'list') return changePicked(connectionId, id, () => ({ name }), Date.now())
    if (storedAs !== 'search') return changeCollection(connectionId, id, () => ({ name }))
    const { searches } = await readSavedSearches(connectionId)
    const shown = searches.find(({ path }) => path === id)?.shown
    return changeSavedSearch(connectionId, id, { name, ...(shown !== undefined && { shown }) })
  }

  /** Deletes the collection with its versions. Returns a function that restores it; null when it was deleted already. */
  const removed = async ({
    storedAs,
    id,
  }: CollectionReference): Promise<(() => Promise<unknown>) | null> => {
    for (const job of openLoads.active()) {
      const { collection, currentVersion } = job
      const isOfIt =
        job.connectionId === connectionId && readIdWithCountries(collection.id).id === id
      if (isOfIt) openLoads.close(connectionId, collection.id, currentVersion().id)
    }
    if (storedAs === 'batch') openCodesJobs.close(connectionId, id)
    const deleted = await (storedAs === 'search'
      ? deleteSavedSearch(connectionId, id)
      : deleteCollection(connectionId, id))
    return deleted && (() => restoreDeleted(deleted))
  }

  /** Starts a version for each group of countries. */
  const startVersions = async (
    source: Exclude<CollectionSource, SearchSource>,
    { name, countries }: CollectionReference,
  ): Promise<StartedVersion[]> => {
    const started: StartedVersion[] = []
    for (const group of countries.map((one) => one.split(','))) {
      const ownName = countries.length === 1 ? name : `${name}, ${shownCountries(group)}`
      started.push(await startVersion(connection, { name: ownName, source, countries: group }))
    }
    return started
  }

  /**
   * Counts the products of a saved search in each group of countries. Only one row is requested per group, because its answer
   * includes the total.
   */
  const counted = async (path: string): Promise<FoundCounts> => {
    const state = searchOfPath(path)
    const found: FoundCounts['found'] = []
    let at = 0
    for (const group of countryGroups(state.countries, connection.apiVariant)) {
      const request = { ...toSearchRequest(state, group), size: 1, mode: 'lite' as const }
      const result = await client.fetchQuery({ ...searchQuery(connection, request), staleTime: 0 })
      found.push({ countries: group.join(','), count: countOf(result) })
      at = Math.max(at, result.answer.receivedAt)
    }
    return { at, found }
  }

  return {
    rename: (of: CollectionReference, name: string) =>
      attempt(async () => {
        if ((await renamed(of, cleanName(name))) === 'gone') toast(GONE, { tone: 'error' })
      }),
    remove: (of: CollectionReference) =>
      attempt(async () => {
        const undo = await removed(of)
        if (undo === null) toast(GONE, { tone: 'error' })
        else toast(`${isolated(of.name)} deleted`, { action: { label: 'Undo', undo } })
      }),
    /** Loads a new version. For a search that was never loaded, only counts its products. */
    update: async (of: CollectionReference) => {
      const { storedAs, id } = of
      if (storedAs === 'set') return start.snapshot(id)
      if (storedAs !== 'search') {
        const source =
          storedAs === 'list'
            ? { kind: 'picked' as const, collectionId: id }
            : { kind: 'codes' as const, collectionId: id }
        return attempt(async () => {
          const [only, more] = await startVersions(source, of)
          if (only && more === undefined) {
            go(versionPath({ id: only.collectionId, version: only.versionId }))
          }
        }, 'The browser’s storage isn’t responding. Nothing was loaded.')
      }
      return attempt(async () => {
        await noteFound(connectionId, id, await counted(id))
        toast('Product count updated')
      }, 'The service didn’t respond. The product count is unchanged.')
    },
    /** Resumes an incomplete collection: loads its missing parts. */
    resume: ({ storedAs, id }: CollectionReference) =>
      attempt(async () => {
        if (storedAs === 'batch') {
          const job = await openCodesJobs.open(connection, id)
          job?.start()
        }
        const { savedVersions } = await listVersions(connectionId)
        for (const { collection, versions } of savedVersions) {
          const [newest] = versions
          if (readIdWithCountries(collection.id).id !== id || !newest || isComplete(newest))
            continue
          const job = await openLoads.open(connection, collection.id, newest.id)
          job?.start()
        }
      }, 'The browser’s storage isn’t responding. Nothing was loaded.'),
    showVersions: ({
      id,
      versionsId,
      origin,
    }: Pick<CollectionSummary, 'id' | 'versionsId' | 'origin'>) =>
      // A saved search has no page for its versions, so open the page of the collection that has them.
      go(paths.history(origin.kind === 'saved search' ? (versionsId ?? id) : id)),
    /** Loads the products of a saved search: one collection per group of countries. */
    load: async ({ id, name }: CollectionReference) => {
      const state = searchOfPath(id)
      const groups = countryGroups(state.countries, connection.apiVariant)
      const newSet = (countries: string[]) => ({
        name: groups.length === 1 ? name : `${name}, ${shownCountries(countries)}`,
        source: searchSource(state),
        countries,
      })
      const [only = []] = groups
      if (groups.length === 1) return start.set(newSet(only))
      return attempt(async () => {
        for (const group of groups) await startFirstVersion(connection, newSet(group))
      }, 'The browser’s storage isn’t responding. Nothing was loaded.')
    },
  }
}

export type CollectionActions = ReturnType<typeof useCollectionActions>
