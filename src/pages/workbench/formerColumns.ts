import type { ColumnKey } from '../../model/columns/columns.ts'

/** Columns of the table that lists had of their own, in addresses that were saved or sent. */
const OF_LISTS: ReadonlyMap<string, ColumnKey> = new Map([
  ['product', 'title'],
  ['stock', 'active'],
  ['offer', 'offerPrice'],
  ['change', 'sinceAdded'],
  ['added', 'addedAt'],
])

/** The column of today for one that had another name, in any letter case; undefined where none had. */
export const formerColumn = (name: string): ColumnKey | undefined =>
  OF_LISTS.get(name.trim().toLowerCase())
