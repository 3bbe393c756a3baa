/** The view state of a batch's rows: which of them are shown, and in which order. The batch itself is in the path. */
import type { Given } from './given.ts'
import type { BATCH_COLUMNS, BATCH_STATUSES, BATCH_TILES, BATCH_VIEWS } from './readBatchState.ts'
import { cleanValue } from './text.ts'

export type BatchStatus = (typeof BATCH_STATUSES)[number]
export type BatchTile = (typeof BATCH_TILES)[number]
type BatchView = (typeof BATCH_VIEWS)[number]
export type BatchColumn = (typeof BATCH_COLUMNS)[number]
/** By a column, with a minus from its end; `latest`: what is asked now, then what was answered, then what waits. */
export type BatchSort = 'latest' | BatchColumn | `-${BatchColumn}`

export type BatchState = {
  status: BatchStatus
  sort: BatchSort
  /** '' for rows of any standing. */
  tile: BatchTile | ''
  /** `median`, `min`, `mean`, `own-target` or the merchant id of a rival (domain/batch/batchReference.ts); '' for the usual. */
  ref: string
  view: BatchView
  /** Of several countries the one whose matrix is shown; '' for the first. */
  shownIn: string
}

export const BATCH_REF_LENGTH = 300
export const BATCH_COUNTRY_LENGTH = 100

/** A complete state: what is not given has its default. */
export function batchState({
  status = 'all',
  sort = 'latest',
  tile = '',
  ref = '',
  view = 'table',
  shownIn = '',
}: Given<BatchState>): BatchState {
  return {
    status,
    sort,
    tile,
    ref: cleanValue(ref, BATCH_REF_LENGTH),
    view,
    shownIn: cleanValue(shownIn, BATCH_COUNTRY_LENGTH),
  }
}

export function encodeBatch(given: Given<BatchState>): URLSearchParams {
  const { status, sort, tile, ref, view, shownIn } = batchState(given)
  const params = new URLSearchParams()
  if (status !== 'all') params.append('status', status)
  if (sort !== 'latest') params.append('sort', sort)
  if (tile !== '') params.append('tile', tile)
  if (ref !== '') params.append('ref', ref)
  if (view !== 'table') params.append('view', view)
  if (shownIn !== '') params.append('in', shownIn)
  return params
}
