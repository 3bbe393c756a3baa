/** Records the phrases of each row while rows are added, separately for the title and for other texts. */
import type { NumberedRow } from '../catalog.ts'
import type { Vocabulary } from './vocabulary.ts'

export type NotedPhrases = {
  /** Call in the order of the positions. */
  note: (row: NumberedRow) => void
  /** An upper limit for the size of each word's two sets: set 2w for other texts, 2w + 1 for titles. */
  countsOf: (words: number) => Uint32Array
  /** Puts every position into the sets of its words, in ascending order. */
  putAll: (put: (set: number, position: number) => void) => void
}

/** Notes are stored in blocks of this size; one long list would be copied whenever it grows. */
const BLOCK_BITS = 16
const BLOCK = 1 << BLOCK_BITS

/** The sets of all notes in one list: those of note n are from `firsts[n]` up to, not including, `firsts[n + 1]`. */
const setsOf = (phrases: Vocabulary['phrases']) => {
  const firsts = new Uint32Array(phrases.length * 2 + 1)
  const sets: number[] = []
  phrases.forEach((words, phrase) => {
    for (const inTitle of [0, 1]) {
      for (const word of words) sets.push(word * 2 + inTitle)
      firsts[phrase * 2 + inTitle + 1] = sets.length
    }
  })
  return { firsts, sets: Uint32Array.from(sets) }
}

export const notedPhrases = ({ phraseOf, phrases }: Vocabulary, size: number): NotedPhrases => {
  // a note is twice the number of a phrase, plus 1 in a title
  const blocks: Uint32Array[] = []
  let block = new Uint32Array(0)
  let length = 0
  let rows = 0
  const ends = new Uint32Array(size)

  const noteAll = (parts: readonly (number | string)[], inTitle: 0 | 1): void => {
    for (const part of parts) {
      const phrase = phraseOf(part)
      if (phrase === 0) continue
      const at = length & (BLOCK - 1)
      if (at === 0) {
        block = new Uint32Array(BLOCK)
        blocks.push(block)
      }
      block[at] = phrase * 2 + inTitle
      length += 1
    }
  }
  /** How often each note occurs; a note is twice the number of a phrase, plus 1 in a title. */
  const timesNoted = (): Uint32Array => {
    const times = new Uint32Array(phrases.length * 2)
    blocks.forEach((read, number) => {
      const end = Math.min(BLOCK, length - (number << BLOCK_BITS))
      for (let at = 0; at < end; at += 1) {
        const noted = read[at] as number // below the length
        times[noted] = (times[noted] as number) + 1 // every note has a counter
      }
    })
    return times
  }

  return {
    note: ({ title, words }) => {
      noteAll(title, 1)
      noteAll(words, 0)
      ends[rows] = length
      rows += 1
    },
    countsOf: (words) => {
      const counts = new Uint32Array(words * 2)
      timesNoted().forEach((times, noted) => {
        for (const word of phrases[noted >>> 1] ?? []) {
          const set = word * 2 + (noted & 1)
          counts[set] = (counts[set] as number) + times // every word has two sets
        }
      })
      return counts
    },
    putAll: (put) => {
      const { firsts, sets } = setsOf(phrases)
      let at = 0
      let read = new Uint32Array(0)
      for (let position = 0; position < rows; position += 1) {
        // the casts: every row was noted, and every note is in its block and has its sets
        const end = ends[position] as number
        for (; at < end; at += 1) {
          const within = at & (BLOCK - 1)
          if (within === 0) read = blocks[at >>> BLOCK_BITS] as Uint32Array<ArrayBuffer>
          const noted = read[within] as number
          const last = firsts[noted + 1] as number
          for (let of = firsts[noted] as number; of < last; of += 1) {
            put(sets[of] as number, position)
          }
        }
      }
    },
  }
}
