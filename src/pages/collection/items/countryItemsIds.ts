import { idWithCountries, type CollectionInCountries } from '@/domain/collections/collectionId.ts'

/** The ID in addresses of the rows of each group of countries that are checked together. Each of `groups` is joined by commas. */
export const countryItemsIds = (groups: readonly string[], of: CollectionInCountries) =>
  groups.map((country) => ({ country, id: idWithCountries({ ...of, country }) }))
