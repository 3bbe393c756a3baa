/**
 * The operations that all collections share: names and views, links to the collections that checked their prices or attributes,
 * and deletion. A change is one transaction; if the browser refuses it, the change stays in memory.
 */
import type { SavedView } from '@/domain/collections/collection.ts'
import { readIdWithCountries } from '@/domain/collections/collectionId.ts'
import type { ChangeResult, RemovedEntries } from '@/storage/database/entryStore.ts'
import { changeHead, headOf, isCollection, stored } from './collectionEntries.ts'
import type { StoredCollection } from './storedCollection.ts'

/** Calls back when a collection of this connection changes, in this tab or another; returns a function that stops it. */
export const onCollections = stored.subscribe

/**
 * Notifies the pages of the connection. Call it after a change that any page may show; saving arriving rows does not notify,
 * because they arrive by the hundred.
 */
export const notifyCollections = stored.notify

/** Thrown if the stored data of a collection can’t be used. */
export class DamagedCollectionError extends Error {
  override name = 'DamagedCollectionError'
}

/**
 * The fields of an entry that show which collection it belongs to. An entry can be any value; these fields are read even from a
 * damaged one.
 */
type RawEntry = {
  holds?: unknown
  part?: unknown
  partOf?: unknown
  formerIds?: unknown
  version?: { collectionId?: unknown }
}
const asRawEntry = (entry: unknown) => Object(entry) as RawEntry

/** The id of the collection that a version belongs to; undefined for other entries. */
export const collectionIdOf = (entry: unknown): unknown =>
  (Object(asRawEntry(entry).version) as NonNullable<RawEntry['version']>).collectionId

/**
 * The head entries of all collections and versions of a connection, including damaged ones. Throws if the database cannot be read.
 */
export const listHeads = (connectionId: string): Promise<unknown[]> =>
  stored.listRaw([connectionId, ''])

/** The head of a collection, damaged or not; an id from an earlier app version finds it too. Undefined if there is none. */
export function findHead(heads: readonly unknown[], id: string): unknown {
  const isOf = (entry: unknown) =>
    isCollection(entry) && (entry.formerIds ?? []).some((former) => former.id === id)
  return (
    heads.find((entry) => asRawEntry(entry).part === id && asRawEntry(entry).holds !== 'version') ??
    heads.find(isOf)
  )
}

/** The kind of a collection, without reading its rows. */
export type CollectionKind = {
  id: string
  kind: StoredCollection['source']['kind']
  /** The URL of a search that was saved but not loaded. */
  path?: string
  /**
   * The countries of the former id if the collection was found by a former id: earlier app versions had an id per group of
   * countries.
   */
  countries?: readonly string[]
  /** Whether only versions exist: an earlier app version deleted the codes and left the versions. */
  hasVersionsOnly: boolean
}

/**
 * Finds out the kind of a collection; null if this browser has no such collection. Throws if the database cannot be read or the
 * collection is damaged.
 */
export async function readKind(connectionId: string, id: string): Promise<CollectionKind | null> {
  const head = findHead(await listHeads(connectionId), id)
  if (head === undefined) return null
  if (!isCollection(head)) {
    throw new DamagedCollectionError('The stored data of this collection is damaged.')
  }
  const { source } = head
  const former = head.part === id ? undefined : head.formerIds?.find((one) => one.id === id)
  return {
    id: head.part,
    kind: source.kind,
    ...('path' in source && { path: source.path }),
    ...(former && { countries: former.countries }),
    hasVersionsOnly: source.kind === 'codes' && source.counts.lines === 0,
  }
}

/**
 * Changes the name or views of a collection as currently stored. `id` may include countries (`ID:us,in`), as in all functions
 * here.
 */
export function changeCollection(
  connectionId: string,
  id: string,
  change: (collection: { name: string; views: SavedView[] }) => {
    name?: string
    views?: SavedView[]
  },
): Promise<ChangeResult> {
  const { id: whole } = readIdWithCountries(id)
  return changeHead(connectionId, whole, isCollection, (head) => ({ ...head, ...change(head) }))
}

/**
 * Links the collections of codes `partIds` to a collection: they checked the market prices of its products or loaded their
 * attributes.
 */
export async function linkCodes(
  connectionId: string,
  id: string,
  as: 'markets' | 'traits',
  partIds: readonly string[],
): Promise<ChangeResult> {
  const { id: whole } = readIdWithCountries(id)
  let found = false
  const places = [whole, ...partIds].map((one) => headOf(connectionId, one))
  const saved = await stored.update(places, (entries) => {
    const heads = entries.filter(isCollection)
    const owner = heads.find(({ part }) => part === whole)
    found = owner !== undefined
    if (owner === undefined) return {}
    const parts = heads
      .filter(
        ({ part, partOf }) => partIds.includes(part) && partOf === undefined && part !== whole,
      )
      .map((head) => ({ ...head, partOf: whole }))
    return { put: [{ ...owner, [as]: [...(owner[as] ?? []), ...partIds] }, ...parts] }
  })
  stored.notify(connectionId)
  return found ? saved : 'gone'
}

/**
 * Deletes a collection with its versions, rows, codes, answers and linked collections of codes, even damaged ones. Returns what
 * `restoreDeleted` needs; null if it did not exist. Throws if the database refuses.
 */
export async function deleteCollection(
  connectionId: string,
  id: string,
): Promise<RemovedEntries | null> {
  const { id: whole } = readIdWithCountries(id)
  const heads = await listHeads(connectionId)
  const partOf = (owner: string) =>
    heads.flatMap((entry) => {
      const { part, partOf: of } = asRawEntry(entry)
      return typeof part === 'string' && (collectionIdOf(entry) === owner || of === owner)
        ? [part]
        : []
    })
  const parts = partOf(whole)
  const ids = [...new Set([whole, ...parts, ...parts.flatMap(partOf)])]
  return stored.remove(
    ...ids.flatMap((one) => [headOf(connectionId, one), [connectionId, one] as const]),
  )
}

/** Undoes a deletion; does nothing for null. */
export const restoreDeleted = stored.restore
