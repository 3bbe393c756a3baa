import { useEffect } from 'react'
import { isolated } from '../lib/text/isolated.ts'

/** Names the page in the tab, in history and to a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Catalog Explorer' : `${isolated(title)} · Catalog Explorer`
  }, [title])
}
