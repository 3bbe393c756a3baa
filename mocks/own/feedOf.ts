/** Feeds for tests: a source over text or bytes, handed over in pieces of any size. */
import type { FeedReading } from './feed.ts'
import type { FeedSource } from './file/feedSource.ts'

export const READING: FeedReading = {
  format: 'records',
  encoding: 'utf-8',
  separator: null,
  columns: {},
  country: 'us',
  merchant: 'northgate',
}

/** Pieces of `size` bytes; the whole at once without one. */
export const feedOf = (
  content: string | Uint8Array,
  { name = 'feed.txt', size = Infinity }: { name?: string; size?: number } = {},
): FeedSource => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    name,
    bytes: bytes.length,
    open: async function* (passed) {
      for (let at = 0; at < bytes.length; at += size) {
        const piece = bytes.subarray(at, at + size)
        passed(piece.length)
        yield piece
      }
    },
  }
}
