/** A collection that was loaded before the test of its page begins. */
import type { Version, Collection } from '@/domain/collections/collection.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { versionPath } from '@/routing/itemsAddress.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { createFromSearch, saveVersion } from '@/storage/collections/versions.ts'
import { aCollection } from '../made/aCollection.ts'
import { aVersion } from '../made/aVersion.ts'
import { demoConnection } from '../made/connections.ts'

const SET_ID = 'kept set 1'
export const PATH = `/collections/${encodeURIComponent(SET_ID)}`
/** When it was loaded: 18 November 2025. */
const AT = 1_763_461_560_000

type Options = Partial<Omit<Version, 'counts'>> & { counts?: Partial<Version['counts']> }
type Changes = Partial<Collection> & Pick<Options, 'counts' | 'notes'>

/** Saves rows as the only version of a collection, complete unless the counts say otherwise; earlier versions are deleted. */
export async function saveCollection(
  rows: readonly ResultRow[],
  { counts = {}, notes = [], ...changes }: Changes = {},
): Promise<void> {
  const { id } = demoConnection
  await deleteCollection(id, SET_ID)
  await createFromSearch(id, aCollection(SET_ID, { name: 'cotton shirt', ...changes }))
  await saveAnother(rows, { id: 'snapshot 1', at: AT, endedAt: AT, counts, notes })
}

/** Saves rows as another version of the collection, ten minutes later unless another time is given. */
export async function saveAnother(
  rows: readonly ResultRow[],
  { counts, ...overrides }: Options = {},
): Promise<void> {
  const at = AT + 600_000
  const whole = aVersion({ id: 'snapshot 2', setId: SET_ID, at, endedAt: at, ...overrides })
  const snapshot = { ...whole, counts: { ...whole.counts, rows: rows.length, ...counts } }
  const parts = rows.length === 0 ? [] : [{ part: 0, at: snapshot.at, rows: [...rows] }]
  const failed = Array.from({ length: snapshot.counts.failed }, (_, index) => parts.length + index)
  await saveVersion(demoConnection.id, snapshot, parts, null, { notFound: [], failed })
}

/** Stores rows as a version of a collection that is already stored; returns the address that shows them. */
export async function storeVersionOf(
  collectionId: string,
  rows: readonly ResultRow[],
): Promise<string> {
  await saveAnother(rows, { setId: collectionId })
  return versionPath({ id: collectionId, version: 'snapshot 2' })
}
