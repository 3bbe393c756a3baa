/** The view state of a batch's rows: which of them are shown, and in which order. The batch itself is in the path. */
import { distinctKeys, type SortKeys, type TopRows } from '../../lib/sortKeys.ts'
import type { Decoded, UrlSettings } from '../../url/correction.ts'
import type { Given } from '../../url/given.ts'
import { readParameters } from '../../url/parameters.ts'
import { appendSort, appendTop, readSort, readTop, usableTop } from '../../url/sortParameter.ts'
import { cleanValue } from '../../url/text.ts'

export type BatchStatus = (typeof BATCH_STATUSES)[number]
export type BatchTile = (typeof BATCH_TILES)[number]
type BatchView = (typeof BATCH_VIEWS)[number]
export type BatchColumn = (typeof BATCH_COLUMNS)[number]
/** By nothing: what is asked now, then what was answered, then what waits. */
export type BatchSort = SortKeys<BatchColumn>

export type BatchState = {
  status: BatchStatus
  sort: BatchSort
  /** null for every row. */
  top: TopRows<BatchColumn> | null
  /** '' for rows of any standing. */
  tile: BatchTile | ''
  /** `median`, `min`, `mean`, `own-target` or the merchant id of a rival (`readReference` in market/reference.ts); '' for the usual. */
  ref: string
  view: BatchView
  /** Of several countries the one whose matrix is shown; '' for the first. */
  shownIn: string
}

const BATCH_REF_LENGTH = 300
const BATCH_COUNTRY_LENGTH = 100

/** A complete state: what is not given has its default. */
export function batchState({
  status = 'all',
  sort = [],
  top = null,
  tile = '',
  ref = '',
  view = 'table',
  shownIn = '',
}: Given<BatchState>): BatchState {
  return {
    status,
    sort: distinctKeys(sort),
    top: usableTop(top),
    tile,
    ref: cleanValue(ref, BATCH_REF_LENGTH),
    view,
    shownIn: cleanValue(shownIn, BATCH_COUNTRY_LENGTH),
  }
}

export function encodeBatch(given: Given<BatchState>): URLSearchParams {
  const { status, sort, top, tile, ref, view, shownIn } = batchState(given)
  const params = new URLSearchParams()
  if (status !== 'all') params.append('status', status)
  appendSort(params, sort)
  appendTop(params, top)
  if (tile !== '') params.append('tile', tile)
  if (ref !== '') params.append('ref', ref)
  if (view !== 'table') params.append('view', view)
  if (shownIn !== '') params.append('in', shownIn)
  return params
}

export const BATCH_STATUSES = [
  'all',
  'done',
  'undecided',
  'not-found',
  'failed',
  'waiting',
  'invalid',
] as const
export const BATCH_TILES = ['cheaper', 'equal', 'dearer', 'not-mine', 'only-mine'] as const
export const BATCH_VIEWS = ['table', 'matrix'] as const
/** In the order in which the table shows them. */
export const BATCH_COLUMNS = [
  'row',
  'code',
  'country',
  'status',
  'product',
  'brand',
  'merchant',
  'record',
  'merchants',
  'lowest',
  'median',
  'mean',
  'highest',
  'spread',
  'excluded',
  'yours',
  'position',
  'ties',
  'reference',
  'index',
  'difference',
  'amount',
  'n',
  'rival',
  'rival-price',
  'target',
  'list',
  'cost',
  'margin',
  'market-margin',
  'took',
] as const

/**
 * Without a reference the page takes the reader's usual one; an address need not say which, because a batch is kept in one
 * browser and its link opens nowhere else.
 */
export function decodeBatch(params: URLSearchParams, _settings?: UrlSettings): Decoded<BatchState> {
  const read = readParameters(params)
  const state = batchState({
    status: read.choice('status', BATCH_STATUSES, 'all', 'showing every row'),
    sort: readSort(read, BATCH_COLUMNS, { unsorted: 'latest' }),
    top: readTop(read, BATCH_COLUMNS),
    tile: read.choice<BatchTile | ''>('tile', BATCH_TILES, '', 'showing every row'),
    ref: read.value('ref', BATCH_REF_LENGTH),
    view: read.choice('view', BATCH_VIEWS, 'table', 'showing the table'),
    shownIn: read.value('in', BATCH_COUNTRY_LENGTH),
  })
  return read.finish(state)
}
