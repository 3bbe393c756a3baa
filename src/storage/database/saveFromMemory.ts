/** Tries once more to store what the database did not take, and memory holds since. */
import { databaseStores, type StoreName } from './databaseStores.ts'
import { isWritten } from './isWritten.ts'
import { endTrouble } from './storageTrouble.ts'
import { dropEntry, entriesInMemory, entryInMemory } from './storedInMemory.ts'

async function saveEntry(name: StoreName, entry: unknown): Promise<boolean> {
  // Made here, and checked by whoever held it.
  const isStored = await isWritten(name, (store) => store.put(entry as never))
  // While it was written it may have become another one.
  const isSaved = isStored && entryInMemory(name, entry) === entry
  if (isSaved) dropEntry(name, entry)
  return isSaved
}

/** How many entries are still held. */
export async function saveFromMemory(): Promise<number> {
  let left = 0
  for (const { name } of databaseStores) {
    for (const entry of entriesInMemory(name)) if (!(await saveEntry(name, entry))) left += 1
  }
  if (left === 0) endTrouble('full')
  return left
}
