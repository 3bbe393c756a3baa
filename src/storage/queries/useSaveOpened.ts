import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { whenFirstPageComplete } from '@/lib/firstPage.ts'
import type { OpenedItem } from '@/storage/opened/storedOpened.ts'

/** Adds what a page shows to the recently opened items. */
export function useSaveOpened({ kind, path, label, figure }: Omit<OpenedItem, 'at'>): void {
  const { id } = useConnection()
  useEffect(() => {
    const at = Date.now()
    const save = async () => {
      await whenFirstPageComplete()
      const { saveOpened } = await import('@/storage/opened/opened.ts')
      await saveOpened(id, { kind, path, label, figure, at })
    }
    // A failure to store it needs no message.
    save().catch(() => {})
  }, [id, kind, path, label, figure])
}
