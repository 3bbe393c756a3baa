import { itemsId, type ItemsOf } from '@/domain/collections/collectionId.ts'

/** For each group of countries that are checked together, the ID that addresses its rows. `groups`: joined by commas. */
export const countryLinks = (groups: readonly string[], of: ItemsOf) =>
  groups.map((country) => ({ country, id: itemsId({ ...of, country }) }))
