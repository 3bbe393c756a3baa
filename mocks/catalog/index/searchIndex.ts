/** The finished index: the positions of every word and every value. */
import type { ValueField } from '../catalog.ts'
import type { FacetCells } from '../search/facetCells.ts'
import type { ColumnName } from './columns.ts'
import type { PositionSets } from './positionSets.ts'
import type { Values } from './valueNumbers.ts'

/** Columns with a set of positions for each value; prices and discounts are only counted. */
export type SetColumn = ValueField | 'country'

export type SearchIndex = {
  size: number
  words: SortedWords
  sets: PositionSets
  /** The number of the first set of each column: the positions with code c in the column are in the set with this number + c. */
  firstSets: Record<SetColumn, number>
  values: Record<ColumnName, Values>
  cells: FacetCells
}

/** A word's rank is its place in code-unit order, so that the words with a prefix are one slice. */
export type SortedWords = {
  words: string[]
  /** By rank: the set of the positions whose title has the word. */
  titleSets: Uint32Array
  /** The sets of each word besides its title set: those of rank r are `otherSets[starts[r] … starts[r + 1])`. */
  starts: Uint32Array
  otherSets: Uint32Array
}

/** `others` are the sets of each word besides its title set, in the order of `words`. */
export const sortWords = (words: readonly string[], others: readonly number[][]): SortedWords => {
  const order = words.map((_, word) => word)
  // the casts: every number here is a word's, and all lists have one entry for each word
  order.sort((one, other) => ((words[one] as string) < (words[other] as string) ? -1 : 1))
  const starts = new Uint32Array(order.length + 1)
  order.forEach((word, rank) => {
    starts[rank + 1] = (starts[rank] as number) + (others[word] as number[]).length
  })
  return {
    words: order.map((word) => words[word] as string),
    titleSets: Uint32Array.from(order, (word) => word * 2 + 1),
    starts,
    otherSets: Uint32Array.from(order.flatMap((word) => others[word] as number[])),
  }
}

/** The ranks of the words that begin with the token, from `from` up to, not including, `to`. */
export const ranksOf = ({ words }: SortedWords, token: string): { from: number; to: number } => ({
  from: firstRank(words, (word) => word >= token),
  to: firstRank(words, (word) => word > token && !word.startsWith(token)),
})

const firstRank = (words: string[], wanted: (word: string) => boolean): number => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    // the cast: middle is below high, so there is a word
    if (wanted(words[middle] as string)) high = middle
    else low = middle + 1
  }
  return low
}
