/**
 * The figure with which a price is compared (“Compared with”): its URL parameter, and its wording on every page and in every
 * file.
 */

import { canonicalName, type Aliases } from './names.ts'

export type ReferenceKind = 'median' | 'min' | 'mean'
/** One competitor by its id, as in URLs; with `name`, it is found under all spellings and aliases. */
type Competitor = { merchant: string; name?: string }
/** What prices are compared with: a figure over the other merchants, or the price of one competitor. */
export type Reference = ReferenceKind | Competitor
/** What the prices of a collection of codes are compared with; `target` is the target price that the user gave for each row. */
export type RowReference = Reference | 'target'

export const REFERENCE_KINDS: readonly ReferenceKind[] = ['median', 'min', 'mean']

/**
 * Parses the `ref` parameter of a URL: `median`, `min`, `mean`, or the id of a competitor; empty means the median. `name` is the
 * competitor’s name, from `competitorName`.
 */
export function readReference(ref: string, name: string | null = null): Reference {
  if (ref === '' || ref === 'median') return 'median'
  if (ref === 'min' || ref === 'mean') return ref
  return name === null ? { merchant: ref } : { merchant: ref, name }
}

/**
 * The name of the competitor in a URL: the name that a list of offers gives for its id, otherwise the id; null if the URL names no
 * competitor.
 */
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

/** The `ref` parameter of a comparison, the reverse of `readReference`. */
export function referenceParameter(reference: Reference): string {
  return typeof reference === 'string' ? reference : reference.merchant
}

/** The URL parameter for `target`. It is not "target", because that can be the id of a merchant. */
const OWN_TARGET = 'own-target'

/** Parses the `ref` parameter of a collection of codes, where `own-target` is possible too. */
export function readRowReference(ref: string, name: string | null = null): RowReference {
  return ref === OWN_TARGET ? 'target' : readReference(ref, name)
}

/** The `ref` parameter of a comparison in a collection of codes, the reverse of `readRowReference`. */
export function rowReferenceParameter(reference: RowReference): string {
  return reference === 'target' ? OWN_TARGET : referenceParameter(reference)
}

/** The merchants whose prices the comparison uses: all but yours (`others`), or all if you chose no merchant (`all`). */
export type ReferenceScope = 'others' | 'all'

export type ReferenceWords = {
  /** The name after "vs" in headings, in the menu and beside an index: "median of the competitors". */
  label: string
  /** The name within a formula: "median of the competitors’ offer prices". */
  formula: string
  /** The name after "cheaper than": "the market" for the default comparison. */
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

/** The names of a comparison. `nameOf` returns the name of a merchant by id, if the comparison has none. */
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

/** The choices of the menu “Compared with”: "median of the competitors". */
export const REFERENCE_CHOICES = REFERENCE_KINDS.map((value) => ({
  value,
  label: referenceWords(value).label,
}))
