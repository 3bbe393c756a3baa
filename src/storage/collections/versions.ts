/** Stores collections with their versions, for each group of countries that is requested together. */
import type { Collection, CollectionSource, Version } from '@/domain/collections/collection.ts'
import { readIdWithCountries } from '@/domain/collections/collectionId.ts'
import type { ChangeResult, RemovedEntries, SaveResult } from '@/storage/database/entryStore.ts'
import { headOf, isCollection, isVersion, stored } from './collectionEntries.ts'
import { collectionIdOf, DamagedCollectionError, findHead, listHeads } from './collections.ts'
import type { StoredCollection, StoredVersionHead } from './storedCollection.ts'
import {
  bytesOfParts,
  toVersionFields,
  toEntry,
  toVersion,
  type RequestedProduct,
  type StoredRows,
  type VersionEnds,
} from './versionParts.ts'

export type CollectionVersions = {
  /** The collection, restricted to one group of its countries. */
  collection: Collection
  /** The versions, newest first. */
  versions: Version[]
  /** The number of damaged versions of the collection. */
  damaged: number
  /** Whether parts of the collection or its versions exist only in memory and are lost when the page closes. */
  isInMemory: boolean
  /** The size of the rows as JSON, in bytes: of all versions, and of each version by its id (`weights`). */
  bytes: number
  weights: Readonly<Record<string, number>>
}

const inMemory = (connectionId: string, id: string) =>
  stored.inMemory(headOf(connectionId, id), [connectionId, id])

function sourceOf({ part, source }: StoredCollection): CollectionSource | null {
  if (source.kind === 'search') return 'path' in source ? null : source
  return { kind: source.kind, collectionId: part }
}

/** The countries of a version, joined by commas as in the id `ID:us,in`. */
const countryOf = ({ version }: StoredVersionHead) => (version.countries ?? []).join()

/**
 * A collection restricted to one group of its countries, with the versions of that group; null for a saved search that was not
 * loaded.
 */
function inGroup(
  head: StoredCollection,
  countries: readonly string[],
  versions: readonly StoredVersionHead[],
  damaged: number,
): CollectionVersions | null {
  const { connectionId, part, at, name, views, markets, traits } = head
  const source = sourceOf(head)
  if (source === null) return null
  const isSearch = source.kind === 'search'
  const country = countries.join().toLowerCase()
  const own = isSearch
    ? versions
    : versions.filter((version) => countryOf(version).toLowerCase() === country)
  return {
    collection: {
      id: isSearch || country === '' ? part : `${part}:${country}`,
      at,
      name,
      source,
      countries: [...countries],
      views,
      ...(markets && { markets }),
      ...(traits && { traits }),
    },
    versions: own.map(({ version }) => toVersion(version)).toSorted((a, b) => b.at - a.at),
    damaged,
    isInMemory: [part, ...own.map(({ part: id }) => id)].some(
      (id) => inMemory(connectionId, id).length > 0,
    ),
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    weights: Object.fromEntries(own.map(({ part: id, bytes }) => [id, bytes])),
  }
}

/** The head entries of a collection’s versions, and the number of damaged ones. */
function versionsOf(heads: readonly unknown[], id: string) {
  const own = heads.filter((entry) => collectionIdOf(entry) === id)
  const versions = own.filter(isVersion)
  return { versions, damaged: own.length - versions.length }
}

/** The distinct groups of countries for which the collection has versions. */
function groupsOf(head: StoredCollection, versions: readonly StoredVersionHead[]): string[][] {
  if (head.source.kind === 'search') return [head.countries[0] ?? []]
  const groups = new Map(
    versions.map((one) => [countryOf(one).toLowerCase(), one.version.countries ?? []]),
  )
  return [...groups.values()]
}

/**
 * The collections among these head entries that have versions, and the searches whose versions were all deleted: one result per
 * group of countries, the last loaded first, ties by name.
 */
export function versionsIn(entries: readonly unknown[]): {
  savedVersions: CollectionVersions[]
  damaged: number
} {
  const collections = entries.filter(isCollection)
  const ids = new Set<unknown>(collections.map(({ part }) => part))
  const savedVersions = collections.flatMap((head) => {
    const { versions, damaged } = versionsOf(entries, head.part)
    return groupsOf(head, versions).flatMap(
      (countries) => inGroup(head, countries, versions, damaged) ?? [],
    )
  })
  // Damaged versions are counted with their collection, so count only those without a collection here.
  const damaged = entries.filter(
    (entry) => !isCollection(entry) && !ids.has(collectionIdOf(entry)),
  ).length
  const lastOf = ({ collection, versions }: CollectionVersions) => versions[0]?.at ?? collection.at
  const order = (a: CollectionVersions, b: CollectionVersions) =>
    lastOf(b) - lastOf(a) || (a.collection.name < b.collection.name ? -1 : 1)
  return { savedVersions: savedVersions.toSorted(order), damaged }
}

/** All collections with versions of a connection. Throws if the database cannot be read. */
export const listVersions = async (connectionId: string) =>
  versionsIn(await listHeads(connectionId))

/**
 * Reads a collection with the versions for the countries in its id (`ID:us`), or for its first group if the id has none. Null if
 * this browser has no such collection. Throws if the database cannot be read or the collection is damaged.
 */
export async function readVersions(
  connectionId: string,
  collectionId: string,
): Promise<CollectionVersions | null> {
  const entries = await listHeads(connectionId)
  const named = readIdWithCountries(collectionId)
  const whole = findHead(entries, collectionId)
  const head = whole ?? findHead(entries, named.id)
  if (head === undefined) return null
  if (!isCollection(head)) {
    throw new DamagedCollectionError('The stored data of this collection is damaged.')
  }
  const { versions, damaged } = versionsOf(entries, head.part)
  const former = head.formerIds?.find(({ id }) => id === collectionId && id !== head.part)
  const groups = [...groupsOf(head, versions), ...head.countries]
  const countries =
    former?.countries ??
    (whole === undefined && named.country !== '' ? named.country.split(',') : groups[0])
  return inGroup(head, countries ?? [], versions, damaged)
}

/** Saves a new collection of a search, without versions. */
export function createFromSearch(
  connectionId: string,
  { id, at, name, source, countries, views, markets, traits }: Collection,
): Promise<SaveResult> {
  if (source.kind !== 'search') throw new Error(`${name} is no collection of a search.`)
  return stored.put({
    connectionId,
    of: '',
    part: id,
    at,
    holds: 'collection',
    name,
    source,
    countries: [countries],
    views,
    ...(markets && { markets }),
    ...(traits && { traits }),
  })
}

/** Names a version that has ended loading; '' removes the name. */
export function nameVersion(
  connectionId: string,
  versionId: string,
  name: string,
): Promise<ChangeResult> {
  return stored.change(headOf(connectionId, versionId), (head) => {
    if (head.holds !== 'version') return head
    const { name: _before, ...version } = head.version
    return { ...head, version: name === '' ? version : { ...version, name } }
  })
}

/** Saves a new version, either with its rows or with the products that it is going to request. */
export async function saveVersion(
  connectionId: string,
  version: Version,
  rows: readonly StoredRows[] = [],
  products: RequestedProduct[] | null = null,
  { notFound, failed }: VersionEnds = { notFound: [], failed: [] },
): Promise<SaveResult> {
  const head: StoredVersionHead = {
    connectionId,
    of: '',
    part: version.id,
    at: version.at,
    holds: 'version',
    version: toVersionFields(version),
    bytes: await bytesOfParts(rows),
    notFound: [...notFound],
    failed: [...failed],
    products,
  }
  const entries = rows.map((one) => toEntry(connectionId, version.id, one))
  return stored.put(head, ...entries)
}

/** Deletes versions with their rows. Throws if the database refuses. */
export function deleteVersions(
  connectionId: string,
  ids: readonly string[],
): Promise<RemovedEntries | null> {
  return stored.remove(
    ...ids.flatMap((id) => [headOf(connectionId, id), [connectionId, id] as const]),
  )
}
