/** Query settings that depend on the connection alone. */
import type { Connection } from '@/api/connection.ts'

/**
 * The demo service answers without a network. Answers are shared by reference as they came:
 * structural sharing would drop a `__proto__` key on refetch.
 */
export function queryMode(connection: Connection) {
  return {
    networkMode: connection.mode === 'demo' ? ('always' as const) : ('online' as const),
    structuralSharing: false as const,
    // Several parts of a page watch one answer: one that appears later must not ask again for what has just failed.
    retryOnMount: false as const,
  }
}
