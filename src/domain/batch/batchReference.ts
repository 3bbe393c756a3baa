/** What the rows of a batch are measured against: as its address names it, and in words. */
import { readReference, referenceParameter, type Reference } from '../priceIndex.ts'

/** `target`: the user's own target price, from the row. */
export type BatchReference = Reference | 'target'

/** Not "target": a merchant may well be called so. */
const OWN_TARGET = 'own-target'

/** Reads `median`, `min`, `mean`, `own-target`, or else the id of a rival; empty is the median. */
export function readBatchReference(ref: string): BatchReference {
  return ref === OWN_TARGET ? 'target' : readReference(ref)
}

/** The reverse of `readBatchReference`. */
export function batchReferenceParameter(reference: BatchReference): string {
  return reference === 'target' ? OWN_TARGET : referenceParameter(reference)
}

export type ReferenceWords = {
  /** After "vs": "median", "lowest", "Northgate". */
  short: string
  /** As a choice: "median of the others". */
  label: string
  /** Within a formula: "median of the other merchants’ offer prices". */
  formula: string
  /** After "cheaper than": "the market" for the usual reference. */
  than: string
}

const WORDS = {
  median: {
    short: 'median',
    label: 'median of the others',
    formula: 'median of the other merchants’ offer prices',
    than: 'the market',
  },
  min: {
    short: 'lowest',
    label: 'lowest of the others',
    formula: 'lowest of the other merchants’ offer prices',
    than: 'the lowest',
  },
  mean: {
    short: 'mean',
    label: 'mean of the others',
    formula: 'mean of the other merchants’ offer prices',
    than: 'the mean',
  },
  target: {
    short: 'target',
    label: 'own target price',
    formula: 'own target price of the row',
    than: 'my target',
  },
} as const satisfies Record<string, ReferenceWords>

/** `nameOf` knows the name of a merchant by its id. */
export function referenceWords(
  reference: BatchReference,
  nameOf: (merchantId: string) => string,
): ReferenceWords {
  if (typeof reference === 'string') return WORDS[reference]
  const name = nameOf(reference.merchant)
  return { short: name, label: name, formula: `lowest offer price of ${name}`, than: name }
}
