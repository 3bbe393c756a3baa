/** The address of the rows of a batch or a list: `batch:ID`, with the country behind it where there are several. */
import { paths } from './paths.ts'

export type ItemsOf = {
  kind: 'batch' | 'list'
  id: string
  /** Countries that are asked together, joined by commas; '' for the first. */
  country: string
}

/** The last part of the path. */
export const itemsId = ({ kind, id, country }: ItemsOf): string =>
  [kind, encodeURIComponent(id), ...(country === '' ? [] : [country])].join(':')

export const itemsPath = (of: ItemsOf): string => paths.collection(itemsId(of))

/** What a last part names; null where it is the id of a result set. */
export function readItemsId(text: string): ItemsOf | null {
  const [kind, id = '', country = '', ...more] = text.split(':')
  if ((kind !== 'batch' && kind !== 'list') || id === '' || more.length > 0) return null
  try {
    return { kind, id: decodeURIComponent(id), country }
  } catch {
    return null
  }
}
