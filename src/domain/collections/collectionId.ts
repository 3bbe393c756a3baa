/**
 * The id of a collection in one group of its countries. A collection of codes or of picked products has rows and versions for
 * each group of countries that is requested together; `ID:us,in` means one group.
 */
import { isCountryCode } from '@/lib/countryCode.ts'

export type CollectionInCountries = {
  id: string
  /** Countries that are checked together, joined by commas; '' for the first group of the collection. */
  country: string
}

/** The id of a collection in a group of countries, as in URLs before percent-encoding: `ID`, or `ID:us,in`. */
export const idWithCountries = ({ id, country }: CollectionInCountries): string =>
  country === '' ? id : `${id}:${country}`

/** Parses an id such as `ID:us,in`. The id of the collection may itself contain a colon. */
export function readIdWithCountries(text: string): CollectionInCountries {
  const [, id = '', country = ''] = /^(.+):([^:]+)$/s.exec(text) ?? []
  return country.split(',').every(isCountryCode) ? { id, country } : { id: text, country: '' }
}
