/** Records of §2 with any of their fields, valid or invalid, as JSON text. */
import fc from 'fast-check'
import type { FlatKind } from '../problems/fieldKinds.ts'
import { flatProductKinds, offerKinds, skuKinds } from '../problems/fieldKinds.ts'
import { dishonest, mapOf, unknownFields } from './dishonest.ts'
import type { JsonText } from './jsonText.ts'
import { listOf, objectText, someOf } from './jsonText.ts'
import { code, flag, number, stamp, text, url, urls } from './values.ts'

const any = fc.oneof(mapOf(dishonest), dishonest)

const valueOf: Record<FlatKind, JsonText> = { text, code, number, flag, stamp, url, urls, any }

const fieldsOf = (kinds: Record<string, FlatKind>): Record<string, JsonText> => ({
  ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, valueOf[kind]])),
  ...unknownFields,
})

const skuRecord = someOf(fieldsOf(skuKinds), 8).map(objectText)
const skuSet = fc.oneof(
  listOf(fc.oneof(skuRecord, skuRecord, dishonest)),
  listOf(skuRecord),
  skuRecord,
  dishonest,
)

/** An ID is likely, because most readers look for one. */
export const productPairs = fc
  .tuple(
    fc.option(fc.tuple(fc.constant('productId'), text), { freq: 3 }),
    someOf({ ...fieldsOf(flatProductKinds), skuSet }, 14),
  )
  .map(([id, pairs]) => (id ? [id, ...pairs] : pairs))

export const productRecord: JsonText = productPairs.map(objectText)

export const offerRecord: JsonText = someOf(
  {
    ...fieldsOf(offerKinds),
    pictures: urls,
    imageUrl: url,
    productDescription: text,
    productTitle: text,
    stock: number,
  },
  8,
).map(objectText)

/** A list of records that may also contain other values. */
export const recordList = (record: JsonText): JsonText =>
  listOf(fc.oneof({ arbitrary: record, weight: 12 }, { arbitrary: dishonest, weight: 1 }), 4)
