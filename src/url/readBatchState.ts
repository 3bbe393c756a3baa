/** Reads the view state of a batch's rows. Apart from writing it, which every page's links may need. */
import {
  BATCH_COUNTRY_LENGTH,
  BATCH_REF_LENGTH,
  batchState,
  type BatchSort,
  type BatchState,
  type BatchTile,
} from './batchState.ts'
import type { Decoded, UrlSettings } from './correction.ts'
import { readParameters } from './parameters.ts'

export const BATCH_STATUSES = ['all', 'done', 'not-found', 'failed', 'waiting', 'invalid'] as const
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
  'target',
  'list',
  'cost',
  'margin',
  'market-margin',
  'took',
] as const

const SORTS: readonly BatchSort[] = [
  'latest',
  ...BATCH_COLUMNS,
  ...BATCH_COLUMNS.map((column) => `-${column}` as const),
]

/**
 * Without a reference the page takes the reader's usual one; an address need not say which, because a batch is kept in one
 * browser and its link opens nowhere else.
 */
export function decodeBatch(params: URLSearchParams, _settings?: UrlSettings): Decoded<BatchState> {
  const read = readParameters(params)
  const state = batchState({
    status: read.choice('status', BATCH_STATUSES, 'all', 'showing every row'),
    sort: read.choice('sort', SORTS, 'latest', 'showing the latest first'),
    tile: read.choice<BatchTile | ''>('tile', BATCH_TILES, '', 'showing every row'),
    ref: read.value('ref', BATCH_REF_LENGTH),
    view: read.choice('view', BATCH_VIEWS, 'table', 'showing the table'),
    shownIn: read.value('in', BATCH_COUNTRY_LENGTH),
  })
  return read.finish(state)
}
