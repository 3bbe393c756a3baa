/**
 * Entries of the store of collections, all of them plain JSON. A collection and its versions lie under no id, so that all can
 * be listed without their rows; the rows of a version lie under its id, the codes and answers of a collection under that of
 * the collection.
 */
import * as v from 'valibot'
import { eachRowField, type RowFields } from '@/api/fields/places.ts'
import type { StoredRow } from '@/domain/collections/resultRow.ts'
import type { FoundCounts } from '@/domain/updates/savedSearch.ts'
import {
  count,
  figure,
  savedViews,
  storedValue,
  text,
  type StoredValue,
} from '@/storage/storedFields.ts'
import { batchSettings, givenLine, outcome } from './checkedCodes.ts'
import { storedSearch } from './storedSource.ts'
import { versionFields } from './versionFields.ts'

const place = { connectionId: v.string(), of: v.string() }
const head = { ...place, of: v.literal(''), part: v.string(), at: v.number() }
const ids = v.array(v.string())

const found = v.nullable(
  v.object({
    at: v.number(),
    found: v.array(v.object({ countries: v.string(), count: v.nullable(v.number()) })),
  }) satisfies v.GenericSchema<FoundCounts>,
)

/** A search that was saved and whose products were not loaded under this id. */
const savedSearch = v.object({
  kind: v.literal('search'),
  /** What is read back may come from a file: a path that left the search would be a link to anywhere. */
  path: v.pipe(v.string(), v.regex(/^\/search(?:\?|$)/, 'expected the address of a search')),
  /** How it is shown, as an address writes it. */
  shown: v.exactOptional(v.string()),
  /** How many products it found when it was saved, and when it was counted last; null where no answer has come. */
  saved: found,
  seen: found,
})

const codesSource = v.object({
  kind: v.literal('codes'),
  settings: batchSettings,
  /** Whether a tab checks it, or was closed while it did. */
  isRunning: v.boolean(),
  counts: v.object({
    lines: count,
    invalid: count,
    /** Different things to check; those after it are how these ended so far. */
    asks: count,
    done: count,
    notFound: count,
    failed: count,
    /** Titles that nobody has decided upon; absent where there never was one. */
    undecided: v.exactOptional(count),
  }),
})

const pickedSource = v.object({
  kind: v.literal('picked'),
  /** When its products, notes or name were last changed: epoch milliseconds. */
  changedAt: v.number(),
  /** Each is looked at by itself: a damaged one stays as it is, and takes none of the others along. */
  entries: v.array(v.unknown()),
})

const storedCollection = v.object({
  ...head,
  holds: v.literal('collection'),
  name: v.string(),
  source: v.union([storedSearch, savedSearch, codesSource, pickedSource]),
  /** Countries that are requested together; each group has rows of its own. Empty where products or an address name them. */
  countries: v.array(ids),
  views: savedViews,
  /** Collections of codes that checked the market prices of its products, the latest last. */
  markets: v.exactOptional(ids),
  /** The same of those that loaded attributes of its products. */
  traits: v.exactOptional(ids),
  /** The collection that it is such a part of: then it is listed nowhere. */
  partOf: v.exactOptional(v.string()),
  /** Ids under which an earlier version of the app stored its versions: their addresses lead here. */
  formerIds: v.exactOptional(v.array(v.object({ id: v.string(), countries: ids }))),
})

const storedVersion = v.object({
  ...head,
  holds: v.literal('version'),
  version: versionFields,
  /** Of its rows as JSON: what the browser needs for them differs a little. */
  bytes: count,
  /** Places of what was requested and gave no rows, so that a later tab need not request it to know. */
  notFound: v.array(count),
  failed: v.array(count),
  /** The products that were requested, in the order of the collection at the start; null for other sources. */
  products: v.nullable(v.array(v.object({ id: v.string(), country: v.string() }))),
})

type RowEntries = {
  [Key in keyof RowFields]: v.ExactOptionalSchema<StoredValue<Key>, undefined>
}

/** What an older version of the app did not store is absent, and read as nothing said (`wholeRow`). */
const storedRow = v.object({
  ...(eachRowField((key) => v.exactOptional(storedValue(key))) as RowEntries), // each of the field's kind
  country: v.string(),
  code: v.exactOptional(text),
  merchantId: v.exactOptional(text),
  place: v.exactOptional(v.nullable(count)),
  skus: v.exactOptional(figure),
  skusAvailable: v.exactOptional(figure),
  inventory: v.exactOptional(figure),
  eans: v.exactOptional(v.array(v.string())),
}) satisfies v.GenericSchema<StoredRow>

const storedRows = v.object({
  ...place,
  /** The page, or the place of what was requested, from 0. */
  part: count,
  holds: v.literal('rows'),
  at: v.number(),
  rows: v.array(storedRow),
})

const storedCodes = v.object({
  ...place,
  part: v.literal(-1),
  holds: v.literal('codes'),
  at: v.number(),
  lines: v.array(givenLine),
})

const storedAnswer = v.object({
  ...place,
  /** The place of what was checked. */
  part: count,
  holds: v.literal('answer'),
  at: v.number(),
  /** What was checked: an answer counts for nothing else, whatever its place. */
  key: v.string(),
  outcome,
})

/** What it returns has what an older version of the app left out. */
export const storedEntry = v.variant('holds', [
  storedCollection,
  storedVersion,
  storedRows,
  storedCodes,
  storedAnswer,
])

export type StoredCollection = v.InferOutput<typeof storedCollection>
export type StoredVersionHead = v.InferOutput<typeof storedVersion>
export type StoredRowsEntry = v.InferOutput<typeof storedRows>
export type StoredEntry = v.InferOutput<typeof storedEntry>

type Source = StoredCollection['source']
export type CodesSource = Extract<Source, { kind: 'codes' }>
export type PickedSource = Extract<Source, { kind: 'picked' }>
export type SavedSearchSource = Extract<Source, { path: string }>
