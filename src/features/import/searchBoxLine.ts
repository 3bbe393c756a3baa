/** Reads one line of the search box by the rules for cells of a file: what it looks up, and notes about it. */
import { readEntry, severalIn, type Entry } from '@/domain/codes/readEntry.ts'
import { isInStoreCode } from '@/lib/codes/readCode.ts'

export type SearchBoxLine = {
  /** The entries that the line looks up, in order; empty if the line is words to search for. */
  entries: readonly Entry[]
  /** Notes about the line, each a sentence. */
  notes: readonly string[]
}

const IN_STORE =
  'This is an in-store code: other shops may use it for other products, and it may include a price or a weight.'

export function readBoxLine(text: string): SearchBoxLine {
  const single = readEntry(text)
  // A code among words is part of a text search. In a file it would be the entry of its line.
  if (single.kind === 'ean' && single.isInText) return { entries: [], notes: [] }
  if (single.kind === 'ean') {
    const { code, note } = single
    return {
      entries: [single],
      notes: [...(note === null ? [] : [note]), ...(isInStoreCode(code) ? [IN_STORE] : [])],
    }
  }
  // Several words after "ID:" are no id; they are searched for.
  if (single.kind === 'id' && /\s/.test(single.id)) return { entries: [], notes: [] }
  if (single.kind !== 'invalid') return { entries: [single], notes: [] }
  const several = severalIn(text, 'auto', { amongWords: false })
  if (several) return { entries: several.map((part) => readEntry(part)), notes: [] }
  // Words are not an invalid code. Only what was meant as a code gets a note.
  const isMeant = !['unknown', 'empty', 'several'].includes(single.reason)
  return { entries: [], notes: isMeant ? [single.message] : [] }
}
