/** Listeners to something that changes outside React, in the form that `useSyncExternalStore` needs. */
export type Emitter<Said extends readonly unknown[] = []> = {
  /** Calls the listeners in the order in which they were added. */
  emit: (...said: Said) => void
  /** Adds a listener; returns a function that removes it. */
  on: (listener: (...said: Said) => void) => () => void
}

export function createEmitter<Said extends readonly unknown[] = []>(): Emitter<Said> {
  const all = new Set<(...said: Said) => void>()
  return {
    emit(...said) {
      for (const listener of all) listener(...said)
    },
    on(listener) {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
  }
}
