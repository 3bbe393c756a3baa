import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RecentList } from '../../omnibox/RecentList.tsx'
import { recentsQuery } from '../../queries/kept/recentsQuery.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import type { Lookup } from '../../store/searches/recents.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { Panel } from '../../ui/panels/Panel.tsx'
import { NAMES } from '../../words/names.ts'

/** Empties the recent look-ups of this connection; the toast brings them back. */
function useClearRecents(): (lookups: readonly Lookup[]) => Promise<void> {
  const { id } = useConnection()
  const client = useQueryClient()
  const changed = () => client.invalidateQueries(recentsQuery(id))
  return async (lookups) => {
    const { clearLookups, keepLookup } = await import('../../store/searches/recents.ts')
    await clearLookups(id)
    await changed()
    const bringBack = async () => {
      // The oldest first: what is kept last stands first where only the order of keeping is known.
      for (const lookup of lookups.toReversed()) await keepLookup(id, lookup)
      await changed()
    }
    toast('Recent look-ups cleared', {
      action: { label: 'Undo', undo: bringBack },
    })
  }
}

const SHOWN = 8

/** What was looked up before on this connection, and the way to forget it. */
export function RecentPanel() {
  const { id } = useConnection()
  const { data } = useQuery(recentsQuery(id))
  const clear = useClearRecents()
  if (!data || data.length === 0) return null
  return (
    <Panel
      title={NAMES.recent}
      data-today="last"
      actions={
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            void clear(data)
            // The button goes away: reading goes on at the page.
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        >
          Clear
        </Button>
      }
    >
      <RecentList lookups={data.slice(0, SHOWN)} />
    </Panel>
  )
}
