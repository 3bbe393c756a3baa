/** A list of listeners to something that changes outside React, in the form that `useSyncExternalStore` takes. */
export type Watchers<Said extends readonly unknown[] = []> = {
  /** Calls each back, in the order in which they came. */
  tell: (...said: Said) => void
  /** Calls back from now on; returns the way to stop. */
  on: (watcher: (...said: Said) => void) => () => void
}

export function createWatchers<Said extends readonly unknown[] = []>(): Watchers<Said> {
  const all = new Set<(...said: Said) => void>()
  return {
    tell(...said) {
      for (const watcher of all) watcher(...said)
    },
    on(watcher) {
      all.add(watcher)
      return () => {
        all.delete(watcher)
      }
    },
  }
}
