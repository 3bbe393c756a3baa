/** Listeners to something that changes outside React, in the form that `useSyncExternalStore` needs. */
export type Emitter<Args extends readonly unknown[] = []> = {
  /** Calls the listeners in the order in which they were added. */
  emit: (...args: Args) => void
  /** Adds a listener; returns a function that removes it. */
  on: (listener: (...args: Args) => void) => () => void
}

export function createEmitter<Args extends readonly unknown[] = []>(): Emitter<Args> {
  const all = new Set<(...args: Args) => void>()
  return {
    emit(...args) {
      for (const listener of all) listener(...args)
    },
    on(listener) {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
  }
}
