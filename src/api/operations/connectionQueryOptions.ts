/** The query settings that depend on the connection alone. */
import type { Connection } from '@/api/connection.ts'

/**
 * These settings let the demo service answer without a network. Answers are shared by reference, as received, because structural
 * sharing would drop a `__proto__` key on refetch.
 */
export function connectionQueryOptions(connection: Connection) {
  return {
    networkMode: connection.mode === 'demo' ? ('always' as const) : ('online' as const),
    structuralSharing: false as const,
    // Several parts of a page use one answer: a part that mounts later must not repeat a request that has just failed.
    retryOnMount: false as const,
  }
}
