/** Reads the view state of a batch's rows. Apart from writing it, which every page's links may need. */
import type { BatchSort, BatchState, BatchTile } from './batchState.ts'
import type { Decoded, UrlSettings } from './correction.ts'
import { readParameters } from './parameters.ts'

export const BATCH_STATUSES = ['all', 'done', 'not-found', 'failed', 'waiting', 'invalid'] as const
export const BATCH_TILES = ['cheaper', 'equal', 'dearer', 'not-mine', 'only-mine'] as const
export const BATCH_COLUMNS = [
  'row',
  'code',
  'status',
  'product',
  'merchants',
  'lowest',
  'median',
  'highest',
  'yours',
  'difference',
  'took',
] as const

const SORTS: readonly BatchSort[] = [
  'latest',
  ...BATCH_COLUMNS,
  ...BATCH_COLUMNS.map((column) => `-${column}` as const),
]

/** No setting of the reader's stands in for anything here. */
export function decodeBatch(params: URLSearchParams, _settings?: UrlSettings): Decoded<BatchState> {
  const read = readParameters(params)
  return read.finish({
    status: read.choice('status', BATCH_STATUSES, 'all', 'showing every row'),
    sort: read.choice('sort', SORTS, 'latest', 'showing the latest first'),
    tile: read.choice<BatchTile | ''>('tile', BATCH_TILES, '', 'showing every row'),
  })
}
