/** The view state of a batch's rows: which of them are shown, and in which order. The batch itself is in the path. */
import type { Given } from './given.ts'
import type { BATCH_COLUMNS, BATCH_STATUSES, BATCH_TILES } from './readBatchState.ts'

export type BatchStatus = (typeof BATCH_STATUSES)[number]
export type BatchTile = (typeof BATCH_TILES)[number]
export type BatchColumn = (typeof BATCH_COLUMNS)[number]
/** By a column, with a minus from its end; `latest`: what is asked now, then what was answered, then what waits. */
export type BatchSort = 'latest' | BatchColumn | `-${BatchColumn}`

export type BatchState = {
  status: BatchStatus
  sort: BatchSort
  /** '' for rows of any standing. */
  tile: BatchTile | ''
}

/** A complete state: what is not given has its default. */
export function batchState({
  status = 'all',
  sort = 'latest',
  tile = '',
}: Given<BatchState>): BatchState {
  return { status, sort, tile }
}

export function encodeBatch(given: Given<BatchState>): URLSearchParams {
  const { status, sort, tile } = batchState(given)
  const params = new URLSearchParams()
  if (status !== 'all') params.append('status', status)
  if (sort !== 'latest') params.append('sort', sort)
  if (tile !== '') params.append('tile', tile)
  return params
}
