/** Estimates the rows and requests of a load before it starts. */
import { MAX_VERSION_ROWS, type LoadSettings, type CollectionSource } from './collection.ts'

export type LoadEstimate = {
  /** The number of rows; null if it can’t be known in advance. */
  rows: number | null
  /** The number of requests without retries; null if it can’t be known in advance. */
  requests: number | null
  /** Whether more rows were found than are going to be loaded. */
  isCut: boolean
}

/**
 * Estimates a load. `numFound` is the number of rows that a search found, of picked products, or of requests of a collection of
 * codes; null if it is not known. The rows of a collection of codes can’t be known in advance.
 */
export function estimateLoad(
  source: Pick<CollectionSource, 'kind'>,
  numFound: number | null,
  settings: Pick<LoadSettings, 'most' | 'pageSize'>,
): LoadEstimate {
  if (numFound === null) return { rows: null, requests: null, isCut: false }
  if (source.kind === 'codes') return { rows: null, requests: numFound, isCut: false }
  if (source.kind === 'picked') return { rows: numFound, requests: numFound, isCut: false }
  const most = Math.min(settings.most, MAX_VERSION_ROWS)
  const rows = Math.min(numFound, most)
  return {
    rows,
    requests: Math.max(1, Math.ceil(rows / settings.pageSize)),
    isCut: numFound > most,
  }
}
