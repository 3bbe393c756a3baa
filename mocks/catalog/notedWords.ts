/** The words of the rows while they are read: for each row its sets, where word w has the sets 2w (of other texts) and 2w + 1 (of titles). */
import type { Vocabulary } from './vocabulary.ts'

const growing = () => {
  let values = new Uint32Array(1 << 16)
  let length = 0
  return {
    push: (value: number): number => {
      if (length === values.length) {
        const wider = new Uint32Array(length * 2)
        wider.set(values)
        values = wider
      }
      values[length] = value
      length += 1
      return length
    },
    read: () => values.subarray(0, length),
  }
}

export type NotedWords = {
  /** Positions ascend, and the title comes before the other texts: a word is noted once, where it stands first. */
  note: (position: number, text: string, inTitle: 0 | 1) => void
  /** How many positions the two sets of a word will hold. */
  countsOf: (word: number) => [number, number]
  putAll: (put: (set: number, position: number) => void) => void
}

export const notedWords = (vocabulary: Vocabulary, size: number): NotedWords => {
  const noted = growing()
  const ends = new Uint32Array(size)
  const counts: number[] = []
  /** The last position that had the word. */
  const lastAt: number[] = []
  return {
    note: (position, text, inTitle) => {
      for (const word of vocabulary.wordsOf(text)) {
        while (word >= lastAt.length) {
          lastAt.push(-1)
          counts.push(0, 0)
        }
        if (lastAt[word] === position) continue
        lastAt[word] = position
        const set = word * 2 + inTitle
        counts[set] = (counts[set] as number) + 1 // made above
        ends[position] = noted.push(set)
      }
    },
    // words of values alone have none
    countsOf: (word) => [counts[word * 2] ?? 0, counts[word * 2 + 1] ?? 0],
    putAll: (put) => {
      const sets = noted.read()
      let at = 0
      for (let position = 0; position < size; position += 1) {
        // 0 for a row without a word
        const end = ends[position] as number
        for (; at < end; at += 1) put(sets[at] as number, position)
      }
    },
  }
}
