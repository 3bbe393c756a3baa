/** One line of the search box, read by the rules of a file's cells: what it requests, and what there is to say about it. */
import { readEntry, severalIn, type Entry } from '@/domain/codes/readEntry.ts'
import { isInStoreCode } from '@/lib/codes/readCode.ts'

export type BoxLine = {
  /** What the line requests, in its order; empty where it is words. */
  entries: readonly Entry[]
  /** A sentence each. */
  notes: readonly string[]
}

const IN_STORE =
  'This is an in-store code: other shops may use it for other products, and it may include a price or a weight.'

export function readBoxLine(text: string): BoxLine {
  const single = readEntry(text)
  // A code among words is a part of a search. In a file it would be what the line is about.
  if (single.kind === 'ean' && single.isInText) return { entries: [], notes: [] }
  if (single.kind === 'ean') {
    const { code, note } = single
    return {
      entries: [single],
      notes: [...(note === null ? [] : [note]), ...(isInStoreCode(code) ? [IN_STORE] : [])],
    }
  }
  // Words behind "ID:" are words: they are searched for.
  if (single.kind === 'id' && /\s/.test(single.id)) return { entries: [], notes: [] }
  if (single.kind !== 'invalid') return { entries: [single], notes: [] }
  const several = severalIn(text, 'auto', { amongWords: false })
  if (several) return { entries: several.map((part) => readEntry(part)), notes: [] }
  // Words are no failed code: only what was meant to be one is worth a sentence.
  const isMeant = !['unknown', 'empty', 'several'].includes(single.reason)
  return { entries: [], notes: isMeant ? [single.message] : [] }
}
