import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isServiceAnswer } from '@/api/queries/serviceAnswer.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { readDurability, readStorageUse } from '@/storage/database/storageUse.ts'
import { readStoredData } from '@/storage/database/storedData.ts'
import { onPreference } from '@/storage/preferences/preferences.ts'
import { STORED_DATA_KEY } from '@/storage/queries/storedDataKey.ts'
import { SETTINGS } from '@/words/settingsNames.ts'

const storedQuery = queryOptions({
  queryKey: STORED_DATA_KEY,
  queryFn: async () => {
    const [data, storageUse, durability] = await Promise.all([
      readStoredData(),
      readStorageUse(),
      readDurability(),
    ])
    return { ...data, storageUse, durability, readAt: Date.now() }
  },
  networkMode: 'always',
  // Other tabs and pages store data, too, so read it anew each time.
  staleTime: 0,
  retry: false,
})

/** The stored data, its size, and whether the browser protects it; refetched when a setting changes. */
export function useStoredData() {
  const client = useQueryClient()
  useEffect(
    () => onPreference(() => void client.invalidateQueries({ queryKey: storedQuery.queryKey })),
    [client],
  )
  return useQuery(storedQuery)
}

const FULL =
  'There isn’t enough space in the browser. Nothing was changed. Delete what you no longer need.'
const BROKEN = 'The browser’s storage didn’t accept the change. Nothing was changed.'

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Returns the function that changes stored data as a whole: a message confirms the change with Undo, or says why it failed. */
export function useChangeStored() {
  const client = useQueryClient()
  const attempt = async (change: () => Promise<void>): Promise<boolean> => {
    try {
      await change()
      return true
    } catch (error) {
      toast(isFull(error) ? FULL : BROKEN, { tone: 'error' })
      return false
    } finally {
      // Any query other than those for service answers may have read the stored data.
      await client.invalidateQueries({ predicate: ({ queryKey }) => !isServiceAnswer(queryKey) })
    }
  }
  /** `change` makes the change, and resolves to a function that undoes it. */
  return async (message: string, change: () => Promise<() => Promise<void>>): Promise<boolean> => {
    let undo: (() => Promise<void>) | null = null
    const isDone = await attempt(async () => {
      undo = await change()
    })
    if (!isDone) return false
    const undoChange = () => undo && attempt(undo)
    toast(message, { action: { label: SETTINGS.undo, undo: undoChange } })
    return true
  }
}
