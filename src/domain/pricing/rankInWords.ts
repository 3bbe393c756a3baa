/** The wording of a rank, the same on every page and in every file. */
import { formatCount, formatOrdinal } from '@/lib/numbers/format.ts'
import type { Rank } from './priceIndex.ts'

/** The number of prices that share a rank: "tied (2)". */
export const tiedInWords = (tied: number): string => `tied (${formatCount(tied)})`

const withTies = (place: string, { of, tied }: Rank): string => {
  const words = `${place} of ${formatCount(of)}`
  return tied > 1 ? `${words}, ${tiedInWords(tied)}` : words
}

/** A rank as a cell shows it: "5 of 6, tied (2)". */
export const rankInCell = (rank: Rank): string => withTies(formatCount(rank.rank), rank)

/** A rank within a sentence: "5th of 6, tied (2)". */
export const rankInWords = (rank: Rank): string => withTies(formatOrdinal(rank.rank), rank)
