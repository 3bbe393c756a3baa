import { useEffect, useState } from 'react'
import type { readBox } from './readBox.tsx'

type BoxReader = typeof readBox

let reader: BoxReader | null = null

/** Recognising ids, URLs and codes is not needed for the first paint; it arrives before anyone has typed. */
export async function loadBoxReader(): Promise<BoxReader> {
  reader ??= (await import('./readBox.tsx')).readBox
  return reader
}

/** The reader once it is there; it is fetched as soon as it is needed. */
export function useBoxReader(needed: boolean): BoxReader | null {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (!needed || reader) return undefined
    let current = true
    const show = () => current && setLoaded(true)
    // Without it Enter still searches, and requests it again.
    loadBoxReader().then(show, () => {})
    return () => {
      current = false
    }
  }, [needed])
  return reader
}
