/** The fields of the list (`fields.ts`) by their names. */
import { RECORD_FIELDS, SKU_FIELDS, type RecordField } from './fields.ts'

export type RecordKey = keyof typeof RECORD_FIELDS
/** The fields of a record whose value is not a map. */
export type RecordValueField = {
  [Key in RecordKey]: (typeof RECORD_FIELDS)[Key]['kind'] extends 'map' ? never : Key
}[RecordKey]
type SkuKey = keyof typeof SKU_FIELDS

// the casts: Object.keys returns string[]
export const recordKeys = Object.keys(RECORD_FIELDS) as RecordKey[]
export const skuKeys = Object.keys(SKU_FIELDS) as SkuKey[]

export const recordField = (key: RecordKey): RecordField => RECORD_FIELDS[key]
