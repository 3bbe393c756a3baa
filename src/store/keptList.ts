/** A list as it is kept: one entry of the store, so that a change is whole. */
import * as v from 'valibot'
import type { ListEntry, SeenProduct } from '../domain/lists/productList.ts'

const text = v.nullable(v.string())
const figure = v.nullable(v.number())
/** What is read back may come from a file: an address of another scheme would be a link to anywhere. */
const address = v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//i, 'expected a web address')))
const code = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})?(?:,[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})?)*$/

const seen = v.object({
  at: v.number(),
  title: text,
  merchant: text,
  brand: text,
  imageUrl: address,
  offerPrice: figure,
  active: v.nullable(v.boolean()),
  eans: v.exactOptional(v.array(v.string())),
}) satisfies v.GenericSchema<SeenProduct>

export const keptListEntry = v.object({
  id: v.pipe(v.string(), v.nonEmpty('expected a product id')),
  country: v.pipe(v.string(), v.regex(code, 'expected country codes')),
  addedAt: v.number(),
  note: v.string(),
  first: v.nullable(v.object({ at: v.number(), offerPrice: figure })),
  seen: v.nullable(seen),
  missingAt: figure,
}) satisfies v.GenericSchema<ListEntry>

export const keptList = v.object({
  connectionId: v.string(),
  id: v.string(),
  at: v.number(),
  changedAt: v.number(),
  name: v.string(),
  /** Each is looked at by itself: a damaged one is kept as it is, and takes none of the others along. */
  entries: v.array(v.unknown()),
})

export type KeptList = v.InferOutput<typeof keptList>
