/** The engine over an own catalog, in the week asked for; a product may be there once a country under one id. */
import type { Catalog, Week } from '../../catalog/catalog.ts'
import { createCatalog } from '../../catalog/createCatalog.ts'
import { fold } from '../../catalog/index/tokens.ts'
import type { OwnData } from './ownData.ts'
import { ownWeek } from './ownWeek.ts'

export const ownEngine = (now: OwnData, week: Week): Catalog => {
  const data = week === 'next' ? { ...now, ...ownWeek(now) } : now
  return {
    ...createCatalog(data),
    product: async (id, countries) => {
      const asked = new Set(countries.map(fold))
      const listings = data.ordinalsOfProduct(id).map(data.listing)
      return listings.find(({ country }) => asked.has(fold(country))) ?? null
    },
  }
}
