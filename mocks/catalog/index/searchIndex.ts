/** The index as it is read: for every word and every value the positions that have it. */
import type { WireFacetName } from '../../wire.ts'
import type { FacetCells } from '../search/facetCells.ts'
import type { ColumnName } from './columns.ts'
import type { PositionSets } from './positionSets.ts'
import type { Values } from './valueNumbers.ts'

/** Columns that can be searched in; prices and discounts are only counted, countries only filtered by. */
export const SEARCHED = [
  'merchant',
  'brand',
  'category',
  'division',
  'gender',
  'silhouette',
  'subSilhouette',
  'pattern',
  'primaryColor',
  'fabric',
  'occasion',
  'size',
] as const
export type SetColumn = (typeof SEARCHED)[number] | 'country'

export type SearchIndex = {
  size: number
  words: SortedWords
  sets: PositionSets
  /** The positions with code c in a column are the set c behind this one. */
  firstCollections: Record<SetColumn, number>
  values: Record<ColumnName, Values>
  cells: FacetCells
}

/** The facets in the order of §2.5. */
export const FACETS: readonly WireFacetName[] = [
  'gender',
  'silhouette',
  'merchant',
  'brand',
  'pattern',
  'primaryColor',
  'fabric',
  'occasion',
  'price',
  'discount',
  'size',
  'subSilhouette',
]

/** Ranks are by code unit, so that a prefix is one slice of the words. */
export type SortedWords = {
  words: string[]
  /** By rank: the set of the positions whose title holds the word. */
  titleSets: Uint32Array
  /** The sets of whatever else holds it: those of rank r are `otherSets[starts[r] … starts[r + 1])`. */
  starts: Uint32Array
  otherSets: Uint32Array
}

/** `others` are the sets of each word besides its title set, in the order of `words`. */
export const sortWords = (words: readonly string[], others: readonly number[][]): SortedWords => {
  const order = words.map((_, word) => word)
  // every number here is one of a word: all lists have one entry a word
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

/** The ranks from `from` up to, not including, `to`: words that begin with the token. */
export const ranksOf = ({ words }: SortedWords, token: string): { from: number; to: number } => ({
  from: firstRank(words, (word) => word >= token),
  to: firstRank(words, (word) => word > token && !word.startsWith(token)),
})

const firstRank = (words: string[], wanted: (word: string) => boolean): number => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    // middle is below high, so a word stands there
    if (wanted(words[middle] as string)) high = middle
    else low = middle + 1
  }
  return low
}
