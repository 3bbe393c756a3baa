/** Estimates the rows and requests of a load before it starts. */
import { MOST_ROWS, type LoadSettings, type CollectionSource } from './collection.ts'

export type LoadEstimate = {
  /** Null where it can’t be known in advance. */
  rows: number | null
  /** Without retries; null where it can’t be known in advance. */
  requests: number | null
  /** Whether more was found than is loaded. */
  isCut: boolean
}

/**
 * `numFound` is the number of rows a search found, the products of a list, or the requests of a collection of codes; null where
 * it is not known. The rows of a collection of codes can’t be known in advance.
 */
export function estimateLoad(
  source: Pick<CollectionSource, 'kind'>,
  numFound: number | null,
  settings: Pick<LoadSettings, 'most' | 'pageSize'>,
): LoadEstimate {
  if (numFound === null) return { rows: null, requests: null, isCut: false }
  if (source.kind === 'codes') return { rows: null, requests: numFound, isCut: false }
  if (source.kind === 'picked') return { rows: numFound, requests: numFound, isCut: false }
  const most = Math.min(settings.most, MOST_ROWS)
  const rows = Math.min(numFound, most)
  return {
    rows,
    requests: Math.max(1, Math.ceil(rows / settings.pageSize)),
    isCut: numFound > most,
  }
}
