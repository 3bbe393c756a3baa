/** The address of a collection of codes or of picked products: its id, with countries behind it where rows of several are shown by themselves. */
import { isCountryCode } from '../lib/countryCode.ts'
import { paths } from './paths.ts'

export type ItemsOf = {
  id: string
  /** Countries that are checked together, joined by commas; '' for the first ones of the collection. */
  country: string
}

/** The last part of the path, before it is percent-encoded: `ID` or `ID:us,in`. */
export const itemsId = ({ id, country }: ItemsOf): string =>
  country === '' ? id : `${id}:${country}`

export const itemsPath = (of: ItemsOf): string => paths.collection(itemsId(of))

/** What a last part names. The id may hold a colon itself. */
export function readItemsId(text: string): ItemsOf {
  const [, id = '', country = ''] = /^(.+):([^:]+)$/s.exec(text) ?? []
  return country.split(',').every(isCountryCode) ? { id, country } : { id: text, country: '' }
}
