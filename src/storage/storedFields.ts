/**
 * The schemas of the service’s fields as the app stores them, each according to the field’s kind in the field list. A field that an
 * earlier app version did not know is absent.
 */
import * as v from 'valibot'
import { FIELDS } from '@/api/fields/fields.ts'
import type { RowKind } from '@/api/fields/kinds.ts'

export const text = v.nullable(v.string())
export const figure = v.nullable(v.number())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/**
 * The schema of a web address. Only `http:` and `https:` pass, because stored data may come from a file and another scheme could
 * run code or open a local file.
 */
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

/** The fields that are stored: those of a kind that a table cell can show. */
type SavedKey = {
  [Key in keyof Fields]: Fields[Key]['kind'] extends RowKind ? Key : never
}[keyof Fields]

export type StoredValue<Key extends SavedKey> = (typeof BY_KIND)[Fields[Key]['kind'] & RowKind]

export const storedValue = <Key extends SavedKey>(key: Key): StoredValue<Key> =>
  BY_KIND[FIELDS[key].kind] as StoredValue<Key> // `BY_KIND` has the schema of this field’s kind.

/** The schemas of the fields `keys`, each null if the stored data lacks the field. */
export const storedFields = <Key extends SavedKey>(keys: readonly Key[]) =>
  Object.fromEntries(
    keys.map((key) => [key, v.optional<v.GenericSchema, null>(storedValue(key), null)]),
  ) as { [Each in Key]: v.OptionalSchema<StoredValue<Each>, null> } // There is one schema per key.
