/**
 * The search that a collection is loaded from, as stored and as requested. Earlier app versions stored one category and one
 * division as a text ('' for none); this format stays, and a list is stored only if there are several.
 */
import { eachFilter, filters, type FilterField, type FilterValues } from '@/api/fields/filters.ts'

type SavedFilter = string | string[]

/** The filters that every app version stored. A filter that was added later is stored as a list, and only if it has values. */
type FirstFilters = {
  merchant: string[]
  brand: string[]
  category: SavedFilter
  division: SavedFilter
}
type LaterFilters = { [Field in Exclude<FilterField, keyof FirstFilters>]?: string[] }

export type SearchSource = FirstFilters &
  LaterFilters & { kind: 'search'; q: string; words: string[] }

type Search = FilterValues & Pick<SearchSource, 'q' | 'words'>

function savedFilter(values: string[]): SavedFilter {
  return values.length > 1 ? values : (values[0] ?? '')
}

const valuesOf = (saved: SavedFilter): string[] => [saved].flat().filter((value) => value !== '')

export function searchSource({ q, words, ...values }: Search): SearchSource {
  const { merchant, brand, category, division } = values
  const first: FirstFilters = {
    merchant,
    brand,
    category: savedFilter(category),
    division: savedFilter(division),
  }
  const later = filters.flatMap(({ field }) =>
    field in first || values[field].length === 0 ? [] : [[field, values[field]]],
  )
  return { kind: 'search', q, words, ...first, ...Object.fromEntries(later) }
}

export function searchOf({ q, words, ...saved }: SearchSource): Search {
  const values: Partial<Record<FilterField, SavedFilter>> = saved
  return { q, words, ...eachFilter((field) => valuesOf(values[field] ?? [])) }
}
