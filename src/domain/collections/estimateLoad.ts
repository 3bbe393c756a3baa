/** What a load will bring and cost, before it starts. */
import { MOST_ROWS, type LoadSettings, type CollectionSource } from './collection.ts'

export type LoadEstimate = {
  /** Null where it cannot be known before. */
  rows: number | null
  /** Retries left out; null where it cannot be known before. */
  requests: number | null
  /** Whether more was found than is loaded. */
  isCut: boolean
}

/**
 * `numFound` of a search are the rows found, of a list its products, of a batch what it requests; null where it is not
 * known. Rows of a batch cannot be known before.
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
