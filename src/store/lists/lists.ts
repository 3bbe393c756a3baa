/** Picked collections, kept per connection: each change in one transaction, in memory where it cannot be stored. */
import * as v from 'valibot'
import type { ListEntry, ProductList } from '../../model/lists/productList.ts'
import { collection, type Changed, type Removed, type Saved } from '../database/collection.ts'
import { keptListEntry, type KeptList } from './keptList.ts'

export type ReadList = {
  list: ProductList
  /** Products that cannot be used; they are kept as they are. */
  damaged: number
  /** Whether it ends with the page, because the browser did not take it. */
  isHeld: boolean
}

const stored = collection('lists')

/** Null for a damaged one. What a newer version has put beside stays with it. */
function readEntry(entry: unknown): ListEntry | null {
  const { success, output } = v.safeParse(keptListEntry, entry)
  return success ? { ...(entry as object), ...output } : null // an object, for the schema took it
}

/** Calls back when a list of this connection was changed, in this tab or another; returns the way to stop. */
export const onLists = stored.subscribe

function toRead(kept: KeptList): ReadList {
  const { id, at, changedAt, name, markets, views } = kept
  const entries = kept.entries.flatMap((entry) => readEntry(entry) ?? [])
  return {
    list: {
      id,
      at,
      changedAt,
      name,
      entries,
      ...(markets && { markets }),
      ...(views && { views }),
    },
    damaged: kept.entries.length - entries.length,
    isHeld: stored.inMemory([kept.connectionId, id]).length > 0,
  }
}

/** All lists of a connection, the one changed last first. Throws where the database cannot be read. */
export async function readLists(
  connectionId: string,
): Promise<{ lists: ReadList[]; damaged: number }> {
  const { entries, damaged } = await stored.list([connectionId])
  return { lists: entries.toSorted((a, b) => b.changedAt - a.changedAt).map(toRead), damaged }
}

/** Null where this browser keeps no such list. Throws where the database cannot be read. */
export async function readList(connectionId: string, id: string): Promise<ReadList | null> {
  const kept = await stored.read([connectionId, id])
  return kept && toRead(kept)
}

/** Keeps a new list. */
export function createList(connectionId: string, list: ProductList): Promise<Saved> {
  return stored.put({ connectionId, ...list })
}

type Change = (
  list: ProductList,
) => Partial<Pick<ProductList, 'name' | 'entries' | 'markets' | 'views'>>

/** The list after a change. Damaged entries stay, at the end. */
function withChange(kept: KeptList, change: Change, changedAt: number | null): KeptList {
  const { list } = toRead(kept)
  const { name, entries, markets, views } = { ...list, ...change(list) }
  return {
    ...kept,
    changedAt: changedAt ?? kept.changedAt,
    name,
    entries: [...entries, ...kept.entries.filter((entry) => readEntry(entry) === null)],
    ...(markets && { markets }),
    ...(views && { views }),
  }
}

/**
 * Changes a list as it is kept by then, so that two tabs don't take each other's changes away. `changedAt` is null where
 * nobody has changed anything, as when prices were loaded.
 */
export function changeList(
  connectionId: string,
  id: string,
  change: Change,
  changedAt: number | null,
): Promise<Changed> {
  return stored.change([connectionId, id], (kept) => withChange(kept, change, changedAt))
}

/** Deletes a list as it is by then; null where there was none. Throws where the database refuses. */
export function deleteList(connectionId: string, id: string): Promise<Removed | null> {
  return stored.remove([connectionId, id])
}

/** Undoes a deletion. */
export const putBackList = stored.restore
