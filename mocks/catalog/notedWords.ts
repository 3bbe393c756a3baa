/** The words of the rows while they are read: for each row its sets, where word w has the sets 2w (of other texts) and 2w + 1 (of titles). */
import type { Row } from './catalog.ts'
import type { Vocabulary } from './vocabulary.ts'

export type NotedWords = {
  /** Positions ascend. A word is noted once a row, of its title where that holds it. */
  note: (position: number, row: Row) => void
  /** How many positions the two sets of a word will hold. */
  countsOf: (word: number) => [number, number]
  putAll: (put: (set: number, position: number) => void) => void
}

/** What most titles have between their parts says no word. */
const isGap = (text: string) => text === ' ' || text === ', '

const wider = (values: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> => {
  if (needed <= values.length) return values
  const copy = new Uint32Array(Math.max(needed, values.length * 2))
  copy.set(values)
  return copy
}

export const notedWords = (vocabulary: Vocabulary, size: number): NotedWords => {
  let noted = new Uint32Array(1 << 16)
  let length = 0
  const ends = new Uint32Array(size)
  let counts = new Uint32Array(1 << 12)
  /** One more than the last position that had the word. */
  let lastAt = new Uint32Array(1 << 11)

  const noteText = (text: string, stamp: number, inTitle: 0 | 1): void => {
    const words = vocabulary.wordsOf(text)
    noted = wider(noted, length + words.length)
    for (const word of words) {
      if (word >= lastAt.length) {
        lastAt = wider(lastAt, word + 1)
        counts = wider(counts, lastAt.length * 2)
      }
      if (lastAt[word] === stamp) continue
      lastAt[word] = stamp
      const set = word * 2 + inTitle
      counts[set] = (counts[set] as number) + 1 // made wide enough above
      noted[length] = set
      length += 1
    }
  }

  return {
    note: (position, { title, words }) => {
      for (const part of title) if (!isGap(part)) noteText(part, position + 1, 1)
      for (const text of words) noteText(text, position + 1, 0)
      ends[position] = length
    },
    // words of values alone have none
    countsOf: (word) => [counts[word * 2] ?? 0, counts[word * 2 + 1] ?? 0],
    putAll: (put) => {
      let at = 0
      for (let position = 0; position < size; position += 1) {
        // every row was noted
        const end = ends[position] as number
        for (; at < end; at += 1) put(noted[at] as number, position)
      }
    },
  }
}
