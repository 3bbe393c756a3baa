/** Arranges the facets in the rail. */
import { facetKind } from '@/api/facets.ts'
import type { Facet } from '@/api/operations/facet.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { foldLetters } from '@/lib/text/spelling.ts'

const OPEN_WORDS = ['occasion', 'gender', 'primaryColor', 'pattern']
const FOLDED_WORDS = ['fabric', 'silhouette', 'subSilhouette', 'size']

export type FacetSections = {
  price: Facet | undefined
  discount: Facet | undefined
  /** The facets of words: the open ones first, those that the specification does not name last. */
  words: { facet: Facet; folded: boolean }[]
}

const place = (name: string): number => {
  const order = [...OPEN_WORDS, ...FOLDED_WORDS]
  const found = order.indexOf(name)
  return found < 0 ? order.length : found
}

/** Facets without values are left out. */
export function facetSections(facets: readonly Facet[]): FacetSections {
  const facetsWithValues = facets.filter(({ values }) => values.length > 0)
  const words = facetsWithValues
    .filter(({ name }) => facetKind(name) === 'word')
    .toSorted((a, b) => place(a.name) - place(b.name))
  return {
    price: facetsWithValues.find(({ name }) => name === 'price'),
    discount: facetsWithValues.find(({ name }) => name === 'discount'),
    words: words.map((facet) => ({ facet, folded: !OPEN_WORDS.includes(facet.name) })),
  }
}

export function featuredOf(result: SearchResult | undefined, name: string): string[] {
  return result?.featured.find(([facet]) => facet === name)?.[1] ?? []
}

/** The added words that no facet lists: each needs a separate option, so that it can be removed. */
export function unlistedWords(words: readonly string[], facets: readonly Facet[]): string[] {
  const listed = new Set(
    facets
      .filter(({ name }) => facetKind(name) === 'word')
      .flatMap(({ values }) => values.map(([value]) => foldLetters(value.trim()))),
  )
  return words.filter((word) => !listed.has(foldLetters(word.trim())))
}
