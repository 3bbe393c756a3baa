/** The page's one connection, replaced as a whole when the settings change. */
import type { Connection } from '../../catalog/connection.ts'
import { createWatchers } from '../../lib/watchers.ts'

export type ConnectionSource = {
  current: () => Connection
  replace: (next: Connection) => void
  subscribe: (listener: () => void) => () => void
}

export function connectionSource(first: Connection): ConnectionSource {
  const watchers = createWatchers()
  let connection = first
  return {
    current: () => connection,
    replace: (next) => {
      connection = next
      watchers.tell()
    },
    subscribe: watchers.on,
  }
}
