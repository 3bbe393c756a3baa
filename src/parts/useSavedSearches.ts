import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from './connection.tsx'
import { KEPT } from './keptOptions.ts'
import { whenWhole } from './wholePage.ts'

async function loadStore() {
  await whenWhole()
  return import('../store/savedSearches.ts')
}

/** All saved searches, those saved last first; read as soon as it is `wanted`, and again when one was changed, here or in another tab. */
export function useSavedSearches(wanted = true) {
  const { id } = useConnection()
  const client = useQueryClient()
  useEffect(() => {
    if (!wanted) return undefined
    let stop: (() => void) | null = () => {}
    const read = () => void client.invalidateQueries({ queryKey: ['saved searches', id] })
    const listen = async () => {
      const { onSavedSearches } = await loadStore()
      if (stop) stop = onSavedSearches(id, read)
    }
    // What does not arrive is said by the query, which needs it too.
    listen().catch(() => {})
    return () => {
      stop?.()
      stop = null
    }
  }, [client, id, wanted])
  return useQuery({
    queryKey: ['saved searches', id],
    queryFn: async () => (await loadStore()).readSavedSearches(id),
    enabled: wanted,
    ...KEPT,
  })
}
