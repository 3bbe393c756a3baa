/** Validates entries from a file by the rules for entries that are added in the app. */
import { productIdProblem } from '@/api/productId.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { cleanNote, entryKey, MOST_ENTRIES, type ListEntry } from './productList.ts'

type CleanEntries = {
  entries: ListEntry[]
  /** The rejected entries: the index of each in the input, from 0, and the reason as a sentence. */
  left: { index: number; message: string }[]
  /** The number of entries that were left out because the collection would be too large. */
  beyond: number
}

/** Validates entries; each has its index in the input, by which a rejected one is reported. */
export function cleanEntries(
  indexedEntries: readonly { entry: ListEntry; index: number }[],
): CleanEntries {
  const all = new Map<string, ListEntry>()
  const left: CleanEntries['left'] = []
  let beyond = 0
  for (const { entry, index } of indexedEntries) {
    const key = entryKey(entry)
    const problem = productIdProblem(entry.id)
    if (problem !== null) left.push({ index, message: problem })
    else if (all.has(key)) left.push({ index, message: 'It is already in this collection.' })
    else if (all.size >= MOST_ENTRIES) beyond += 1
    else {
      const { country, note } = entry
      all.set(key, { ...entry, country: country.toLowerCase(), note: cleanNote(note) })
    }
  }
  return { entries: [...all.values()], left, beyond }
}

/** The message about products beyond the limit: "No room for 12 products: a collection can have 500." */
export function noRoomFor(beyond: number): string {
  return `No room for ${plural(beyond, 'product')}: a collection can have ${formatCount(MOST_ENTRIES)}.`
}
