/**
 * The engine of a user's catalog in a week; one product id may have a listing in each country. `index` is that week's index if it
 * is already built.
 */
import type { Catalog, Week } from '../../catalog/catalog.ts'
import { createCatalog } from '../../catalog/createCatalog.ts'
import type { SearchIndex } from '../../catalog/index/searchIndex.ts'
import { fold } from '../../catalog/index/tokens.ts'
import type { OwnData } from './ownData.ts'
import { ownWeek } from './ownWeek.ts'

export const ownEngine = (now: OwnData, week: Week, index?: SearchIndex): Catalog => {
  const data = week === 'next' ? { ...now, ...ownWeek(now) } : now
  return {
    ...createCatalog(data, index),
    product: async (id, countries) => {
      const requested = new Set(countries.map(fold))
      const listings = data.ordinalsOfProduct(id).map(data.listing)
      return listings.find(({ country }) => requested.has(fold(country))) ?? null
    },
  }
}
