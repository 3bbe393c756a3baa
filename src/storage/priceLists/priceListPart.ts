/**
 * The stored form of a part of a price list. Some hundred rows are stored together, because writing fifty thousand entries
 * takes half a minute.
 */
import * as v from 'valibot'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { count } from '@/storage/storedFields.ts'

/** One row of a price list: a code and its prices. Unknown fields of a newer app version stay. */
const row = v.looseObject({
  code: v.pipe(v.string(), v.regex(/^\d{8,14}$/, 'expected a code of 8 to 14 digits')),
  price: v.optional(v.nullable(v.pipe(v.number(), v.gtValue(0))), null),
  cost: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
  floor: v.exactOptional(v.nullable(v.pipe(v.number(), v.gtValue(0)))),
  note: v.optional(v.string(), ''),
  title: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, PriceEntry>

export const storedPriceListPart = v.object({
  connectionId: v.string(),
  /** The country of the list, in lower case. A list is for one country, and so for one currency. */
  country: v.string(),
  /** The number of the part, from 0; the parts in this order make up the list. */
  part: count,
  /** When the list was saved, in epoch milliseconds; equal in all its parts and different from older lists. */
  at: v.number(),
  rows: v.array(row),
})

export type StoredPriceListPart = v.InferOutput<typeof storedPriceListPart>
