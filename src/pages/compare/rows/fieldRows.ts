/** Makes the comparison rows for fields of the record (§2.1, §2.2): prices, position and description. */
import { fieldValue } from '@/api/fields/derived.ts'
import { FIELDS, type Field } from '@/api/fields/fields.ts'
import { fieldOf, rowKeys, type RowKey } from '@/api/fields/places.ts'
import type { ComparedRecord } from '@/pages/compare/comparedParts.ts'
import { NO_RANK, NO_RATING, NONE_RECORDED } from '@/words/columnNames.ts'
import type { GroupKey } from '@/words/compareNames.ts'
import type { CellValue } from './cellValue.ts'

export type RowField = {
  key: string
  label: string
  group: GroupKey
  /** What the specification leaves open about the field; null for nothing. */
  undocumented: string | null
  /** The record fields that this row shows, by their names in the record. */
  fields: readonly string[]
  read: (record: ComparedRecord) => CellValue | null
}

type Read = RowField['read']

/** Returns the function that reads a field's cell from a record, by the kind of the field. */
function readOf(key: RowKey): Read {
  const { kind } = fieldOf(key)
  return (record) => {
    const value = fieldValue(record, key)
    if (value === null && record[key] !== null) {
      return { kind: 'missing', what: kind === 'rank' ? NO_RANK : NO_RATING }
    }
    // A time of 0 means none (§2.1).
    if (kind === 'stamp' && !value) return { kind: 'missing', what: NONE_RECORDED }
    if (value === null) return null
    if (typeof value === 'boolean') return { kind: 'flag', isSet: value }
    if (typeof value === 'string') return value.trim() === '' ? null : { kind: 'text', text: value }
    if (kind === 'percent') return { kind: 'discount', value, offer: null, mrp: null }
    if (kind === 'stamp') return { kind: 'moment', at: value }
    return { kind: 'figure', value }
  }
}

/** Rows whose cells also show other fields of the record. */
const TOGETHER: Partial<Record<RowKey, Read>> = {
  offerPrice: ({ offerPrice: price }) => (price === null ? null : { kind: 'offer', price }),
  salePrice: ({ salePrice, offerPrice }) =>
    salePrice === null ? null : { kind: 'mrp', price: salePrice, offer: offerPrice },
  discount: ({ discount, offerPrice, salePrice }) =>
    discount === null
      ? null
      : { kind: 'discount', value: discount, offer: offerPrice, mrp: salePrice },
  active: ({ active }) => (active === null ? null : { kind: 'stock', isIn: active }),
  avgRating: (record) => {
    const { ratingsCount, reviewsCount } = record
    const value = fieldValue(record, 'avgRating')
    if (value !== null) return { kind: 'rating', value, count: ratingsCount, reviews: reviewsCount }
    return record.avgRating === null ? null : { kind: 'missing', what: NO_RATING }
  },
}

function rowsIn(group: NonNullable<Field['compared']>): RowField[] {
  return rowKeys
    .filter((key) => fieldOf(key).compared === group)
    .map((key) => {
      const { label, open } = fieldOf(key)
      return {
        key,
        label,
        group,
        undocumented: open === undefined ? null : `${label}. ${open}`,
        fields: key === 'avgRating' ? [key, 'ratingsCount', 'reviewsCount'] : [key],
        read: TOGETHER[key] ?? readOf(key),
      }
    })
}

/** The entries of `extAttributes`, which has been a map in every answer so far; empty for any other type. */
export function extraEntries({ raw }: ComparedRecord): Map<string, unknown> {
  const extra = Object.hasOwn(raw, 'extAttributes') ? raw['extAttributes'] : null
  const isMap = typeof extra === 'object' && extra !== null && !Array.isArray(extra)
  return new Map(isMap ? Object.entries(extra) : [])
}

const extra = (name: string, label: string, kind: 'text' | 'colour' = 'text'): RowField => ({
  key: `extAttributes ${name}`,
  label,
  group: 'product',
  undocumented: FIELDS.extAttributes.open,
  fields: [],
  read: (record) => {
    const value = extraEntries(record).get(name)
    if (typeof value === 'string') return value.trim() === '' ? null : { kind, text: value }
    return value === undefined || value === null ? null : { kind: 'received', value }
  },
})

/** Groups whose rows are always shown, even when empty. */
export const ALWAYS_SHOWN: ReadonlySet<GroupKey> = new Set(['price', 'standing'])

/** Entries of `extAttributes` that have a separate row. */
export const OWN_EXTRAS = new Set(['primaryColor', 'pattern', 'silhouette', 'fabric'])

export const FIELD_ROWS: readonly RowField[] = [
  ...rowsIn('price'),
  ...rowsIn('standing'),
  ...rowsIn('product'),
  extra('primaryColor', 'Primary colour', 'colour'),
  extra('pattern', 'Pattern'),
  extra('silhouette', 'Silhouette'),
  extra('fabric', 'Fabric'),
]

/** Whether a field always has a row, even if no product has a value for it. */
export function hasOwnRow(name: string): boolean {
  return FIELD_ROWS.some(({ fields, group }) => ALWAYS_SHOWN.has(group) && fields.includes(name))
}

/**
 * Whether a row of the comparison shows this field of a record. False when the value is unreadable, or is only shown beside another
 * value.
 */
export function isShownInRow(name: string, record: ComparedRecord): boolean {
  const row = FIELD_ROWS.find(({ fields }) => fields.includes(name))
  const read: Readonly<Record<string, unknown>> = record
  return row !== undefined && read[name] !== null && row.read(record) !== null
}
