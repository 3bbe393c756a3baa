import { useEffect, useState } from 'react'

type Cleaner = (html: string) => DocumentFragment

let loaded: Cleaner | null = null

/** Loads what cleans HTML, apart from the page's own code; call it early where a description is on its way. */
export async function loadHtmlCleaner(): Promise<Cleaner> {
  loaded = (await import('./cleanHtml.ts')).cleanHtml
  return loaded
}

/** The cleaner as soon as it is there; `failed` where its code did not arrive. */
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
