/** Lists of products, kept per connection: each change in one transaction, in memory where it cannot be stored. */
import * as v from 'valibot'
import type { ListEntry, ProductList } from '../domain/lists/productList.ts'
import { database } from './database.ts'
import { isWritten } from './isWritten.ts'
import { keptList, keptListEntry, type KeptList } from './keptList.ts'
import { dropEntry, heldEntries, heldUnder, holdEntry, keyOf } from './keptMemory.ts'
import { tabMessages } from './tabMessages.ts'

/** `memory`: for as long as the page lives. `gone`: the list has been deleted, and nothing was kept. */
export type ListKeeping = 'stored' | 'memory' | 'gone'

export type ReadList = {
  list: ProductList
  /** Products that cannot be used; they are kept as they are. */
  damaged: number
  /** Whether it ends with the page, because the browser did not take it. */
  isHeld: boolean
}

/** A list to the letter, so that its deletion can be undone. */
export type DeletedList = KeptList

const STORE = 'lists'
const messages = tabMessages('lists')

const isList = (entry: unknown): entry is KeptList => v.is(keptList, entry)
const isEntry = (entry: unknown): entry is ListEntry => v.is(keptListEntry, entry)

/** Calls back when a list of this connection was changed, in this tab or another; returns the way to stop. */
export function onLists(connectionId: string, listener: () => void): () => void {
  return messages.on((changed) => {
    if (changed === connectionId) listener()
  })
}

function toRead(kept: KeptList): ReadList {
  const { id, at, changedAt, name } = kept
  const entries = kept.entries.filter(isEntry)
  return {
    list: { id, at, changedAt, name, entries },
    damaged: kept.entries.length - entries.length,
    isHeld: heldUnder(STORE, kept) !== undefined,
  }
}

async function put(kept: KeptList): Promise<ListKeeping> {
  const stored = await isWritten(STORE, (store) => store.put(kept))
  if (stored) dropEntry(STORE, kept)
  else holdEntry(STORE, kept)
  messages.tell(kept.connectionId)
  return stored ? 'stored' : 'memory'
}

/** All lists of a connection, the one changed last first. Throws where the database cannot be read. */
export async function readLists(
  connectionId: string,
): Promise<{ lists: ReadList[]; damaged: number }> {
  const db = await database()
  const range = () => IDBKeyRange.bound([connectionId], [connectionId, []])
  const stored: unknown[] = db ? await db.getAll(STORE, range()) : []
  const held = heldEntries(STORE).filter(
    (entry) => isList(entry) && entry.connectionId === connectionId,
  )
  // What memory holds is newer than what is stored.
  const all = [...new Map([...stored, ...held].map((one) => [keyOf(STORE, one), one])).values()]
  const usable = all.filter(isList)
  return {
    lists: usable.toSorted((a, b) => b.changedAt - a.changedAt).map(toRead),
    damaged: all.length - usable.length,
  }
}

/** Null where this browser keeps no such list. Throws where the database cannot be read. */
export async function readList(connectionId: string, id: string): Promise<ReadList | null> {
  const held = heldUnder(STORE, { connectionId, id })
  const db = held === undefined ? await database() : null
  const kept: unknown = held ?? (await db?.get(STORE, [connectionId, id]))
  return isList(kept) ? toRead(kept) : null
}

/** Keeps a new list. */
export async function createList(connectionId: string, list: ProductList): Promise<ListKeeping> {
  return put({ connectionId, ...list })
}

type Change = (list: ProductList) => Pick<ProductList, 'name' | 'entries'>

/** The list after a change. Damaged entries stay, at the end. */
function withChange(kept: KeptList, change: Change, changedAt: number | null): KeptList {
  const { list } = toRead(kept)
  const { name, entries } = change(list)
  return {
    ...kept,
    changedAt: changedAt ?? kept.changedAt,
    name,
    entries: [...entries, ...kept.entries.filter((entry) => !isEntry(entry))],
  }
}

/**
 * Changes a list as it is kept by then, so that two tabs don't take each other's changes away. `changedAt` is null where
 * nobody has changed anything, as when prices were loaded.
 */
export async function changeList(
  connectionId: string,
  id: string,
  change: Change,
  changedAt: number | null,
): Promise<ListKeeping> {
  let next: KeptList | null = null
  const stored = await isWritten(STORE, async (store) => {
    const now: unknown =
      heldUnder(STORE, { connectionId, id }) ?? (await store.get([connectionId, id]))
    next = isList(now) ? withChange(now, change, changedAt) : null
    if (next) await store.put(next)
  })
  if (!stored) {
    const db = await database()
    const kept: unknown = await db?.get(STORE, [connectionId, id]).catch(() => undefined)
    // Looked at after the reading: while this one waited, another may have changed it.
    const now = heldUnder(STORE, { connectionId, id }) ?? kept
    next = isList(now) ? withChange(now, change, changedAt) : null
    if (next) holdEntry(STORE, next)
  } else if (next) dropEntry(STORE, next)
  if (!next) return 'gone'
  messages.tell(connectionId)
  return stored ? 'stored' : 'memory'
}

/** Deletes a list as it is by then; the result brings it back, null where there was none. Throws where the database refuses. */
export async function deleteList(connectionId: string, id: string): Promise<DeletedList | null> {
  let stored: unknown
  const isDeleted = await isWritten(STORE, async (store) => {
    stored = await store.get([connectionId, id])
    await store.delete([connectionId, id])
  })
  if (!isDeleted && (await database())) throw new Error('The database did not delete the list.')
  const kept = heldUnder(STORE, { connectionId, id }) ?? stored
  dropEntry(STORE, { connectionId, id })
  messages.tell(connectionId)
  return isList(kept) ? kept : null
}

/** Undoes a deletion. */
export function putBackList(deleted: DeletedList): Promise<ListKeeping> {
  return put(deleted)
}
