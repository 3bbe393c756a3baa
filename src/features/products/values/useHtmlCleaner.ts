import { useEffect, useState } from 'react'

type Cleaner = (html: string) => DocumentFragment

let loaded: Cleaner | null = null

/** Loads the HTML cleaner, separate from the page's code; call it early if a description is loading. */
export async function loadHtmlCleaner(): Promise<Cleaner> {
  loaded = (await import('./cleanHtml.ts')).cleanHtml
  return loaded
}

/** The cleaner once it has loaded; `failed` if its code can’t be loaded. */
export function useHtmlCleaner(): Cleaner | 'loading' | 'failed' {
  const [cleaner, setCleaner] = useState<Cleaner | 'loading' | 'failed'>(() => loaded ?? 'loading')
  useEffect(() => {
    if (cleaner !== 'loading') return undefined
    let isWanted = true
    loadHtmlCleaner().then(
      (found) => isWanted && setCleaner(() => found),
      () => isWanted && setCleaner('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [cleaner])
  return cleaner
}
