/** The rows of a comparison that come from fields of the record (§2.1, §2.2): prices, standing, what the product is. */
import type { CellValue } from './cellValue.ts'
import type { ComparedRecord } from './compared.ts'
import type { GroupKey } from './compareNames.ts'

export type RowField = {
  key: string
  label: string
  group: GroupKey
  /** What the specification leaves open about it; null where nothing. */
  undocumented: string | null
  /** Fields of the record that this row shows, as the record calls them. */
  fields: readonly string[]
  read: (record: ComparedRecord) => CellValue | null
}

const RANK = 'Which end is better, and what is ranked, is not documented.'
const EXTRA = 'Received in extAttributes, whose contents are not documented.'

type NumberField = {
  [Key in keyof ComparedRecord]: ComparedRecord[Key] extends number | null ? Key : never
}[keyof ComparedRecord]
type TextField = {
  [Key in keyof ComparedRecord]: ComparedRecord[Key] extends string | null ? Key : never
}[keyof ComparedRecord]
type FlagField = 'newArrival' | 'changed'

const whole = (
  group: GroupKey,
  key: keyof ComparedRecord,
  label: string,
  read: RowField['read'],
  undocumented: string | null = null,
): RowField => ({ key, label, group, undocumented, fields: [key], read })

const figure = (key: NumberField, label: string, undocumented: string | null = null) =>
  whole(
    'standing',
    key,
    label,
    ({ [key]: value }) => (value === null ? null : { kind: 'figure', value }),
    undocumented,
  )

const flag = (key: FlagField, label: string) =>
  whole('standing', key, label, ({ [key]: isSet }) =>
    isSet === null ? null : { kind: 'flag', isSet },
  )

const text = (key: TextField, label: string) =>
  whole('product', key, label, ({ [key]: value }) =>
    value === null || value.trim() === '' ? null : { kind: 'text', text: value },
  )

/** `extAttributes` is a map in every answer seen; any other shape has no entries. */
export function extraEntries({ raw }: ComparedRecord): Map<string, unknown> {
  const extra = Object.hasOwn(raw, 'extAttributes') ? raw['extAttributes'] : null
  const isMap = typeof extra === 'object' && extra !== null && !Array.isArray(extra)
  return new Map(isMap ? Object.entries(extra) : [])
}

const extra = (name: string, label: string, kind: 'text' | 'colour' = 'text'): RowField => ({
  key: `extAttributes ${name}`,
  label,
  group: 'product',
  undocumented: EXTRA,
  fields: [],
  read: (record) => {
    const value = extraEntries(record).get(name)
    if (typeof value === 'string') return value.trim() === '' ? null : { kind, text: value }
    return value === undefined || value === null ? null : { kind: 'received', value }
  },
})

/** Groups whose rows are there whether or not anything was received. */
export const ALWAYS_SHOWN: ReadonlySet<GroupKey> = new Set(['price', 'standing'])

/** Entries of `extAttributes` that have a row of their own. */
export const OWN_EXTRAS = new Set(['primaryColor', 'pattern', 'silhouette', 'fabric'])

export const FIELD_ROWS: readonly RowField[] = [
  whole('price', 'offerPrice', 'Offer price', ({ offerPrice }) =>
    offerPrice === null ? null : { kind: 'offer', price: offerPrice },
  ),
  whole('price', 'salePrice', 'MRP', ({ salePrice, offerPrice }) =>
    salePrice === null ? null : { kind: 'mrp', price: salePrice, offer: offerPrice },
  ),
  whole('price', 'discount', 'Discount', ({ discount, offerPrice, salePrice }) =>
    discount === null
      ? null
      : { kind: 'discount', value: discount, offer: offerPrice, mrp: salePrice },
  ),
  whole(
    'price',
    'trueDiscount',
    'True discount',
    ({ trueDiscount }) =>
      trueDiscount === null
        ? null
        : { kind: 'discount', value: trueDiscount, offer: null, mrp: null },
    'How the service works out its true discount is not documented.',
  ),
  whole('price', 'active', 'Stock', ({ active }) =>
    active === null ? null : { kind: 'stock', isIn: active },
  ),
  figure('categoryRank', 'Category rank', `Category rank. ${RANK}`),
  figure('trendingRank', 'Trending rank', `Trending rank. ${RANK}`),
  {
    key: 'avgRating',
    label: 'Rating',
    group: 'standing',
    undocumented: null,
    fields: ['avgRating', 'ratingsCount', 'reviewsCount'],
    read: ({ avgRating, ratingsCount, reviewsCount }) =>
      avgRating === null
        ? null
        : { kind: 'rating', value: avgRating, count: ratingsCount, reviews: reviewsCount },
  },
  figure('ratingScore', 'Rating score'),
  whole('standing', 'lastChangedTime', 'Last changed', ({ lastChangedTime }) =>
    lastChangedTime === null || lastChangedTime === 0
      ? null
      : { kind: 'moment', at: lastChangedTime },
  ),
  flag('newArrival', 'New arrival'),
  flag('changed', 'Changed'),
  text('merchant', 'Merchant'),
  text('brand', 'Brand'),
  text('category', 'Category'),
  text('division', 'Division'),
  text('subCategory', 'Sub-category'),
  text('articleType', 'Article type'),
  text('gender', 'Gender'),
  text('breadCrumb', 'Category path'),
  extra('primaryColor', 'Primary colour', 'colour'),
  extra('pattern', 'Pattern'),
  extra('silhouette', 'Silhouette'),
  extra('fabric', 'Fabric'),
]

/** Whether a field has a row even where no product has a value for it. */
export function hasOwnRow(name: string): boolean {
  return FIELD_ROWS.some(({ fields, group }) => ALWAYS_SHOWN.has(group) && fields.includes(name))
}

/** Whether a row shows this field of a record: one that could not be read, or only beside another, it does not. */
export function isShownInRow(name: string, record: ComparedRecord): boolean {
  const row = FIELD_ROWS.find(({ fields }) => fields.includes(name))
  const read: Readonly<Record<string, unknown>> = record
  return row !== undefined && read[name] !== null && row.read(record) !== null
}
