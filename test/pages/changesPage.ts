/** A collection with two or more versions, stored for tests of the Changes and History views. */
import type { Version, Collection } from '@/domain/collections/collection.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { saveVersion } from '@/storage/collections/versions.ts'
import { aCollection } from '../made/aCollection.ts'
import { aResultRow } from '../made/aResultRow.ts'
import { storeCollection } from '../made/aStoredCollection.ts'
import { aVersion } from '../made/aVersion.ts'
import { demoConnection } from '../made/connections.ts'

const SET_ID = 'changed set'
/** The addresses of the Changes view and of the History view. */
export const PATH = `/collections/${encodeURIComponent(SET_ID)}?view=changes`
export const HISTORY_PATH = `/collections/${encodeURIComponent(SET_ID)}?view=history`

export const aShirt = (productId: string | null, overrides: Partial<ResultRow> = {}): ResultRow =>
  aResultRow({
    productId,
    title: `Shirt ${productId ?? 'without an id'}`,
    merchant: 'Northgate',
    offerPrice: 20,
    salePrice: 25,
    discount: 20,
    active: true,
    ...overrides,
  })

export type SavedShirts = { id: string; day: number; rows: ResultRow[] } & Partial<Version>

/** Days are in November 2025, at 10:00; each version is complete unless its counts say otherwise. */
export async function saveVersions(
  snapshots: readonly SavedShirts[],
  changes: Partial<Collection> = {},
  /** The ID of a stored collection that gets these versions. */
  into = '',
): Promise<void> {
  const { id: connectionId } = demoConnection
  await deleteCollection(connectionId, SET_ID)
  const collectionId =
    into ||
    (await storeCollection(connectionId, aCollection(SET_ID, { name: 'cotton shirt', ...changes })))
  for (const { id, day, rows, ...overrides } of snapshots) {
    const at = new Date(2025, 10, day, 10).getTime()
    const whole = aVersion({ id, setId: collectionId, at, endedAt: at, promised: rows.length })
    const counts = { ...whole.counts, rows: rows.length }
    await saveVersion(connectionId, { ...whole, counts, ...overrides }, [{ part: 0, at, rows }])
  }
}

/** Five products on 11 November, five a week later: one of each kind of change, and one without any. */
export const A_WEEK: readonly SavedShirts[] = [
  {
    id: 'old',
    day: 11,
    rows: [
      aShirt('A'),
      aShirt('B', { offerPrice: 10 }),
      aShirt('C'),
      aShirt('D'),
      aShirt('E', { title: 'Gone shirt' }),
    ],
  },
  {
    id: 'new',
    day: 18,
    rows: [
      aShirt('A', { offerPrice: 15, discount: 40 }),
      aShirt('B', { offerPrice: 12.5 }),
      aShirt('C', { active: false }),
      aShirt('D'),
      aShirt('F', { title: 'New shirt', offerPrice: 30 }),
    ],
  },
]
