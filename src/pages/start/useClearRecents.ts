import { useQueryClient } from '@tanstack/react-query'
import { recentsQuery } from '../../queries/recentsQuery.ts'
import { useConnection } from '../../shell/connection.tsx'
import type { Lookup } from '../../store/searches/recents.ts'
import { toast } from '../../ui/toast.ts'

/** Empties the recent look-ups of this connection; the toast brings them back. */
export function useClearRecents(): (lookups: readonly Lookup[]) => Promise<void> {
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
