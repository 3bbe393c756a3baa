/** Begins to load a result set, once more or for the first time: kept before anything is asked. */
import type { Connection } from '@/api/connection.ts'
import {
  defaultLoadSettings,
  MOST_ROWS,
  type LoadSettings,
  type Snapshot,
  type ResultSet,
  type SetSource,
} from '@/domain/resultSet/resultSet.ts'
import { newId } from '@/lib/newId.ts'
import { readCodes } from '@/storage/collections/codes.ts'
import { readPicked } from '@/storage/collections/picked.ts'
import type { AskedProduct } from '@/storage/collections/versionParts.ts'
import { createFromSearch, saveVersion, readVersions } from '@/storage/collections/versions.ts'
import { newlyVersioned } from './keepAsSnapshot.ts'
import { asksIn, productsOfList } from './loadSource.ts'
import { openLoads, type OpenLoads } from './openLoads.ts'

/** What the parts are to be, as far as it is known before the first answer. */
type Plan = Pick<Snapshot, 'promised'> & {
  asks: number
  products: AskedProduct[] | null
  batch: LoadSettings['batch']
}

export type NewSet = {
  name: string
  source: SetSource
  /** Asked together. Of a list or a batch, only what is asked in these countries belongs to the set. */
  countries: string[]
  settings?: Partial<LoadSettings>
}

/** Where it is loaded, and when that begins, in epoch milliseconds. */
type Around = { loads: OpenLoads; at: number; random: () => number }

const thisTab = (): Around => ({ loads: openLoads, at: Date.now(), random: Math.random })

/** Where the list or the batch that a set is loaded from has been deleted. */
class SourceGoneError extends Error {
  override name = 'SourceGoneError'
}

async function planOf(connectionId: string, { source, countries }: ResultSet): Promise<Plan> {
  if (source.kind === 'search') return { asks: 0, promised: null, products: null, batch: null }
  if (source.kind === 'picked') {
    const read = await readPicked(connectionId, source.collectionId)
    if (!read) throw new SourceGoneError('The picked collection behind it was deleted.')
    const products = productsOfList(read.list.entries, countries).map(({ id, country }) => ({
      id,
      country,
    }))
    return { asks: products.length, promised: products.length, products, batch: null }
  }
  const read = await readCodes(connectionId, source.collectionId)
  if (!read) throw new SourceGoneError('The collection of codes behind it was deleted.')
  const asks = asksIn(read, countries)
  return { asks: asks.length, promised: null, products: null, batch: read.batch.settings }
}

/** Makes a snapshot of a set and starts to load it in this tab. Throws where the set, or what it is loaded from, is gone. */
export async function startSnapshot(
  connection: Connection,
  setId: string,
  settings: Partial<LoadSettings> = {},
  { loads, at, random }: Around = thisTab(),
): Promise<{ snapshotId: string }> {
  const kept = await readVersions(connection.id, setId)
  if (!kept) throw new Error('This collection isn’t in this browser.')
  const { asks, promised, products, batch } = await planOf(connection.id, kept.set)
  const chosen = { ...defaultLoadSettings, ...kept.snapshots[0]?.settings, ...settings }
  const snapshot: Snapshot = {
    id: newId(random),
    setId,
    at,
    endedAt: null,
    settings: { ...chosen, most: Math.min(chosen.most, MOST_ROWS), batch },
    isRunning: true,
    promised,
    counts: { asks, done: 0, notFound: 0, failed: 0, rows: 0, duplicates: 0, withoutId: 0 },
    notes: [],
  }
  await saveVersion(connection.id, snapshot, [], products)
  const job = await loads.open(connection, setId, snapshot.id)
  job?.start()
  return { snapshotId: snapshot.id }
}

/** Loads the first version of a collection in this tab; one of a search is made for it. Throws where its codes or products are gone. */
export async function startSet(
  connection: Connection,
  { name, source, countries, settings = {} }: NewSet,
  around: Around = thisTab(),
): Promise<{ setId: string; snapshotId: string }> {
  const { at, random } = around
  const asked = { source, countries }
  const set: ResultSet =
    source.kind === 'search'
      ? { id: newId(random), at, name, views: [], ...asked }
      : newlyVersioned(asked, name)
  await planOf(connection.id, set)
  if (source.kind === 'search') await createFromSearch(connection.id, set)
  const { snapshotId } = await startSnapshot(connection, set.id, settings, around)
  return { setId: set.id, snapshotId }
}
