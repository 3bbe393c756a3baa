import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { whenWhole } from '@/lib/wholePage.ts'
import type { Lookup } from '@/storage/searches/recents.ts'

/** Keeps a look-up once its answer is there; null while it is not. */
export function useRecordLookup(lookup: Omit<Lookup, 'at'> | null): void {
  const { id } = useConnection()
  const client = useQueryClient()
  const content = lookup && JSON.stringify(lookup)
  useEffect(() => {
    if (content === null) return
    const at = Date.now()
    const save = async () => {
      // The store and its database layer come after what is looked up.
      await whenWhole()
      const { saveRecord } = await import('@/storage/queries/saveRecord.ts')
      await saveRecord(client, id, content, at)
    }
    // One that cannot be stored, because its code is gone after a deployment, is not worth a word.
    save().catch(() => {})
  }, [client, id, content])
}
