/**
 * Reads columns that are named like a field of the record: names in the app's own exports, such as “Category rank” or “Last
 * changed (UTC)”, and names of the specification. A field that is added to the list of all fields is imported without a change
 * here.
 */
import type { Field, FieldKey } from '@/api/fields/fields.ts'
import type { Kind } from '@/api/fields/kinds.ts'
import { fieldOf, keysIn } from '@/api/fields/places.ts'
import { readHttpUrl, readHttpUrls, readNumber, readStamp } from '@/api/fields/readers.ts'

/** Fields that have a role, or that are derived from others. */
const ELSEWHERE = new Set<FieldKey>([
  'active',
  'articleType',
  'attributeNames',
  'avgRating',
  'brand',
  'brandName',
  'breadCrumb',
  'category',
  'description',
  'division',
  'extAttributes',
  'gender',
  'imageUrl',
  'images',
  'merchant',
  'merchantProductId',
  'offerPrice',
  'productId',
  'productUrl',
  'ratingsCount',
  'salePrice',
  'skuSet',
  'subCategory',
  'title',
])

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The names of a field; exports of the app mark their times as UTC. */
const namesOf = (key: FieldKey, { kind, label }: Field): string[] => [
  plain(key),
  plain(label),
  ...(kind === 'stamp' ? [plain(`${label} (UTC)`)] : []),
]

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  '1': true,
  false: false,
  no: false,
  n: false,
  '0': false,
}

/** Reads a percentage, which may have a percent sign. */
const readPercent = (text: string) => readNumber(text.replace(/\s*%$/, ''))

/** The value of a cell; null if it is not a value of this kind. */
function valueOf(kind: Kind, text: string): unknown {
  switch (kind) {
    case 'text':
    case 'path':
    case 'id':
    case 'code':
    case 'html':
      return text
    case 'price':
    case 'points':
    case 'count':
    case 'rank':
    case 'score':
      return readNumber(text)
    case 'percent':
      return readPercent(text)
    case 'flag':
      return FLAGS[text.toLowerCase()] ?? null
    case 'stamp':
      return readStamp(text)
    case 'url':
      return readHttpUrl(text)
    case 'urls': {
      const urls = readHttpUrls(text.split(/[\n\s]+/))
      return urls.length > 0 ? urls : null
    }
    case 'any':
    case 'records':
      return null
  }
}

/** A field of the record, and its value in one row. */
export type RecordColumn = { key: FieldKey; value: unknown }

/**
 * Returns a function that reads the field that a column names, from the name and the text of the column; null if it is not a
 * field. Create it once per file, whose columns have the same names in every row.
 */
export function createRecordColumnReader(): (name: string, text: string) => RecordColumn | null {
  const keys = keysIn('lite', 'full').filter((key) => !ELSEWHERE.has(key))
  const byName = new Map(
    keys.flatMap((key) => namesOf(key, fieldOf(key)).map((name) => [name, key] as const)),
  )
  const known = new Map<string, FieldKey | null>()
  const keyOf = (name: string): FieldKey | null => {
    const found = known.get(name)
    if (found !== undefined) return found
    const key = byName.get(plain(name)) ?? null
    known.set(name, key)
    return key
  }
  return (name, text) => {
    const key = keyOf(name)
    if (key === null) return null
    const value = valueOf(fieldOf(key).kind, text)
    return value === null ? null : { key, value }
  }
}
