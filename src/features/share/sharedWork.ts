/** The content of a link: what is requested and how it is viewed, without answers or private data of the sender. */
import * as v from 'valibot'
import { MODES } from '@/api/fields/operations.ts'
import { isUsableId } from '@/api/isUsableId.ts'
import { cleanName, cleanNote, MOST_ENTRIES } from '@/domain/picked/productList.ts'
import type { CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { isCountryCode } from '@/lib/countryCode.ts'
import { storedSearch } from '@/storage/collections/storedSource.ts'

/** The maximum number of codes, URLs, ids or titles in a link. */
export const MOST_SHARED_LINES = 1000
const MOST_COUNTRIES = 50

/** The settings of a collection of codes, without `atOnce`, which each user chooses. */
type SharedSettings = Omit<CodesSettings, 'atOnce'>

const name = v.pipe(v.string(), v.transform(cleanName))
const countries = v.pipe(
  v.array(v.pipe(v.string(), v.check(isCountryCode), v.toLowerCase())),
  v.minLength(1),
  v.maxLength(MOST_COUNTRIES),
)
/** The view in the format of the page's address. */
const view = v.string()

const codes = {
  countries,
  settings: v.object({
    as: v.picklist(['auto', 'ean', 'url', 'id', 'title']),
    mode: v.picklist(MODES),
    names: v.boolean(),
    otherForms: v.boolean(),
    chain: v.boolean(),
  }) satisfies v.GenericSchema<SharedSettings>,
  lines: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_SHARED_LINES)),
  /** The indexes of the lines that are titles, if each line is read by its own form. */
  titles: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  /** The user’s target prices, line by line; absent if they were not sent. */
  targets: v.exactOptional(v.array(v.nullable(v.pipe(v.number(), v.finite())))),
}

const entries = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.check(isUsableId)),
      /** The country, or several that are requested together, comma-separated. */
      country: v.pipe(
        v.string(),
        v.toLowerCase(),
        v.check((text) => text.split(',').every(isCountryCode)),
      ),
      note: v.pipe(v.string(), v.transform(cleanNote)),
    }),
  ),
  v.minLength(1),
  v.maxLength(MOST_ENTRIES),
)

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const sharedWork = v.variant('kind', [
  v.object({ kind: v.literal('batch'), name, ...codes, view }),
  v.object({ kind: v.literal('list'), name, entries }),
  v.object({
    kind: v.literal('set'),
    name,
    countries,
    source: v.variant('kind', [
      storedSearch,
      v.object({ kind: v.literal('list'), name, entries }),
      v.object({ kind: v.literal('batch'), name, ...codes }),
    ]),
    /** How many rows were loaded when the link was sent. */
    rows: whole,
    /** The view in the format of the table's address: filters, order, columns, and what prices are compared with. */
    view,
    /** The sender's merchants in these countries; absent in older links. */
    mine: v.exactOptional(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)))),
    /** The number of products whose market prices the sender sees; they are checked after the rows are loaded. */
    market: v.exactOptional(whole),
    /** Whether the codes are the rows themselves; absent if the rows are the products found for them. */
    areRows: v.exactOptional(v.literal(true)),
  }),
])

const envelope = v.object({
  /** When the link was sent, in epoch milliseconds. */
  at: v.pipe(v.number(), v.finite()),
  /** Whether the link is from the demo's invented catalog, whose codes mean nothing elsewhere. */
  isDemo: v.boolean(),
  work: sharedWork,
})

export type Shared = v.InferOutput<typeof envelope>
export type SharedWork = Shared['work']
export type SharedKind = SharedWork['kind']
export type SharedOf<Kind extends SharedKind> = Extract<SharedWork, { kind: Kind }>

/** Reads the unpacked text of a link; null for anything that this app doesn’t write. */
export function readShared(text: string): Shared | null {
  try {
    const read = v.safeParse(envelope, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
