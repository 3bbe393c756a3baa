import type { SavedView } from '@/domain/collections/collection.ts'
/**
 * What is common to all collections, whatever their source: their name and views, what belongs to them, and their deletion. A
 * change is one transaction; where the browser does not take it, it is in memory.
 */
import { readItemsId } from '@/domain/collections/collectionId.ts'
import type { Changed, Removed } from '@/storage/database/entryStore.ts'
import { changeHead, headOf, isCollection, stored } from './collectionEntries.ts'
import type { StoredCollection } from './storedCollection.ts'

/** Calls back when a collection of this connection was changed, in this tab or another; returns a function that stops it. */
export const onCollections = stored.subscribe

/** After a change that every page may show: rows that arrive notify nobody. */
export const notifyCollections = stored.notify

/** What is stored of a collection cannot be used. */
export class DamagedCollectionError extends Error {
  override name = 'DamagedCollectionError'
}

/** Entries are any values: of a damaged one it is looked at whose it was meant to be. */
type Looked = {
  holds?: unknown
  part?: unknown
  partOf?: unknown
  formerIds?: unknown
  version?: { collectionId?: unknown }
}
const looked = (entry: unknown) => Object(entry) as Looked

/** The collection that an entry is a version of; undefined for other entries. */
export const collectionOf = (entry: unknown): unknown =>
  (Object(looked(entry).version) as NonNullable<Looked['version']>).collectionId

/** All collections and versions of a connection, damaged ones included. Throws where the database cannot be read. */
export const listHeads = (connectionId: string): Promise<unknown[]> =>
  stored.listRaw([connectionId, ''])

/** The entry of a collection, damaged or not; an id of an earlier version of the app leads to it too. */
export function findHead(heads: readonly unknown[], id: string): unknown {
  const isOf = (entry: unknown) =>
    isCollection(entry) && (entry.formerIds ?? []).some((former) => former.id === id)
  return (
    heads.find((entry) => looked(entry).part === id && looked(entry).holds !== 'version') ??
    heads.find(isOf)
  )
}

/** What a collection is, without reading its rows; null where this browser has no such collection. */
export type CollectionKind = {
  id: string
  kind: StoredCollection['source']['kind']
  /** The address of a search that was saved and not loaded. */
  path?: string
  /** Countries behind a former id: the versions of that group. */
  countries?: readonly string[]
  /** Its codes are known no more: an earlier version of the app deleted them and left the versions. */
  hasVersionsOnly: boolean
}

/** Throws where the database, or what it has of the collection, cannot be read. */
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

/** Gives a collection another name, or other views, as they are stored by then. `id`: with or without countries, as everywhere here. */
export function changeCollection(
  connectionId: string,
  id: string,
  change: (collection: { name: string; views: SavedView[] }) => {
    name?: string
    views?: SavedView[]
  },
): Promise<Changed> {
  const { id: whole } = readItemsId(id)
  return changeHead(connectionId, whole, isCollection, (head) => ({ ...head, ...change(head) }))
}

/** Collections of codes that checked the market prices of a collection’s products, or loaded their attributes, belong to it. */
export async function addParts(
  connectionId: string,
  id: string,
  as: 'markets' | 'traits',
  partIds: readonly string[],
): Promise<Changed> {
  const { id: whole } = readItemsId(id)
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
 * Deletes a collection with its versions, rows, codes and answers, damaged ones included, and what belongs to it; null where
 * there was none. Throws where the database refuses.
 */
export async function deleteCollection(connectionId: string, id: string): Promise<Removed | null> {
  const { id: whole } = readItemsId(id)
  const heads = await listHeads(connectionId)
  const partOf = (owner: string) =>
    heads.flatMap((entry) => {
      const { part, partOf: of } = looked(entry)
      return typeof part === 'string' && (collectionOf(entry) === owner || of === owner)
        ? [part]
        : []
    })
  const parts = partOf(whole)
  const ids = [...new Set([whole, ...parts, ...parts.flatMap(partOf)])]
  return stored.remove(
    ...ids.flatMap((one) => [headOf(connectionId, one), [connectionId, one] as const]),
  )
}

/** Undoes a deletion; nothing is done for null. */
export const restoreDeleted = stored.restore
