/**
 * The scenario `huge`: ten thousand of everything that an operation lists, each with a different id; about 20 MB for a search
 * in full mode.
 */
import { type Json, walk } from './walk.ts'

const MANY = 10_000
/** The number of traits in a §4.1 answer. */
const MANY_TRAITS = 1000

type JsonMap = { [key: string]: Json }
type Entry = [string, Json]

const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const FIRST_NUMBER = 0xf0000

/** The id with its last digits replaced by a number: a 32-digit hexadecimal id stays one. */
const idAt = (id: string, number: number): string => {
  const digits = (FIRST_NUMBER + number).toString(16).toUpperCase()
  return id.slice(0, Math.max(1, id.length - digits.length)) + digits
}

const copyAt = (record: Json, number: number): Json => {
  if (!isMap(record) || number === 0) return record
  const numbered = (name: string): JsonMap =>
    typeof record[name] === 'string' ? { [name]: `${record[name]} ${String(number + 1)}` } : {}
  const identified = (name: string): JsonMap =>
    typeof record[name] === 'string' ? { [name]: idAt(record[name], number) } : {}
  const offer = record['offerPrice']
  return {
    ...record,
    ...numbered('title'),
    ...numbered('merchantName'),
    ...identified('productId'),
    ...identified('skuId'),
    ...identified('merchantId'),
    ...(typeof offer === 'number' ? { offerPrice: Math.round(offer * 100 + number) / 100 } : {}),
  }
}

const manyOf = (list: Json[]): Json[] =>
  Array.from({ length: MANY }, (_, at) => copyAt(list[at % list.length] ?? null, at))

const manyTraits = (traits: Json): Json =>
  isMap(traits)
    ? {
        ...traits,
        ...Object.fromEntries(
          Array.from({ length: MANY_TRAITS }, (_, at): Entry => [
            `trait ${String(at + 1)}`,
            `value ${String(at + 1)}|another`,
          ]),
        ),
      }
    : traits

const LISTS = new Set(['', 'productList', 'merchants'])

/** `numFound` is at least the number of products in the answer. */
export const hugeBody = (body: unknown): unknown => {
  const isSearch = isMap(body as Json) && 'productList' in (body as JsonMap)
  const list = (items: Json[], key: string): Json[] => {
    const isListed = LISTS.has(key) || (key === 'skuSet' && !isSearch && !Array.isArray(body))
    return isListed && items.length > 0 ? manyOf(items) : items
  }
  const entries = (inside: Entry[], key: string): Entry[] =>
    inside.map(([name, value]): Entry => {
      if (name === 'traits' && key === '') return [name, manyTraits(value)]
      const found = name === 'numFound' && typeof value === 'number'
      return [name, found ? Math.max(value, MANY) : value]
    })
  // the cast: the body becomes JSON text later
  return walk(body as Json, { text: (text) => text, entries, list })
}
