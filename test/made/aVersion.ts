/** A complete version of a collection. */
import type { Version } from '@/domain/collections/collection.ts'

export function aVersion(overrides: Partial<Version> & Pick<Version, 'id'>): Version {
  return {
    setId: 'set',
    at: 1,
    endedAt: 2,
    settings: { mode: 'full', pageSize: 100, atOnce: 2, most: 50_000, batch: null },
    isRunning: false,
    promised: null,
    counts: { asks: 1, done: 1, notFound: 0, failed: 0, rows: 1, duplicates: 0, withoutId: 0 },
    notes: [],
    ...overrides,
  }
}
