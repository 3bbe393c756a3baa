/** Counts the names of brands and merchants in everything stored for a connection. */
import { databaseStores } from '@/storage/database/databaseStores.ts'
import { eachOfConnection } from '@/storage/database/stored.ts'

export type NamesSeen = Record<'brand' | 'merchant', ReadonlyMap<string, number>>

const KINDS = new Map<string, keyof NamesSeen>([
  ['brand', 'brand'],
  ['merchant', 'merchant'],
  ['merchantName', 'merchant'],
])

/**
 * Counts how often each name occurs. Entries are plain JSON of any app version, so names are recognized by the name of their field.
 * Throws if the database cannot be read.
 */
export async function storedNamesSeen(connectionId: string): Promise<NamesSeen> {
  const seen = { brand: new Map<string, number>(), merchant: new Map<string, number>() }
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [field, inside] of Object.entries(value)) {
      const kind = KINDS.get(field)
      if (kind !== undefined && typeof inside === 'string') {
        if (inside.trim() !== '') seen[kind].set(inside, (seen[kind].get(inside) ?? 0) + 1)
      } else collect(inside)
    }
  }
  const stores = databaseStores.map(({ name }) => name)
  await eachOfConnection(connectionId, stores, collect)
  return seen
}
