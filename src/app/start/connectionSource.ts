/** The page's one connection, replaced as a whole when the settings change. */
import type { Connection } from '@/api/connection.ts'
import { createEmitter } from '@/lib/emitter.ts'

export type ConnectionSource = {
  current: () => Connection
  replace: (next: Connection) => void
  subscribe: (listener: () => void) => () => void
}

export function connectionSource(first: Connection): ConnectionSource {
  const emitter = createEmitter()
  let connection = first
  return {
    current: () => connection,
    replace: (next) => {
      connection = next
      emitter.emit()
    },
    subscribe: emitter.on,
  }
}
