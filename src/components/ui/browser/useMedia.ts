import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, updated on changes: for content that is not drawn at all, rather than drawn and hidden. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
