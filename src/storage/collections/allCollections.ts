/** Everything that the heads of the collections say, from one reading of them. */
import type { SavedSearch } from '@/domain/updates/savedSearch.ts'
import { codesIn, type CollectionOfCodes } from './codes.ts'
import { listHeads } from './collections.ts'
import { pickedIn, type ReadPicked } from './picked.ts'
import { searchesIn } from './savedSearches.ts'
import { versionsIn, type SavedVersions } from './versions.ts'

export type AllCollections = {
  /** Of codes, newest first, without those that belong to another collection. */
  batches: CollectionOfCodes[]
  /** Picked by hand, the one changed last first. */
  lists: ReadPicked[]
  /** Searches that were saved and not loaded, those saved last first. */
  searches: SavedSearch[]
  /** Collections with versions, in each group of their countries; the one loaded last first. */
  savedVersions: SavedVersions[]
  /** Entries that cannot be read and are in none of these. */
  damaged: number
}

/** Throws where the database cannot be read. */
export async function readAllCollections(connectionId: string): Promise<AllCollections> {
  const heads = await listHeads(connectionId)
  return {
    batches: codesIn(heads),
    lists: pickedIn(heads),
    searches: searchesIn(heads),
    ...versionsIn(heads),
  }
}
