import { useEffect, useState } from 'react'
import { whenFirstPageComplete } from '@/lib/firstPage.ts'
import type { readBox } from './readBox.tsx'

type BoxReader = typeof readBox

let reader: BoxReader | null = null

/** Loads the code that recognises ids, URLs and codes. The first paint doesn’t need it; it loads before the user has typed. */
export async function loadBoxReader(): Promise<BoxReader> {
  reader ??= (await import('./readBox.tsx')).readBox
  return reader
}

/**
 * When the code that reads the box is needed: `now` while the box is used, `later` for the text of an address, once the page is
 * complete.
 */
type Need = 'now' | 'later' | 'no'

/** The box reader once it has loaded. */
export function useBoxReader(need: Need): BoxReader | null {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (need === 'no' || reader) return undefined
    let current = true
    const loading = need === 'now' ? loadBoxReader() : whenFirstPageComplete().then(loadBoxReader)
    // If it fails to load, Enter still searches, and the next use loads it again.
    loading.then(
      () => current && setLoaded(true),
      () => {},
    )
    return () => {
      current = false
    }
  }, [need])
  return reader
}
