/** The page's one connection, replaced as a whole when the settings change. */
import type { Connection } from '../api/connection.ts'

export type ConnectionSource = {
  current: () => Connection
  replace: (next: Connection) => void
  subscribe: (listener: () => void) => () => void
}

export function connectionSource(first: Connection): ConnectionSource {
  const listeners = new Set<() => void>()
  let connection = first
  return {
    current: () => connection,
    replace: (next) => {
      connection = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
