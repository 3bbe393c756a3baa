/**
 * The result of comparing one kind of fact (brand, size, colour …) in a row's title and in a record, with functions that make the
 * usual results.
 */
import type { ColourMention } from '@/domain/matching/reading/colours.ts'
import type { Quantity } from '@/domain/matching/reading/quantities.ts'
import type { Title } from '@/domain/matching/reading/readTitle.ts'
import type { Size } from '@/domain/matching/reading/sizes.ts'

/** What a record states: in its title, and in the fields of its SKUs, any of which the row may mean. */
export type RecordFacts = {
  title: Title
  /** The words of the record's brand, folded (`foldLetters`) and singular; empty without a brand. */
  brand: readonly string[]
  /** The colours of its SKUs, one list for each SKU. */
  colours: readonly (readonly ColourMention[])[]
  sizes: readonly Size[]
  quantities: readonly Quantity[]
  /** Who wears it, as letters of `WEARERS` ("mwbg" for unisex); '' if the listing states no wearer. */
  wearers: string
}

export type Comparison = {
  /** The factor from 0 to 1 by which the score of the match is multiplied. */
  factor: number
  /** A reason for the user in plain English; null if there is nothing to report. */
  reason: string | null
  /** Whether the two can’t be one product, whatever else agrees. */
  isContradiction: boolean
  /** Whether only the record’s title states the fact, so that an unknown word of the row may state something else. */
  isOnlyInRecord?: boolean
  /** The words of the row that this comparison has compared. */
  words?: readonly string[]
}

/**
 * The factor for a match that needs the user’s decision: just below `USUAL_THRESHOLD`, so that it is never accepted
 * automatically.
 */
export const UNSURE = 0.84
/** The factor for each contradiction, so that records with contradictions rank below the others. */
const CONTRADICTED = 0.5

export const SILENT: Comparison = { factor: 1, reason: null, isContradiction: false }

export const agreement = (reason: string, factor = 1): Comparison => ({
  factor,
  reason,
  isContradiction: false,
})

export const onlyInRecord = (reason: string, factor: number): Comparison => ({
  ...agreement(reason, factor),
  isOnlyInRecord: true,
})

/** The result for a contradiction. Its reason names the record’s statement, then the row’s: "another colour: red, not black". */
export const contradiction = (what: string, ofRecord: string, ofRow: string): Comparison => ({
  factor: CONTRADICTED,
  reason: `another ${what}: ${ofRecord}, not ${ofRow}`,
  isContradiction: true,
})

const MOST_LISTED = 4

export const listed = (texts: readonly string[]): string =>
  [...new Set(texts)].slice(0, MOST_LISTED).join(' and ')
