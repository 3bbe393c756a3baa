/** What a price is measured against: as an address names it, and the one way to say it on every page and in every file. */

export type ReferenceKind = 'median' | 'min' | 'mean'
/** A figure of the other merchants, or one rival by merchant id. */
export type Reference = ReferenceKind | { merchant: string }
/** `target`: the user's own target price, from the row of a batch. */
export type RowReference = Reference | 'target'

export const REFERENCE_KINDS: readonly ReferenceKind[] = ['median', 'min', 'mean']

/** Reads the `ref` parameter of a link: `median`, `min`, `mean`, or else the id of a rival; empty is the median. */
export function readReference(ref: string): Reference {
  if (ref === '' || ref === 'median') return 'median'
  if (ref === 'min' || ref === 'mean') return ref
  return { merchant: ref }
}

/** The `ref` parameter of a reference, the reverse of `readReference`. */
export function referenceParameter(reference: Reference): string {
  return typeof reference === 'string' ? reference : reference.merchant
}

/** Not "target": a merchant may well be called so. */
const OWN_TARGET = 'own-target'

/** Of a batch, where `own-target` is one more. */
export function readRowReference(ref: string): RowReference {
  return ref === OWN_TARGET ? 'target' : readReference(ref)
}

/** The reverse of `readRowReference`. */
export function rowReferenceParameter(reference: RowReference): string {
  return reference === 'target' ? OWN_TARGET : referenceParameter(reference)
}

/** Whose prices it is a figure of: `others`, everyone but me; `all` where nobody is me. */
export type ReferenceScope = 'others' | 'all'

export type ReferenceWords = {
  /** "median of the others": the heading after "vs", the choice, and what stands beside an index. */
  label: string
  /** Within a formula: "median of the other merchants’ offer prices". */
  formula: string
  /** After "cheaper than": "the market" for the usual reference. */
  than: string
}

const FIGURES: Record<ReferenceKind, { figure: string; than: string }> = {
  median: { figure: 'median', than: 'the market' },
  min: { figure: 'lowest', than: 'the lowest' },
  mean: { figure: 'mean', than: 'the mean' },
}

const OF: Record<ReferenceScope, { short: string; prices: string }> = {
  others: { short: 'of the others', prices: 'of the other merchants’ offer prices' },
  all: { short: 'of all', prices: 'of all offer prices' },
}

const asItIs = (id: string) => id

/** `nameOf` knows the name of a merchant by its id. */
export function referenceWords(
  reference: RowReference,
  nameOf: (merchantId: string) => string = asItIs,
  scope: ReferenceScope = 'others',
): ReferenceWords {
  if (reference === 'target') {
    return {
      label: 'own target price',
      formula: 'own target price of the row',
      than: 'my target',
    }
  }
  if (typeof reference !== 'string') {
    const name = nameOf(reference.merchant)
    return { label: name, formula: `lowest offer price of ${name}`, than: name }
  }
  const { figure, than } = FIGURES[reference]
  const { short, prices } = OF[scope]
  return { label: `${figure} ${short}`, formula: `${figure} ${prices}`, than }
}

/** As choices: "median of the others". */
export const REFERENCE_CHOICES = REFERENCE_KINDS.map((value) => ({
  value,
  label: referenceWords(value).label,
}))
