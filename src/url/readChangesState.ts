/** Reads the view state of what changed. Apart from writing it, which other pages' links need. */
import { changeKinds, type ChangeKind } from '../domain/changes/change.ts'
import { changeColumns, type ChangeSort } from '../domain/changes/orderChanges.ts'
import {
  changesState,
  MOMENT_LENGTH,
  PRODUCT_KEY_LENGTH,
  USUAL_SORT,
  type ChangesState,
} from './changesState.ts'
import type { Decoded, UrlSettings } from './correction.ts'
import { readParameters } from './parameters.ts'

const TILES: readonly (ChangeKind | '')[] = changeKinds
const SORTS: readonly ChangeSort[] = [
  ...changeColumns,
  ...changeColumns.map((column) => `-${column}` as const),
]

/** No setting of the reader's stands in for anything here. */
export function decodeChanges(
  params: URLSearchParams,
  _settings?: UrlSettings,
): Decoded<ChangesState> {
  const read = readParameters(params)
  const state = changesState({
    since: read.value('since', MOMENT_LENGTH),
    to: read.value('to', MOMENT_LENGTH),
    tile: read.choice('tile', TILES, '', 'showing every change'),
    sort: read.choice('sort', SORTS, USUAL_SORT, 'showing the largest fall of a price first'),
    product: read.value('product', PRODUCT_KEY_LENGTH),
  })
  return read.finish(state)
}
