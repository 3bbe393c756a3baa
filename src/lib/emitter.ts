/** A list of listeners to something that changes outside React, in the form that `useSyncExternalStore` takes. */
export type Emitter<Said extends readonly unknown[] = []> = {
  /** Calls each back, in the order in which they came. */
  emit: (...said: Said) => void
  /** Calls back from now on; returns the way to stop. */
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
