/**
 * The search that a collection is loaded from, as stored and as requested. Earlier app versions stored one category and one
 * division as a text ('' for none); this format stays, and a list is stored only where there are several.
 */
import type { FilterValues } from '@/api/fields/operations.ts'

type SavedFilter = string | string[]

export type SearchSource = {
  kind: 'search'
  q: string
  words: string[]
  merchant: string[]
  brand: string[]
  category: SavedFilter
  division: SavedFilter
}

type Search = FilterValues & Pick<SearchSource, 'q' | 'words'>

function savedFilter(values: string[]): SavedFilter {
  return values.length > 1 ? values : (values[0] ?? '')
}

const valuesOf = (saved: SavedFilter): string[] => [saved].flat().filter((value) => value !== '')

export function searchSource({ q, words, merchant, brand, category, division }: Search) {
  return {
    kind: 'search',
    q,
    words,
    merchant,
    brand,
    category: savedFilter(category),
    division: savedFilter(division),
  } satisfies SearchSource
}

export function searchOf(source: SearchSource): Search {
  const { q, words, merchant, brand, category, division } = source
  return {
    q,
    words,
    merchant,
    brand,
    category: valuesOf(category),
    division: valuesOf(division),
  }
}
