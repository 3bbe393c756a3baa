/** Whether the browser reports a network connection. */

export type Connectivity = {
  isOnline: () => boolean
  /** Calls back after each change; returns the function that stops it. */
  onChange: (listener: () => void) => () => void
}

/** The connectivity of a service inside the page, which needs no network and so is always reachable. */
export const alwaysOnline: Connectivity = { isOnline: () => true, onChange: () => () => {} }

export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  onChange: (listener) => {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}
