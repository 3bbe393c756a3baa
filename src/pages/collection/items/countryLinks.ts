import { itemsId, type ItemsOf } from '@/domain/collections/collectionId.ts'

/** The ID in addresses of the rows of each group of countries that are checked together. Each of `groups` is joined by commas. */
export const countryLinks = (groups: readonly string[], of: ItemsOf) =>
  groups.map((country) => ({ country, id: itemsId({ ...of, country }) }))
