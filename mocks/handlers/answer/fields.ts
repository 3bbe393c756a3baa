/** The fields of a catalog record that an answer contains (§2.1 to §2.3), and the base address of its pictures. */
import { SKU_FIELDS, type RecordField } from '../../fields.ts'
import { recordField, recordKeys, skuKeys, type RecordKey } from '../../knownFields.ts'
import type { WireProduct, WireSku } from '../../wire.ts'

const carrying = (...forms: RecordField['form'][]): readonly RecordKey[] =>
  recordKeys.filter((key) => forms.includes(recordField(key).form))

const LITE = carrying('lite')
const FULL = [...carrying('lite', 'full'), 'skuSet'] as const
const SKU = skuKeys.filter((key) => SKU_FIELDS[key].of === 'all')

/** `search` has two additional SKU fields, `traits` has the merchant's product id; `lookup` has neither. */
export type FullAnswer = 'search' | 'traits' | 'lookup'

export const fieldsOf = (
  mode: 'lite' | 'full',
  answer: FullAnswer,
): readonly (keyof WireProduct)[] => {
  if (mode === 'lite') return LITE
  return answer === 'traits' ? [...FULL, 'merchantProductId'] : FULL
}

/** Copies the listed fields; those that the record lacks stay absent. */
const pick = <Thing extends object>(
  thing: Thing,
  keys: readonly (keyof Thing)[],
): Partial<Thing> => {
  const picked: Partial<Thing> = {}
  for (const key of keys) if (Object.hasOwn(thing, key)) picked[key] = thing[key]
  return picked
}

/** Catalog pictures are root-relative; answers contain full addresses. */
export const absolute = (assets: string, url: string): string =>
  /^\/(?!\/)/.test(url) ? assets + url : url

/** The record as the answer of an operation contains it; `assets` is the base address of the pictures. */
export const recordOf = (
  product: WireProduct,
  mode: 'lite' | 'full',
  answer: FullAnswer,
  assets: string,
): Partial<WireProduct> => {
  const record = pick(product, fieldsOf(mode, answer))
  if (record.imageUrl) record.imageUrl = absolute(assets, record.imageUrl)
  if (record.images) record.images = record.images.map((url) => absolute(assets, url))
  if (record.videos) record.videos = record.videos.map((url) => absolute(assets, url))
  const skuFields = answer === 'search' ? skuKeys : SKU
  // the cast: in other answers than `search`, a SKU lacks two fields of §2.3
  if (record.skuSet) record.skuSet = record.skuSet.map((sku) => pick(sku, skuFields) as WireSku)
  return record
}
