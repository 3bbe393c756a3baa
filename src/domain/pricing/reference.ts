/** What a price is measured against: as an address names it, and the one way to say it on every page and in every file. */

import { canonicalName, type Aliases } from './names.ts'

export type ReferenceKind = 'median' | 'min' | 'mean'
/** One merchant by its id, which is all that an address says; by its name it is found under all its names. */
type Competitor = { merchant: string; name?: string }
/** A figure of the other merchants, or one competitor. */
export type Reference = ReferenceKind | Competitor
/** `target`: the user's own target price, from the row of a batch. */
export type RowReference = Reference | 'target'

export const REFERENCE_KINDS: readonly ReferenceKind[] = ['median', 'min', 'mean']

/** Reads the `ref` parameter of a link: `median`, `min`, `mean`, or else the id of a competitor, of the name that `competitorName` finds; empty is the median. */
export function readReference(ref: string, name: string | null = null): Reference {
  if (ref === '' || ref === 'median') return 'median'
  if (ref === 'min' || ref === 'mean') return ref
  return name === null ? { merchant: ref } : { merchant: ref, name }
}

/** What the competitor of a link is called: by the name that one of these lists of offers gives its id; null where it names none. */
export function competitorName(
  ref: string,
  lists: Iterable<readonly { merchantId: string | null; merchantName: string | null }[]>,
  aliases: Aliases,
): string | null {
  if (typeof readRowReference(ref) === 'string') return null
  for (const offers of lists) {
    const named = offers.find(
      ({ merchantId, merchantName }) => merchantId === ref && merchantName?.trim(),
    )
    if (named) return canonicalName(named.merchantName?.trim() ?? ref, aliases)
  }
  return canonicalName(ref, aliases)
}

/** The `ref` parameter of a reference, the reverse of `readReference`. */
export function referenceParameter(reference: Reference): string {
  return typeof reference === 'string' ? reference : reference.merchant
}

/** Not "target": a merchant may well be called so. */
const OWN_TARGET = 'own-target'

/** Of a batch, where `own-target` is one more. */
export function readRowReference(ref: string, name: string | null = null): RowReference {
  return ref === OWN_TARGET ? 'target' : readReference(ref, name)
}

/** The reverse of `readRowReference`. */
export function rowReferenceParameter(reference: RowReference): string {
  return reference === 'target' ? OWN_TARGET : referenceParameter(reference)
}

/** Whose prices it is a figure of: `others`, everyone but me; `all` where nobody is me. */
export type ReferenceScope = 'others' | 'all'

export type ReferenceWords = {
  /** "median of the competitors": the heading after "vs", the choice, and what stands beside an index. */
  label: string
  /** Within a formula: "median of the competitors’ offer prices". */
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
  others: { short: 'of the competitors', prices: 'of the competitors’ offer prices' },
  all: { short: 'of all sellers', prices: 'of all offer prices' },
}

const asItIs = (id: string) => id

/** `nameOf` knows the name of a merchant by its id, where the reference does not say it. */
export function referenceWords(
  reference: RowReference,
  nameOf: (merchantId: string) => string = asItIs,
  scope: ReferenceScope = 'others',
): ReferenceWords {
  if (reference === 'target') {
    return {
      label: 'target price',
      formula: 'target price of the row',
      than: 'target',
    }
  }
  if (typeof reference !== 'string') {
    const name = reference.name ?? nameOf(reference.merchant)
    return { label: name, formula: `lowest offer price of ${name}`, than: name }
  }
  const { figure, than } = FIGURES[reference]
  const { short, prices } = OF[scope]
  return { label: `${figure} ${short}`, formula: `${figure} ${prices}`, than }
}

/** As choices: "median of the competitors". */
export const REFERENCE_CHOICES = REFERENCE_KINDS.map((value) => ({
  value,
  label: referenceWords(value).label,
}))
