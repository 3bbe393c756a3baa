/** Stores collections of picked products. Each change is one transaction; if the browser refuses it, the change stays in memory. */
import * as v from 'valibot'
import type { ListEntry, ProductList } from '@/domain/picked/productList.ts'
import type { ChangeResult, SaveResult } from '@/storage/database/entryStore.ts'
import { changeHead, headOf, isPicked, stored, type WithSource } from './collectionEntries.ts'
import { listHeads } from './collections.ts'
import { pickedProduct } from './pickedProduct.ts'
import type { PickedSource, StoredCollection } from './storedCollection.ts'

export type ReadPicked = {
  list: ProductList
  /** The number of damaged products, which stay stored unchanged. */
  damaged: number
  /** Whether the collection is lost when the page closes, because the browser did not store it. */
  isInMemory: boolean
}

/** A picked product as stored; null for a damaged one. Fields from a newer app version stay. */
function readProduct(entry: unknown): ListEntry | null {
  const { success, output } = v.safeParse(pickedProduct, entry)
  return success ? { ...(entry as object), ...output } : null // The schema accepts only objects.
}

function toPicked(head: WithSource<PickedSource>): ReadPicked {
  const { connectionId, part: id, at, name, markets, views } = head
  const { changedAt } = head.source
  const entries = head.source.entries.flatMap((entry) => readProduct(entry) ?? [])
  return {
    list: {
      id,
      at,
      changedAt,
      name,
      entries,
      ...(markets && { markets }),
      ...(views.length > 0 && { views }),
    },
    damaged: head.source.entries.length - entries.length,
    isInMemory: stored.inMemory(headOf(connectionId, id)).length > 0,
  }
}

/** The collections of picked products among these head entries, the last changed first. */
export const pickedIn = (heads: readonly unknown[]): ReadPicked[] =>
  heads
    .filter(isPicked)
    .map(toPicked)
    .toSorted((a, b) => b.list.changedAt - a.list.changedAt)

/** All collections of picked products of a connection. Throws if the database cannot be read. */
export async function listPicked(connectionId: string): Promise<{ lists: ReadPicked[] }> {
  return { lists: pickedIn(await listHeads(connectionId)) }
}

/** Reads a collection of picked products; null if this browser has no such collection. Throws if the database cannot be read. */
export async function readPicked(connectionId: string, id: string): Promise<ReadPicked | null> {
  const head = await stored.read(headOf(connectionId, id))
  return isPicked(head) ? toPicked(head) : null
}

export function createPicked(
  connectionId: string,
  { id, at, changedAt, name, entries, markets, views = [] }: ProductList,
): Promise<SaveResult> {
  const head: StoredCollection = {
    connectionId,
    of: '',
    part: id,
    at,
    holds: 'collection',
    name,
    source: { kind: 'picked', changedAt, entries },
    countries: [],
    views,
    ...(markets && { markets }),
  }
  return stored.put(head)
}

/**
 * Changes a collection as currently stored, so that two tabs don’t overwrite each other’s changes. Damaged products stay, at the
 * end. `changedAt` is the new time of change in epoch milliseconds; null leaves the time as it was, for changes that the user
 * didn’t make, such as newly loaded prices.
 */
export function changePicked(
  connectionId: string,
  id: string,
  change: (list: ProductList) => { name?: string; entries?: ListEntry[] },
  changedAt: number | null,
): Promise<ChangeResult> {
  return changeHead(connectionId, id, isPicked, (head) => {
    const { list } = toPicked(head)
    const { name = list.name, entries = list.entries } = change(list)
    const { source } = head
    const damaged = source.entries.filter((entry) => readProduct(entry) === null)
    return {
      ...head,
      name,
      source: {
        ...source,
        changedAt: changedAt ?? source.changedAt,
        entries: [...entries, ...damaged],
      },
    }
  })
}
