import type { Product } from '@/api/operations/product.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { searchState, type SearchState } from '@/routing/states/searchState.ts'

export type Crumb = {
  text: string
  search: SearchState
  /** What following it does: a filter of the service where the segment names one, else plain keywords. */
  title: string
}

/** Real paths have three to six. */
const MAX_SEGMENTS = 20

/**
 * The first segments of `breadCrumb` (§2.2) as searches; the record has all of them. A segment that is the record's own category or division is sent as
 * that filter; what other segments filter by is not stated, so these are searched as keywords.
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
