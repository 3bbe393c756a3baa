import { itemsId, type ItemsOf } from '@/domain/collections/collectionId.ts'

/** Of each group of countries that are checked together the id that addresses its rows. `groups`: joined by commas. */
export const countryLinks = (groups: readonly string[], of: ItemsOf) =>
  groups.map((country) => ({ country, id: itemsId({ ...of, country }) }))
