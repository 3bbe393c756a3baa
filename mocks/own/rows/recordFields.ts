/** Single fields of records that others wrote: each is read as far as it can be, and says when it can't. */
import { recordField, recordKeys, type RecordKey } from '../../knownFields.ts'
import type { WireAttributes, WireProduct } from '../../wire.ts'
import { readPrice } from './prices.ts'

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Numbers are texts too; everything else is ''. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

export const orNull = (text: string): string | null => (text === '' ? null : text)

export const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** A price that is there and can't be read is told to `say`. */
export const priceOf = (
  value: unknown,
  name: string,
  say: (problem: string) => void,
): number | null => {
  if (value === null || value === undefined || value === '') return null
  const price = typeof value === 'number' ? value : readPrice(textOf(value))
  if (price !== null && Number.isFinite(price) && price >= 0) return price
  say(`${name} is not a price: ${textOf(value).slice(0, 40)}`)
  return null
}

/** What stands for "no" where a feed says whether there is stock, in the languages whose columns are known. */
const NO = new RegExp(
  `^(?:${[
    '0|no|false|n|out[ _]of[ _]stock|sold[ _]?out|discontinued|unavailable|none|archived',
    'nein|falsch|ausverkauft|vergriffen|nicht (?:auf lager|vorrätig|verfügbar|lieferbar)',
    'non|faux|épuisé|indisponible|(?:en )?rupture(?: de stock)?|pas en stock',
    'falso|agotado|sin (?:stock|existencias)|no disponible',
  ].join('|')})$`,
  'i',
)

/** Null for what is missing: it is not known. */
export const flagOf = (value: unknown): boolean | null => {
  if (typeof value === 'boolean') return value
  const text = textOf(value)
  return text === '' ? null : !NO.test(text)
}

export const textsOf = (value: unknown): string[] => {
  const list = Array.isArray(value) ? (value as unknown[]) : [value]
  return list.map(textOf).filter((text) => text !== '')
}

/** Scalars and lists of texts; what is deeper is left out. */
export const attributesOf = (value: unknown): WireAttributes => {
  if (!isFields(value)) return {}
  const pairs = Object.entries(value).flatMap(
    ([name, each]): [string, WireAttributes[string]][] => {
      if (typeof each === 'string' || typeof each === 'boolean') return [[name, each]]
      if (typeof each === 'number' && Number.isFinite(each)) return [[name, each]]
      return Array.isArray(each) ? [[name, textsOf(each)]] : []
    },
  )
  // makes a name such as __proto__ an own key
  return Object.fromEntries(pairs)
}

/** A moment as epoch milliseconds, written as such or as a date. */
const stampOf = (value: unknown): number | null => {
  const moment = numberOf(value) ?? Date.parse(textOf(value))
  return Number.isFinite(moment) ? moment : null
}

/** A field by its kind. */
const valueOf = (key: RecordKey, value: unknown, say: (problem: string) => void): unknown => {
  switch (recordField(key).kind) {
    case 'flag':
      return flagOf(value)
    case 'text':
      return orNull(textOf(value))
    case 'name':
      return textOf(value)
    case 'number':
      return numberOf(value)
    case 'price':
      return priceOf(value, key, say)
    case 'stamp':
      return stampOf(value)
    case 'texts':
      return textsOf(value)
    case 'map':
      return isFields(value) ? attributesOf(value) : null
  }
}

/** A record of which each field is read from what `given` says of it. */
export const readFields = (
  given: (key: RecordKey) => unknown,
  say: (problem: string) => void,
): Omit<WireProduct, 'skuSet'> =>
  // each is read by its kind
  Object.fromEntries(recordKeys.map((key) => [key, valueOf(key, given(key), say)])) as Omit<
    WireProduct,
    'skuSet'
  >
