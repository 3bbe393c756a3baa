/**
 * The stored form of the service’s fields, by their kind in the field list; fields that an earlier app version did not know are
 * absent.
 */
import * as v from 'valibot'
import { FIELDS } from '@/api/fields/fields.ts'
import type { RowKind } from '@/api/fields/kinds.ts'

export const text = v.nullable(v.string())
export const figure = v.nullable(v.number())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Stored data may come from a file, and a URL with another scheme could be a link to anywhere. */
export const address = v.nullable(
  v.pipe(v.string(), v.regex(/^https?:\/\//i, 'expected a web address')),
)
/** Named views of a collection, encoded by `encodeCollectionView`. */
export const savedViews = v.array(v.object({ name: v.string(), state: v.string() }))
const flag = v.nullable(v.boolean())

const BY_KIND = {
  text,
  id: text,
  code: text,
  path: text,
  price: figure,
  percent: figure,
  points: figure,
  count: figure,
  rank: figure,
  score: figure,
  stamp: figure,
  flag,
  url: address,
} as const satisfies Record<RowKind, v.GenericSchema>

type Fields = typeof FIELDS

/** Fields that a cell can show. */
type SavedKey = {
  [Key in keyof Fields]: Fields[Key]['kind'] extends RowKind ? Key : never
}[keyof Fields]

export type StoredValue<Key extends SavedKey> = (typeof BY_KIND)[Fields[Key]['kind'] & RowKind]

export const storedValue = <Key extends SavedKey>(key: Key): StoredValue<Key> =>
  BY_KIND[FIELDS[key].kind] as StoredValue<Key> // of this kind

/** The schema of each field; null where it is absent. */
export const storedFields = <Key extends SavedKey>(keys: readonly Key[]) =>
  Object.fromEntries(
    keys.map((key) => [key, v.optional<v.GenericSchema, null>(storedValue(key), null)]),
  ) as { [Each in Key]: v.OptionalSchema<StoredValue<Each>, null> } // one schema a key
