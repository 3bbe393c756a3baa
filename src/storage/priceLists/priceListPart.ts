/** A part of a price list as it is stored: some hundred rows together, because fifty thousand entries take half a minute. */
import * as v from 'valibot'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { count } from '@/storage/storedFields.ts'

/** What a newer version has put beside is stored with it. */
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
  /** Prices are in one currency: a list is for one country. In lower case. */
  country: v.string(),
  /** From 0; parts one after the other are the list. */
  part: count,
  /** When the list was saved, in epoch milliseconds; the same for all its parts, and what tells it from an older one. */
  at: v.number(),
  rows: v.array(row),
})

export type StoredPriceListPart = v.InferOutput<typeof storedPriceListPart>
