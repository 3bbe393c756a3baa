import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { finishedCount, countsInWords } from '@/features/job-progress/steer/runWords.ts'
import { RecentList, type RecentItem } from '@/features/search-box/RecentList.tsx'
import { together } from '@/lib/countryCode.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { movedAddress } from '@/routing/movedPath.ts'
import { paths } from '@/routing/paths.ts'
import { forgetOpened, saveOpened, onOpened, readOpened } from '@/storage/opened/opened.ts'
import type { OpenedItem } from '@/storage/opened/storedOpened.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { recentsQuery } from '@/storage/queries/recentsQuery.ts'
import { useStoredQuery } from '@/storage/queries/useStoredQuery.ts'
import { clearLookups, saveLookup, type Lookup } from '@/storage/searches/recents.ts'
import { START } from '@/words/startNames.ts'

const SHOWN = 8

/** The panel with the pages and collections that were last opened on this connection; the list can be cleared. */
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
              // The click removes the button, so move the focus to the page.
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

/** The opened items with their current names and counts, without deleted ones. */
function useStillThere(opened: readonly OpenedItem[]): RecentItem[] {
  const {
    batches: codesCollections = [],
    lists = [],
    savedVersions: all = [],
  } = useStoredCollections().data ?? {}
  const savedVersions = all.filter(({ collection }) => collection.source.kind === 'search')
  const saved = new Map(
    [
      ...codesCollections.map(({ id: collectionId, name, counts }) => ({
        path: paths.collection(collectionId),
        label: name,
        // Unfinished collections show their progress under *In progress*, so only their kind is shown here.
        detail:
          finishedCount(counts) < counts.asks
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
  return opened.flatMap((one): RecentItem[] => {
    // Comparisons and assortment gaps are not saved, so only their address is known.
    if (one.kind === 'comparison') return [{ ...one, detail: 'comparison' }]
    if (one.kind === 'map') return [{ ...one, detail: 'assortment gaps' }]
    // Earlier releases stored addresses that have changed since, so these are converted first.
    const path = movedAddress(one.path)?.pathname ?? one.path
    const found = saved.get(path)
    if (!found || seen.has(path)) return []
    seen.add(path)
    return [{ ...one, ...found }]
  })
}

/** Returns the function that clears the list; Undo in the message restores it. */
function useForget() {
  const { id } = useConnection()
  const client = useQueryClient()
  const changed = () => client.invalidateQueries(recentsQuery(id))
  return async (lookups: readonly Lookup[], opened: readonly OpenedItem[]) => {
    await clearLookups(id)
    await forgetOpened(id)
    await changed()
    const bringBack = async () => {
      // Entries without a time are ordered by when they were stored, so restore the oldest first.
      for (const lookup of lookups.toReversed()) await saveLookup(id, lookup)
      for (const one of opened.toReversed()) await saveOpened(id, one)
      await changed()
    }
    toast('Recent pages cleared', { action: { label: 'Undo', undo: bringBack } })
  }
}
