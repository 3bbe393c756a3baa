/**
 * Collects the names of codes from everything stored for a connection: rows of price lists and versions, picked products,
 * records and answers to codes.
 */
import type { KnownName } from '@/domain/pricing/itemAnswer.ts'
import { codeKey } from '@/lib/gtin.ts'
import { eachOfConnection } from '@/storage/database/stored.ts'

/** The names by `codeKey`, which is the same for all lengths of a code (UPC, EAN). */
export type CodeNames = ReadonlyMap<string, KnownName>

/**
 * The stores that have codes with names. Price lists come first, so that names from the catalog, which have pictures, replace the
 * names in price lists.
 */
const WITH_CODES = ['priceLists', 'collections'] as const

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Reads the names of all codes. Entries are plain JSON of any app version, so any object with a title and codes names these
 * codes.
 */
export async function storedCodeNames(connectionId: string): Promise<CodeNames> {
  const names = new Map<string, KnownName>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { title, imageUrl, eans, code } = value as Record<string, unknown>
    if (isText(title)) {
      const codes = [code, ...(Array.isArray(eans) ? (eans as unknown[]) : [])].filter(isText)
      const name = { title, imageUrl: isText(imageUrl) ? imageUrl : null }
      for (const one of codes) {
        const known = names.get(codeKey(one))
        // A name with a picture is preferred to a newer one without.
        if (known === undefined || known.imageUrl === null) names.set(codeKey(one), name)
      }
    }
    for (const inside of Object.values(value)) collect(inside)
  }
  await eachOfConnection(connectionId, WITH_CODES, collect)
  return names
}
