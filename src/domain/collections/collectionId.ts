/**
 * A collection in one group of its countries. A collection of codes or of picked products has rows and versions for each group
 * of countries that is requested together; the id `ID:us,in` names one group.
 */
import { isCountryCode } from '@/lib/countryCode.ts'

export type ItemsOf = {
  id: string
  /** Countries that are checked together, joined by commas; '' for the first group of the collection. */
  country: string
}

/** `ID` or `ID:us,in`, as in URLs before percent-encoding. */
export const itemsId = ({ id, country }: ItemsOf): string =>
  country === '' ? id : `${id}:${country}`

/** Parses such an id. The id of the collection may itself contain a colon. */
export function readItemsId(text: string): ItemsOf {
  const [, id = '', country = ''] = /^(.+):([^:]+)$/s.exec(text) ?? []
  return country.split(',').every(isCountryCode) ? { id, country } : { id: text, country: '' }
}
