/** An inverted index in typed arrays whose words are sorted, so that a prefix is one slice of it. */
import { tokensOf } from './tokens.ts'

export type InvertedIndex = {
  /** Sorted by code unit. */
  words: string[]
  /** Postings of word w: `postings[starts[w] … starts[w + 1])`, each `position * 2`, + 1 when the word stands in the title. */
  starts: Uint32Array
  postings: Uint32Array
  size: number
}

/** `title` and `rest` are searched alike; a word of the title weighs more. */
export type IndexedText = { title: string; rest: string[] }

const growing = () => {
  let values = new Uint32Array(1 << 16)
  let length = 0
  return {
    push: (value: number) => {
      if (length === values.length) {
        const wider = new Uint32Array(length * 2)
        wider.set(values)
        values = wider
      }
      values[length] = value
      length += 1
    },
    read: () => values.subarray(0, length),
  }
}

/** The vocabulary while it grows: numbers in order of appearance, values seen before are not cut into words again. */
const vocabularyOf = () => {
  const numbers = new Map<string, number>()
  const known = new Map<string, number[]>()
  const number = (word: string): number => {
    const found = numbers.get(word)
    if (found !== undefined) return found
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  const once = (text: string): number[] => tokensOf(text).map(number)
  const cached = (text: string): number[] => {
    const found = known.get(text)
    if (found) return found
    const fresh = once(text)
    known.set(text, fresh)
    return fresh
  }
  return { once, cached, words: () => [...numbers.keys()] }
}

/** Indexes the texts of positions 0 … size − 1; `rest` holds values that repeat from listing to listing, except the first. */
export const buildIndex = (
  size: number,
  textAt: (position: number) => IndexedText,
): InvertedIndex => {
  const vocabulary = vocabularyOf()
  const seen: number[] = []
  const entries = growing()
  const ends = new Uint32Array(size)
  const counts: number[] = []
  let total = 0
  for (let position = 0; position < size; position += 1) {
    const add = (inTitle: number) => (word: number) => {
      if (seen[word] === position) return
      seen[word] = position
      counts[word] = (counts[word] ?? 0) + 1
      entries.push(word * 2 + inTitle)
      total += 1
    }
    const { title, rest } = textAt(position)
    vocabulary.once(title).forEach(add(1))
    rest.forEach((text, index) => {
      const words = index === 0 ? vocabulary.once(text) : vocabulary.cached(text)
      words.forEach(add(0))
    })
    ends[position] = total
  }
  return sortedIndex(vocabulary.words(), counts, entries.read(), ends)
}

const sortedIndex = (
  unsorted: string[],
  counts: number[],
  entries: Uint32Array,
  ends: Uint32Array,
): InvertedIndex => {
  const order = unsorted.map((_, word) => word)
  // every number below names a word: all three lists have one entry a word
  order.sort((a, b) => ((unsorted[a] as string) < (unsorted[b] as string) ? -1 : 1))
  const starts = new Uint32Array(order.length + 1)
  const next = new Uint32Array(order.length)
  order.forEach((word, rank) => {
    const start = starts[rank] as number
    next[word] = start
    starts[rank + 1] = start + (counts[word] as number)
  })
  const postings = new Uint32Array(entries.length)
  let entry = 0
  ends.forEach((end, position) => {
    for (; entry < end; entry += 1) {
      const packed = entries[entry] as number
      const slot = next[packed >>> 1] as number
      postings[slot] = position * 2 + (packed & 1)
      next[packed >>> 1] = slot + 1
    }
  })
  return {
    words: order.map((word) => unsorted[word] as string),
    starts,
    postings,
    size: ends.length,
  }
}
