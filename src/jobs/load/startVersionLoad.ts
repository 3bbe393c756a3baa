/** Starts to load a new version of a collection; the version is stored before anything is requested. */
import type { Connection } from '@/api/connection.ts'
import {
  defaultLoadSettings,
  MAX_VERSION_ROWS,
  type LoadSettings,
  type Version,
  type Collection,
  type CollectionSource,
} from '@/domain/collections/collection.ts'
import { newId } from '@/lib/newId.ts'
import { readCodes } from '@/storage/collections/codes.ts'
import { readPicked } from '@/storage/collections/picked.ts'
import type { RequestedProduct } from '@/storage/collections/versionParts.ts'
import { createFromSearch, saveVersion, readVersions } from '@/storage/collections/versions.ts'
import { codeRequestsOf, productsOfList } from './loadSource.ts'
import { openLoads, type OpenLoads } from './openLoads.ts'
import { newlyVersioned } from './saveAsVersion.ts'

/** What is known about the load before the first answer: the number of parts (`asks`) and of rows (`promised`). */
type Plan = Pick<Version, 'promised'> & {
  asks: number
  products: RequestedProduct[] | null
  batch: LoadSettings['batch']
}

export type NewCollection = {
  name: string
  source: CollectionSource
  /** The countries that are requested together. Of codes or picked products, only those in these countries are loaded. */
  countries: string[]
  settings?: Partial<LoadSettings>
}

/**
 * What the start needs: the loads that are open in this tab, the time of the start in epoch milliseconds, and randomness for ids.
 */
type StartEnvironment = { loads: OpenLoads; at: number; random: () => number }

const thisTab = (): StartEnvironment => ({ loads: openLoads, at: Date.now(), random: Math.random })

/** The codes or the picked products that should be loaded were deleted. */
class SourceGoneError extends Error {
  override name = 'SourceGoneError'
}

async function planOf(connectionId: string, { source, countries }: Collection): Promise<Plan> {
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
  const codeRequests = codeRequestsOf(read, countries)
  return { asks: codeRequests.length, promised: null, products: null, batch: read.batch.settings }
}

/**
 * Makes a version of a collection and starts to load it in this tab. Throws if the collection, its codes or its products were
 * deleted.
 */
export async function startVersionLoad(
  connection: Connection,
  collectionId: string,
  settings: Partial<LoadSettings> = {},
  { loads, at, random }: StartEnvironment = thisTab(),
): Promise<{ versionId: string }> {
  const savedVersions = await readVersions(connection.id, collectionId)
  if (!savedVersions) throw new Error('This collection isn’t in this browser.')
  const {
    asks: requests,
    promised,
    products,
    batch,
  } = await planOf(connection.id, savedVersions.collection)
  const chosen = { ...defaultLoadSettings, ...savedVersions.versions[0]?.settings, ...settings }
  const version: Version = {
    id: newId(random),
    setId: collectionId,
    at,
    endedAt: null,
    settings: { ...chosen, most: Math.min(chosen.most, MAX_VERSION_ROWS), batch },
    isRunning: true,
    promised,
    counts: {
      asks: requests,
      done: 0,
      notFound: 0,
      failed: 0,
      rows: 0,
      duplicates: 0,
      withoutId: 0,
    },
    notes: [],
  }
  await saveVersion(connection.id, version, [], products)
  const job = await loads.open(connection, collectionId, version.id)
  job?.start()
  return { versionId: version.id }
}

/**
 * Starts to load the first version of a collection in this tab; for a search, the collection is created. Throws if its codes or
 * products were deleted.
 */
export async function startFirstVersion(
  connection: Connection,
  { name, source, countries, settings = {} }: NewCollection,
  around: StartEnvironment = thisTab(),
): Promise<{ collectionId: string; versionId: string }> {
  const { at, random } = around
  const requested = { source, countries }
  const collection: Collection =
    source.kind === 'search'
      ? { id: newId(random), at, name, views: [], ...requested }
      : newlyVersioned(requested, name)
  await planOf(connection.id, collection)
  if (source.kind === 'search') await createFromSearch(connection.id, collection)
  const { versionId } = await startVersionLoad(connection, collection.id, settings, around)
  return { collectionId: collection.id, versionId }
}
