/**
 * The result of comparing one kind of fact (brand, size, colour …) in a row's title and in a record, with functions that make
 * the usual results.
 */
import type { ColourMention } from '@/domain/matching/reading/colours.ts'
import type { Quantity } from '@/domain/matching/reading/quantities.ts'
import type { Title } from '@/domain/matching/reading/readTitle.ts'
import type { Size } from '@/domain/matching/reading/sizes.ts'

/** What a record states: in its title, and in the fields of its SKUs, any of which the row may mean. */
export type RecordFacts = {
  title: Title
  /** The words of its brand, folded and singular; empty without a brand. */
  brand: readonly string[]
  /** One list of colours per SKU. */
  colours: readonly (readonly ColourMention[])[]
  sizes: readonly Size[]
  quantities: readonly Quantity[]
  /** Letters of `WEARERS`; '' where the listing states no wearer. */
  wearers: string
}

export type Comparison = {
  /** The factor for the score of the match, from 0 to 1. */
  factor: number
  /** A reason in plain English; null where there is nothing to report. */
  reason: string | null
  /** The two can’t be one product, whatever else agrees. */
  isContradiction: boolean
  /** Only the record’s title states it, so an unknown word of the row may state something else. */
  isOnlyInRecord?: boolean
  /** Words of the row that this comparison covers. */
  words?: readonly string[]
}

/** Just below the threshold, so that such a match is never accepted automatically. */
export const UNSURE = 0.84
/** Each contradiction halves the score, so that contradicted records rank below the others. */
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

/** "another colour: red, not black": the record’s statement, then the row’s. */
export const contradiction = (what: string, ofRecord: string, ofRow: string): Comparison => ({
  factor: CONTRADICTED,
  reason: `another ${what}: ${ofRecord}, not ${ofRow}`,
  isContradiction: true,
})

const MOST_LISTED = 4

export const listed = (texts: readonly string[]): string =>
  [...new Set(texts)].slice(0, MOST_LISTED).join(' and ')
