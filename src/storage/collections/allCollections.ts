/** Reads the summaries of all collections at once. */
import type { SavedSearch } from '@/domain/updates/savedSearch.ts'
import { codesIn, type CollectionOfCodes } from './codes.ts'
import { listHeads } from './collections.ts'
import { pickedIn, type ReadPicked } from './picked.ts'
import { searchesIn } from './savedSearches.ts'
import { versionsIn, type CollectionVersions } from './versions.ts'

export type AllCollections = {
  /** Collections of codes, newest first, without those that were made to check another collection’s prices or attributes. */
  batches: CollectionOfCodes[]
  /** Collections of picked products, the last changed first. */
  lists: ReadPicked[]
  /** Searches that were saved but not loaded, the last saved first. */
  searches: SavedSearch[]
  /** Collections with versions, one entry per group of countries; the last loaded first. */
  savedVersions: CollectionVersions[]
  /** The number of unreadable entries, which are in none of these lists. */
  damaged: number
}

/** Reads all collections of a connection. Throws if the database cannot be read. */
export async function readAllCollections(connectionId: string): Promise<AllCollections> {
  const heads = await listHeads(connectionId)
  return {
    batches: codesIn(heads),
    lists: pickedIn(heads),
    searches: searchesIn(heads),
    ...versionsIn(heads),
  }
}
