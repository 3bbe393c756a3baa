/** The entries of batches: in the database, or in memory where it takes no more. */
import * as v from 'valibot'
import { database } from './database.ts'
import { isWritten } from './isWritten.ts'
import { keptBatchEntry, type KeptBatch, type KeptBatchEntry } from './keptBatch.ts'
import { dropEntry, heldEntries, heldUnder, holdEntry, keyOf } from './keptMemory.ts'

/** `memory`: for as long as the page lives. `gone`: the batch has been deleted, and nothing was kept. */
export type Keeping = 'stored' | 'memory' | 'gone'

/** Arrays come after every text and number, so this holds whatever lies under the id. */
const under = (connectionId: string, of: string) =>
  IDBKeyRange.bound([connectionId, of], [connectionId, of, []])
const headOf = (connectionId: string, id: string) => ({ connectionId, of: '', part: id })
export const isEntry = (entry: unknown): entry is KeptBatchEntry => v.is(keptBatchEntry, entry)
export const isHead = (entry: unknown): entry is KeptBatch =>
  isEntry(entry) && entry.holds === 'batch'

/** Batches whose writes went to memory once: the rest of them follows, so that a full database is not asked in vain. */
const fallen = new Set<string>()
const nameOf = (connectionId: string, id: string) => JSON.stringify([connectionId, id])

/** Entries under an id, those after them that the database did not take; throws where it cannot be read. */
export async function entriesUnder(connectionId: string, of: string): Promise<unknown[]> {
  const db = await database()
  const stored: unknown[] = db ? await db.getAll('batches', under(connectionId, of)) : []
  const isOurs = (entry: unknown) =>
    isEntry(entry) && entry.connectionId === connectionId && entry.of === of
  const held = heldEntries('batches').filter(isOurs)
  if (held.length === 0) return stored
  const all = [...stored, ...held]
  return [...new Map(all.map((entry) => [keyOf('batches', entry), entry])).values()]
}

/** What is said of a batch; null where there is none. */
export async function readHead(connectionId: string, id: string): Promise<KeptBatch | null> {
  const held = heldUnder('batches', headOf(connectionId, id))
  const db = held === undefined ? await database() : null
  const head = held ?? (await db?.get('batches', [connectionId, '', id]).catch(() => undefined))
  return isHead(head) ? head : null
}

/** Changes what is said of a batch, and keeps entries with it, in one transaction. */
export async function changeEntries(
  connectionId: string,
  id: string,
  changes: (batch: KeptBatch) => KeptBatch,
  entries: readonly KeptBatchEntry[] = [],
): Promise<Keeping> {
  const name = nameOf(connectionId, id)
  if (!fallen.has(name)) {
    let found = true
    const written = await isWritten('batches', async (store) => {
      const head: unknown = await store.get([connectionId, '', id])
      found = isHead(head)
      if (!isHead(head)) return
      await Promise.all([changes(head), ...entries].map((entry) => store.put(entry)))
    })
    if (written) return found ? 'stored' : 'gone'
  }
  const read = await readHead(connectionId, id)
  // Looked at once more: while this one waited, another may have changed it.
  const held = heldUnder('batches', headOf(connectionId, id))
  const head = isHead(held) ? held : read
  if (!head) return 'gone'
  fallen.add(name)
  for (const entry of [changes(head), ...entries]) holdEntry('batches', entry)
  return 'memory'
}

/** Puts entries as they are. */
export async function putEntries(
  connectionId: string,
  id: string,
  entries: readonly unknown[],
): Promise<Keeping> {
  const stored = await isWritten('batches', (store) =>
    // Made here, or read from this store a moment ago: a damaged one is no worse for it.
    Promise.all(entries.map((entry) => store.put(entry as KeptBatchEntry))),
  )
  if (stored) {
    for (const entry of entries) dropEntry('batches', entry)
    fallen.delete(nameOf(connectionId, id))
    return 'stored'
  }
  fallen.add(nameOf(connectionId, id))
  for (const entry of entries) holdEntry('batches', entry)
  return 'memory'
}

/** Takes a batch away with all its entries, and returns them. Throws where the database refuses. */
export async function takeEntries(connectionId: string, id: string): Promise<unknown[]> {
  const head = await readHead(connectionId, id)
  const taken = [...(await entriesUnder(connectionId, id)), ...(head ? [head] : [])]
  const db = await database()
  if (db) {
    const { store, done } = db.transaction('batches', 'readwrite')
    const rows = under(connectionId, id)
    await Promise.all([store.delete([connectionId, '', id]), store.delete(rows), done])
  }
  for (const entry of taken) dropEntry('batches', entry)
  fallen.delete(nameOf(connectionId, id))
  return taken
}

/** What memory holds of a batch. */
export function heldOf(connectionId: string, id: string): unknown[] {
  const isOurs = ({ of, part }: KeptBatchEntry) => of === id || (of === '' && part === id)
  return heldEntries('batches').filter(
    (entry) => isEntry(entry) && entry.connectionId === connectionId && isOurs(entry),
  )
}
