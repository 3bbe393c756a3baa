/** Drops the unused answers that were left longest ago, so that a long visit needs no more memory than a short one. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { isRecord } from './fields/readers.ts'

/**
 * The most answers that stay in memory after every page that used them was left: they serve Back, and help to interpret later
 * answers.
 */
const MOST_ANSWERS = 60
/** The most bytes of these answers, as received; the data read from them takes a few times as much memory. */
const MOST_BYTES = 4_000_000

/** The size of an answer of the service; null for other data. */
function bytesOf(data: unknown): number | null {
  const answer = isRecord(data) ? data['answer'] : null
  return isRecord(answer) && typeof answer['bytes'] === 'number' ? answer['bytes'] : null
}

/**
 * Starts to drop old answers; returns the function that stops it. The answer that was left last always stays, whatever its size.
 */
export function dropOldAnswers(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  /** Unused answers in the order in which they were left, with their bytes. */
  const left = new Map<Query, number>()
  let bytes = 0

  const forget = (query: Query) => {
    bytes -= left.get(query) ?? 0
    left.delete(query)
  }

  const track = (query: Query) => {
    forget(query)
    const size = bytesOf(query.state.data)
    const isUsed = query.getObserversCount() > 0 || query.state.fetchStatus !== 'idle'
    if (size === null || isUsed) return
    left.set(query, size)
    bytes += size
    for (const oldest of left.keys()) {
      if (oldest === query || (left.size <= MOST_ANSWERS && bytes <= MOST_BYTES)) return
      cache.remove(oldest)
      forget(oldest)
    }
  }

  for (const query of cache.getAll()) track(query)
  return cache.subscribe(({ type, query }) => {
    if (type === 'removed') forget(query)
    else track(query)
  })
}
