/** What a comparison of one kind of statement gives, and the few forms that it has. */
import type { ColourMention } from '@/domain/matching/reading/colours.ts'
import type { Quantity } from '@/domain/matching/reading/quantities.ts'
import type { Title } from '@/domain/matching/reading/readTitle.ts'
import type { Size } from '@/domain/matching/reading/sizes.ts'

/** What a record states: in its title, and in the fields of its SKUs, of which any may be meant. */
export type RecordFacts = {
  title: Title
  /** Words of its brand, folded and in the singular; none where it has no brand. */
  brand: readonly string[]
  /** Of each SKU. */
  colours: readonly (readonly ColourMention[])[]
  sizes: readonly Size[]
  quantities: readonly Quantity[]
  /** As in `WEARERS`; '' where the listing states none. */
  wearers: string
}

export type Comparison = {
  /** How sure it leaves the match, from 0 to 1. */
  factor: number
  /** Plain English; null where there is nothing to report. */
  reason: string | null
  /** The two are not one product, whatever else agrees. */
  isContradiction: boolean
  /** The title of the record alone states it: an unknown word of the row may state something else. */
  isOnlyInRecord?: boolean
  /** Words of the row that this comparison accounts for. */
  words?: readonly string[]
}

/** Below the threshold, so that no match is accepted by itself on it. */
export const UNSURE = 0.84
/** Every contradiction halves the score: a contradicted record stands behind those that fit. */
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

/** "another colour: red, not black": what the record states, then what the row states. */
export const contradiction = (what: string, ofRecord: string, ofRow: string): Comparison => ({
  factor: CONTRADICTED,
  reason: `another ${what}: ${ofRecord}, not ${ofRow}`,
  isContradiction: true,
})

const MOST_LISTED = 4

export const listed = (texts: readonly string[]): string =>
  [...new Set(texts)].slice(0, MOST_LISTED).join(' and ')
