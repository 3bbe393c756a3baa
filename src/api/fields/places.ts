/** Selects fields from the list by their place: record, SKU, offer, or row of a collection. */
import { FIELDS, type Field, type FieldKey, type FieldPlace } from './fields.ts'
import { isRowKind, KINDS, type RowKind, type ValueOf } from './kinds.ts'
import type { UnknownRecord } from './readers.ts'

type KeyIn<Some extends FieldPlace> = {
  [Key in FieldKey]: Extract<(typeof FIELDS)[Key]['in'][number], Some> extends never ? never : Key
}[FieldKey]

/** The values read from the fields of these places. */
export type FieldsIn<Some extends FieldPlace> = {
  [Key in KeyIn<Some>]: ValueOf<(typeof FIELDS)[Key]['kind']>
}

type RecordFields = FieldsIn<'lite' | 'full'>

/** The record fields that a row stores: every field that fits into a cell, except those that only replace another. */
export type RowKey = {
  [Key in keyof RecordFields]: (typeof FIELDS)[Key] extends { standsInFor: string }
    ? never
    : (typeof FIELDS)[Key]['kind'] extends RowKind
      ? Key
      : never
}[keyof RecordFields]

export type RowFields = { [Key in RowKey]: RecordFields[Key] }

const fields: Readonly<Record<FieldKey, Field>> = FIELDS

const fieldKeys = Object.keys(FIELDS) as FieldKey[] // the keys of the list

/** The definition of any field. */
export const fieldOf = (key: FieldKey): Field => fields[key]

/** The keys of these places, in the order of the list. */
export const keysIn = <Some extends FieldPlace>(...places: Some[]): KeyIn<Some>[] =>
  fieldKeys.filter(
    (key): key is KeyIn<Some> =>
      fields[key].in.some((place) => (places as FieldPlace[]).includes(place)), // widened, to search for any place
  )

export const rowKeys: readonly RowKey[] = keysIn('lite', 'full').filter((key): key is RowKey => {
  const { kind, standsInFor } = fields[key]
  return isRowKind(kind) && standsInFor === undefined
})

type RankKey = {
  [Key in RowKey]: (typeof FIELDS)[Key]['kind'] extends 'rank' ? Key : never
}[RowKey]

/** The ranks of a record. */
export const rankKeys = rowKeys.filter((key): key is RankKey => fields[key].kind === 'rank')

/** Makes an object with one value for each field of a row. */
export const eachRowField = <Value>(make: (key: RowKey) => Value): Record<RowKey, Value> =>
  Object.fromEntries(rowKeys.map((key) => [key, make(key)])) as Record<RowKey, Value>

/** Copies only the given fields. */
export const pickFields = <Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
) => Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key> // one value for each field

const fieldsByName = (...places: FieldPlace[]): ReadonlyMap<string, Field> =>
  new Map(keysIn(...places).map((key) => [key, fields[key]]))

const ofRecord = fieldsByName('lite', 'full')
const ofSku = fieldsByName('sku')

/** A record field by its name; undefined for a name that the specification lacks. */
export const recordField = (name: string): Field | undefined => ofRecord.get(name)

/** Like `recordField`, for a SKU. */
export const skuField = (name: string): Field | undefined => ofSku.get(name)

/**
 * Reads the fields of these places; a missing field is read like null. Nothing is ever refused, so a schema library would only
 * add to the code that every page loads, and to the time for ten thousand records.
 */
export function readerOf<Some extends FieldPlace>(...places: Some[]) {
  const readers = keysIn(...places).map((key) => [key, KINDS[fields[key].kind].read] as const)
  return (record: UnknownRecord) => {
    const read: UnknownRecord = {}
    for (const [key, readField] of readers) read[key] = readField(record[key])
    return read as FieldsIn<Some> // every field was just read
  }
}
