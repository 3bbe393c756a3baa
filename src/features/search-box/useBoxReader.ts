import { useEffect, useState } from 'react'
import type { readBox } from './readBox.tsx'

type BoxReader = typeof readBox

let reader: BoxReader | null = null

/** Loads the code that recognises ids, URLs and codes. The first paint doesn’t need it; it loads before the user has typed. */
export async function loadBoxReader(): Promise<BoxReader> {
  reader ??= (await import('./readBox.tsx')).readBox
  return reader
}

/** The box reader once it has loaded; loading starts as soon as it is needed. */
export function useBoxReader(needed: boolean): BoxReader | null {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (!needed || reader) return undefined
    let current = true
    const show = () => current && setLoaded(true)
    // If it fails to load, Enter still searches, and the next use loads it again.
    loadBoxReader().then(show, () => {})
    return () => {
      current = false
    }
  }, [needed])
  return reader
}
