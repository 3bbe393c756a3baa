/** Tries again to store the entries that the database refused, which are in memory. */
import { databaseStores, type StoreName } from './databaseStores.ts'
import { endTrouble } from './storageTrouble.ts'
import { dropEntry, entriesInMemory, entryInMemory } from './storedInMemory.ts'
import { tryWrite } from './tryWrite.ts'

async function saveEntry(name: StoreName, entry: unknown): Promise<boolean> {
  // The entry was validated when it was put into memory.
  const isStored = await tryWrite(name, (store) => store.put(entry as never))
  // Another change may have replaced the entry in memory while this one was written.
  const isSaved = isStored && entryInMemory(name, entry) === entry
  if (isSaved) dropEntry(name, entry)
  return isSaved
}

/** Tries to store everything that is only in memory; returns the number of entries that remain only in memory. */
export async function saveFromMemory(): Promise<number> {
  let left = 0
  for (const { name } of databaseStores) {
    for (const entry of entriesInMemory(name)) if (!(await saveEntry(name, entry))) left += 1
  }
  if (left === 0) endTrouble('full')
  return left
}
