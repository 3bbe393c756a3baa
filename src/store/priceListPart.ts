/** A part of a price list as it is kept: some hundred rows together, because fifty thousand entries take half a minute. */
import * as v from 'valibot'
import type { PriceEntry } from '../domain/priceList/ownPrice.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0))

const row = v.object({
  code: v.pipe(v.string(), v.regex(/^\d{8,14}$/, 'expected a code of 8 to 14 digits')),
  price: v.nullable(v.pipe(v.number(), v.gtValue(0))),
  cost: v.nullable(v.pipe(v.number(), v.minValue(0))),
  note: v.string(),
}) satisfies v.GenericSchema<PriceEntry>

export const keptPriceListPart = v.object({
  connectionId: v.string(),
  /** Prices are in one currency: a list is for one country. In lower case. */
  country: v.string(),
  /** From 0; parts one after the other are the list. */
  part: place,
  /** When the list was saved, in epoch milliseconds; the same for all its parts, and what tells it from an older one. */
  at: v.number(),
  rows: v.array(row),
})

export type KeptPriceListPart = v.InferOutput<typeof keptPriceListPart>
