/** Problems of records as read, compared with the records as received. */
import type { FlatKind } from './fieldKinds.ts'
import { flatProductKinds, skuKinds, standIns } from './fieldKinds.ts'
import type { Json } from './fieldProblems.ts'
import { isMap, isRight } from './fieldProblems.ts'
import { isSame } from './same.ts'

/** A list that may be given as a list, as one entry, or not at all. */
export function entriesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const isNothing = value === null || value === undefined || value === ''
  return isNothing || isSame(value, {}) ? [] : [value]
}

export const mapsIn = (value: unknown): Json[] => entriesIn(value).filter(isMap)

/** Own fields only, because a response may have a key such as `__proto__`. */
export const own = (record: Json, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** The value of a field, or of the field that replaces it. */
function inputFor(record: Json, name: string): unknown {
  const value = own(record, name)
  const standIn = standIns[name]
  return standIn !== undefined && isRight('text', value, null) ? own(record, standIn) : value
}

type Kinds = Record<string, FlatKind>
type Read = { raw: Json; skuSet?: readonly Read[] }

function fieldProblems(where: string, kinds: Kinds, input: Json, read: Read): string[] {
  const { raw, ...fields } = read
  const others = Object.keys(fields).filter((name) => name !== 'skuSet' && !(name in kinds))
  const problems = others.map((name) => `${where} has a field ${name}`)
  if (Object.getPrototypeOf(read) !== Object.prototype) problems.push(`${where} has a prototype`)
  if (!isSame(raw, input)) problems.push(`${where} is not kept as it came`)
  const wrong = Object.entries(kinds).filter(
    ([name, kind]) => !isRight(kind, inputFor(input, name), own(fields, name)),
  )
  return [...problems, ...wrong.map(([name]) => `${where}.${name} is read wrongly`)]
}

/** Problems of a list of records: their number, their order, and each field. */
export function recordProblems(
  what: string,
  kinds: Kinds,
  input: readonly Json[],
  read: readonly Read[],
): string[] {
  if (read.length !== input.length) return [`${input.length} ${what} became ${read.length}`]
  return input.flatMap((record, at) => {
    const one = read[at]
    return one ? fieldProblems(`${what} ${at}`, kinds, record, one) : []
  })
}

export function productProblems(input: readonly Json[], read: readonly Read[]): string[] {
  return [
    ...recordProblems('product', flatProductKinds, input, read),
    ...read.flatMap(({ skuSet = [] }, at) => {
      const skus = mapsIn(own(input[at] ?? {}, 'skuSet'))
      return recordProblems(`SKU of product ${at}`, skuKinds, skus, skuSet)
    }),
  ]
}
