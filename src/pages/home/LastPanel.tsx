import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { requestedOf, countsInWords } from '@/features/job-progress/steer/runWords.ts'
import { RecentList, type Recent } from '@/features/search-box/RecentList.tsx'
import { together } from '@/lib/countryCode.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { movedAddress } from '@/routing/movedPath.ts'
import { paths } from '@/routing/paths.ts'
import { forgetOpened, saveOpened, onOpened, readOpened } from '@/storage/opened/opened.ts'
import type { Opened } from '@/storage/opened/storedOpened.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { recentsQuery } from '@/storage/queries/recentsQuery.ts'
import { useStoredQuery } from '@/storage/queries/useStoredQuery.ts'
import { clearLookups, saveLookup, type Lookup } from '@/storage/searches/recents.ts'
import { START } from '@/words/startNames.ts'

const SHOWN = 8

/** Pages and collections that were opened last on this connection, which can be cleared. */
export function LastPanel() {
  const { id } = useConnection()
  const { data: lookups = [] } = useQuery(recentsQuery(id))
  const opened = useStoredQuery('opened', readOpened, onOpened).data ?? []
  const forget = useForget()
  const last = [...lookups, ...useStillThere(opened)]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, SHOWN)
  if (last.length === 0) return null
  return (
    <Panel
      title={START.last}
      data-today="last"
      actions={
        <>
          <Link to={paths.collections()}>{START.allCollections}</Link>
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              void forget(lookups, opened)
              // The button goes away: reading goes on at the page.
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          >
            Clear
          </Button>
        </>
      }
    >
      <RecentList lookups={last} />
    </Panel>
  )
}

/** What was opened, as it is called and counts now; what has been deleted since is left out. */
function useStillThere(opened: readonly Opened[]): Recent[] {
  const {
    batches: codesCollections = [],
    lists = [],
    savedVersions: all = [],
  } = useStoredCollections().data ?? {}
  const savedVersions = all.filter(({ collection }) => collection.source.kind === 'search')
  const saved = new Map(
    [
      ...codesCollections.map(({ id: batchId, name, counts }) => ({
        path: paths.collection(batchId),
        label: name,
        // The progress of one that is running is under In progress.
        detail:
          requestedOf(counts) < counts.asks
            ? 'collection'
            : ['collection', countsInWords(counts)].filter(Boolean).join(', '),
        figure: plural(counts.asks, 'product'),
      })),
      ...savedVersions.map(({ collection, versions: [newest] }) => ({
        path: paths.collection(collection.id),
        label: collection.name,
        detail: `collection, ${together(collection.countries)}`,
        figure: newest ? plural(newest.counts.rows, 'product') : '',
      })),
      ...lists.map(({ list }) => ({
        path: paths.collection(list.id),
        label: list.name,
        detail: 'collection',
        figure: plural(list.entries.length, 'product'),
      })),
    ].map((one) => [one.path, one]),
  )
  const seen = new Set<string>()
  return opened.flatMap((one): Recent[] => {
    // These two are nothing but their address.
    if (one.kind === 'comparison') return [{ ...one, detail: 'comparison' }]
    if (one.kind === 'map') return [{ ...one, detail: 'assortment gaps' }]
    // What an earlier version has noted stands under the address of that version.
    const path = movedAddress(one.path)?.pathname ?? one.path
    const found = saved.get(path)
    if (!found || seen.has(path)) return []
    seen.add(path)
    return [{ ...one, ...found }]
  })
}

/** Forgets all of it; the toast brings it back. */
function useForget() {
  const { id } = useConnection()
  const client = useQueryClient()
  const changed = () => client.invalidateQueries(recentsQuery(id))
  return async (lookups: readonly Lookup[], opened: readonly Opened[]) => {
    await clearLookups(id)
    await forgetOpened(id)
    await changed()
    const bringBack = async () => {
      // The oldest first: what is stored last stands first where only the order of keeping is known.
      for (const lookup of lookups.toReversed()) await saveLookup(id, lookup)
      for (const one of opened.toReversed()) await saveOpened(id, one)
      await changed()
    }
    toast('Recent pages cleared', { action: { label: 'Undo', undo: bringBack } })
  }
}
