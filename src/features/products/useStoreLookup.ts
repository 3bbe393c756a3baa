import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { whenFirstPageComplete } from '@/lib/firstPage.ts'
import type { Lookup } from '@/storage/searches/recents.ts'

/** Stores a look-up for “Recent look-ups”. `lookup` is null until the request has an answer. */
export function useStoreLookup(lookup: Omit<Lookup, 'at'> | null): void {
  const { id } = useConnection()
  const client = useQueryClient()
  const content = lookup && JSON.stringify(lookup)
  useEffect(() => {
    if (content === null) return
    const at = Date.now()
    const save = async () => {
      // The code of the store loads after the page is complete.
      await whenFirstPageComplete()
      const { saveRecentLookup } = await import('@/storage/queries/saveRecentLookup.ts')
      await saveRecentLookup(client, id, content, at)
    }
    // If the look-up can’t be stored, because that code is gone after a deployment, no message is needed.
    save().catch(() => {})
  }, [client, id, content])
}
