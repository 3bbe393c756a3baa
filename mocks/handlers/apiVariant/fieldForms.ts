/** The forms of single record fields: times, pictures, ids, missing values and unknown fields. */
import type { Json } from '../scenarios/walk.ts'
import { productIdIn } from './productIds.ts'
import type { Reading } from './reading.ts'
import { type Entry, type RecordKind, type Rewrite, isMap } from './records.ts'

const TIMES = new Set(['creationDate', 'lastChangedTime', 'lastModifiedDate'])
const PICTURES = new Set(['imageUrl', 'images', 'imageUrls', 'videos'])

/** 0 means "no time" in every form (§2.1). */
const timeIn = (form: Reading['times'], value: Json): Json => {
  if (typeof value !== 'number' || value === 0 || form === 'milliseconds') return value
  return form === 'seconds' ? Math.floor(value / 1000) : new Date(value).toISOString()
}

const pictureIn = (form: Reading['pictures'], value: Json): Json => {
  if (Array.isArray(value)) {
    if (form === 'one address') return value[0] ?? ''
    return value.map((item) => pictureIn(form, item))
  }
  if (typeof value !== 'string' || value === '') return value
  if (form === 'url objects') return { url: value, width: 960, height: 1280 }
  return form === 'src objects' ? { src: value } : value
}

const isMissing = (value: Json): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isMap(value) && Object.keys(value).length === 0)

/** An empty list of merchants is a result and not a missing value. */
const withoutMissing = (form: Reading['missing'], entries: Entry[], kind: RecordKind): Entry[] => {
  if (form === 'as kept') return entries
  const lacks = ([name, value]: Entry) =>
    isMissing(value) && !(kind === 'result' && name === 'merchants')
  if (form === 'left out') return entries.filter((entry) => !lacks(entry))
  const placeholder = form === 'null' ? null : ''
  return entries.map((entry): Entry => (lacks(entry) ? [entry[0], placeholder] : entry))
}

/** One unknown field of each JSON type; no name occurs in §2. */
export const UNKNOWN: readonly Entry[] = [
  ['internalScore', 0.731],
  ['isSponsored', false],
  ['badges', ['bestseller', 'eco']],
  ['legacy', null],
  ['links', { self: { href: '/internal/1' }, rel: [] }],
]

/** Rewrites the fields of one record according to the reading. */
export const fieldForms = (reading: Reading): Rewrite => {
  const valueIn = (name: string, value: Json): Json => {
    if (TIMES.has(name)) return timeIn(reading.times, value)
    if (PICTURES.has(name)) return pictureIn(reading.pictures, value)
    if (name === 'productId' && typeof value === 'string') return productIdIn(reading, value)
    return value
  }
  return (entries, kind) => {
    const written = entries.map(([name, value]): Entry => [name, valueIn(name, value)])
    const saved = withoutMissing(reading.missing, written, kind)
    return reading.unknownFields === 'everywhere' ? [...saved, ...UNKNOWN] : saved
  }
}
