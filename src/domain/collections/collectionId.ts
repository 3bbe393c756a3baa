/**
 * A collection in one group of its countries. A collection of codes or of picked products has rows, and versions, for each
 * group of countries that is requested together: its id names one of them with the countries behind it, `ID:us,in`.
 */
import { isCountryCode } from '@/lib/countryCode.ts'

export type ItemsOf = {
  id: string
  /** Countries that are checked together, joined by commas; '' for the first ones of the collection. */
  country: string
}

/** `ID` or `ID:us,in`: as addresses name it, before percent-encoding. */
export const itemsId = ({ id, country }: ItemsOf): string =>
  country === '' ? id : `${id}:${country}`

/** What such an id names. The id of the collection may hold a colon itself. */
export function readItemsId(text: string): ItemsOf {
  const [, id = '', country = ''] = /^(.+):([^:]+)$/s.exec(text) ?? []
  return country.split(',').every(isCountryCode) ? { id, country } : { id: text, country: '' }
}
