/** Tries once more to store what the database did not take, and memory holds since. */
import { isWritten } from './isWritten.ts'
import { dropEntry, heldEntries, heldUnder } from './keptMemory.ts'
import { keptStores, type StoreName } from './keptStores.ts'
import { endTrouble } from './storageTrouble.ts'

async function keepEntry(name: StoreName, entry: unknown): Promise<boolean> {
  // Made here, and checked by whoever held it.
  const isStored = await isWritten(name, (store) => store.put(entry as never))
  // While it was written it may have become another one.
  const isKept = isStored && heldUnder(name, entry) === entry
  if (isKept) dropEntry(name, entry)
  return isKept
}

/** How many entries are still held. */
export async function keepHeld(): Promise<number> {
  let left = 0
  for (const { name } of keptStores) {
    for (const entry of heldEntries(name)) if (!(await keepEntry(name, entry))) left += 1
  }
  if (left === 0) endTrouble('full')
  return left
}
