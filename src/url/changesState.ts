/** The view state of what changed in a result set: which two moments, and which changes in which order. The set is in the path. */
import type { ChangeKind } from '../domain/changes/change.ts'
import type { ChangeColumn, ChangeSort } from '../domain/changes/orderChanges.ts'
import type { Given } from './given.ts'
import { cleanValue } from './text.ts'

export type ChangesState = {
  /** Ids of moments; '' for the last one, and for the one before that. */
  since: string
  to: string
  /** '' for changes of any kind. */
  tile: ChangeKind | ''
  sort: ChangeSort
  /** Key of the product whose prices over all moments are shown; '' for none. */
  product: string
}

export const MOMENT_LENGTH = 100
export const PRODUCT_KEY_LENGTH = 400
/** The largest fall of a price first. */
export const USUAL_SORT: ChangeColumn = 'percent'

/** A complete state: what is not given has its default. */
export function changesState({
  since = '',
  to = '',
  tile = '',
  sort = USUAL_SORT,
  product = '',
}: Given<ChangesState>): ChangesState {
  return {
    since: cleanValue(since, MOMENT_LENGTH),
    to: cleanValue(to, MOMENT_LENGTH),
    tile,
    sort,
    product: cleanValue(product, PRODUCT_KEY_LENGTH),
  }
}

export function encodeChanges(given: Given<ChangesState>): URLSearchParams {
  const { since, to, tile, sort, product } = changesState(given)
  const params = new URLSearchParams()
  if (since !== '') params.append('since', since)
  if (to !== '') params.append('to', to)
  if (tile !== '') params.append('tile', tile)
  if (sort !== USUAL_SORT) params.append('sort', sort)
  if (product !== '') params.append('product', product)
  return params
}
