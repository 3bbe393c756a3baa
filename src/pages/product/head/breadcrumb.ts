import type { Product } from '@/api/operations/product.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { searchState, type SearchState } from '@/routing/states/searchState.ts'

export type Crumb = {
  text: string
  search: SearchState
  /** The tooltip: what the link searches for, a filter if the segment is one, otherwise keywords. */
  title: string
}

/** The most segments that are shown; real breadcrumbs have three to six. */
const MAX_SEGMENTS = 20

/**
 * The first segments of `breadCrumb` (§2.2) as links to searches; the record shows all of them. The record's own category or
 * division is sent as that filter; other segments are searched as keywords, because the specification does not say which filter
 * they are.
 */
export function breadcrumbOf(product: Product, countries: string[]): Crumb[] {
  const where = shownCountries(countries)
  const segments = (product.breadCrumb ?? '')
    .split('/')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '')
    .slice(0, MAX_SEGMENTS)
  return segments.map((text) => {
    if (text === product.category) {
      const search = searchState({ countries, category: [text] })
      return { text, search, title: `Search the category ${text} in ${where}` }
    }
    if (text === product.division) {
      const search = searchState({ countries, division: [text] })
      return { text, search, title: `Search the division ${text} in ${where}` }
    }
    return {
      text,
      search: searchState({ countries, q: text }),
      title: `Search the words “${text}” in ${where}`,
    }
  })
}
