import { itemsId, type ItemsOf } from '../../../url/itemsAddress.ts'

/** Of each group of countries that are checked together the id that addresses its rows. `groups`: joined by commas. */
export const countryLinks = (groups: readonly string[], of: ItemsOf) =>
  groups.map((country) => ({ country, id: itemsId({ ...of, country }) }))
