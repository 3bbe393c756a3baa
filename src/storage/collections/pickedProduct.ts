/** The stored form of a picked product: the user’s note, and what the service last returned. */
import * as v from 'valibot'
import { SEEN_FIELDS, type ListEntry, type SeenProduct } from '@/domain/picked/productList.ts'
import { figure, storedFields } from '@/storage/storedFields.ts'

const COUNTRY_CODES =
  /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})?(?:,[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})?)*$/

const seen = v.object({
  at: v.number(),
  ...storedFields(SEEN_FIELDS),
  eans: v.exactOptional(v.array(v.string())),
}) satisfies v.GenericSchema<unknown, SeenProduct>

const first = v.object({ at: v.number(), offerPrice: v.optional(figure, null) })

export const pickedProduct = v.object({
  id: v.pipe(v.string(), v.nonEmpty('expected a product id')),
  country: v.pipe(v.string(), v.regex(COUNTRY_CODES, 'expected country codes')),
  addedAt: v.number(),
  note: v.optional(v.string(), ''),
  first: v.optional(v.nullable(first), null),
  seen: v.optional(v.nullable(seen), null),
  missingAt: v.optional(figure, null),
}) satisfies v.GenericSchema<unknown, ListEntry>
