import { useEffect } from 'react'
import { useConnection } from '../../shell/settings/connection.tsx'
import { whenWhole } from '../../shell/wholePage.ts'
import type { Opened } from '../../store/opened/keptOpened.ts'

/** Keeps what a page shows among what was opened last. */
export function useKeepOpened({ kind, path, label, figure }: Omit<Opened, 'at'>): void {
  const { id } = useConnection()
  useEffect(() => {
    const at = Date.now()
    const keep = async () => {
      await whenWhole()
      const { keepOpened } = await import('../../store/opened/opened.ts')
      await keepOpened(id, { kind, path, label, figure, at })
    }
    // One that cannot be kept is not worth a word.
    keep().catch(() => {})
  }, [id, kind, path, label, figure])
}
