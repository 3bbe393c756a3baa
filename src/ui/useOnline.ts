import { useSyncExternalStore } from 'react'

function follow(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether there is a network at all, as far as the browser says. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
