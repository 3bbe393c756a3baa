import { isolated } from '../domain/isolated.ts'
import { useEffect } from 'react'

/** Names the page in the tab, in history and to a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Catalog Explorer' : `${isolated(title)} · Catalog Explorer`
  }, [title])
}
