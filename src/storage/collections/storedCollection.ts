/**
 * The entries of the store of collections, all plain JSON. The head of a collection or version has an empty parent id, so that
 * all heads can be listed without their rows. The rows of a version are stored under its id, the codes and answers of a
 * collection under the collection’s id.
 */
import * as v from 'valibot'
import { eachSkuFigure } from '@/api/fields/derived.ts'
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

/** A saved search whose products were not loaded. */
const savedSearch = v.object({
  kind: v.literal('search'),
  /**
   * The path of the search. It is validated because the data may come from a file, and any other path could lead outside the app.
   */
  path: v.pipe(v.string(), v.regex(/^\/search(?:\?|$)/, 'expected the address of a search')),
  /** The display options as a URL has them. */
  shown: v.exactOptional(v.string()),
  /** The number of products when the search was saved, and at the last count (`seen`); null until an answer has come. */
  saved: found,
  seen: found,
})

const codesSource = v.object({
  kind: v.literal('codes'),
  settings: batchSettings,
  /** Whether a tab is checking the codes, or was closed while it checked them. */
  isRunning: v.boolean(),
  counts: v.object({
    lines: count,
    invalid: count,
    /** The number of distinct items to check; the counts below say how many of them have which outcome. */
    asks: count,
    done: count,
    notFound: count,
    failed: count,
    /** Titles that the user has not decided on; absent without titles. */
    undecided: v.exactOptional(count),
  }),
})

const pickedSource = v.object({
  kind: v.literal('picked'),
  /** When its products, notes or name last changed, in epoch milliseconds. */
  changedAt: v.number(),
  /**
   * The picked products. Each is validated separately, so that a damaged one stays stored unchanged and doesn’t invalidate the
   * others.
   */
  entries: v.array(v.unknown()),
})

const storedCollection = v.object({
  ...head,
  holds: v.literal('collection'),
  name: v.string(),
  source: v.union([storedSearch, savedSearch, codesSource, pickedSource]),
  /**
   * Groups of countries that are requested together; each group has versions of its own. Empty if each product or the URL of the
   * search already has its country.
   */
  countries: v.array(ids),
  views: savedViews,
  /** The ids of the collections of codes that checked the market prices of its products, the latest last. */
  markets: v.exactOptional(ids),
  /** The ids of the collections of codes that loaded attributes of its products, the latest last. */
  traits: v.exactOptional(ids),
  /** The id of the collection that has this one in its `markets` or `traits`; pages do not list such a collection. */
  partOf: v.exactOptional(v.string()),
  /** Ids that an earlier app version gave to its versions, per group of countries, so that old URLs lead here. */
  formerIds: v.exactOptional(v.array(v.object({ id: v.string(), countries: ids }))),
})

const storedVersion = v.object({
  ...head,
  holds: v.literal('version'),
  version: versionFields,
  /** The size of its rows as JSON, in bytes; the browser’s actual use differs slightly. */
  bytes: count,
  /**
   * The positions of requested items that gave no rows, because they were not found or failed. A tab that continues the load need
   * not request them again.
   */
  notFound: v.array(count),
  failed: v.array(count),
  /** The products that the version requests, in the order that the collection had at the start; null for other sources. */
  products: v.nullable(v.array(v.object({ id: v.string(), country: v.string() }))),
})

type RowEntries = {
  [Key in keyof RowFields]: v.ExactOptionalSchema<StoredValue<Key>, undefined>
}

/** A row of a version. Fields that an older app version did not store are absent; `wholeRow` makes them null. */
const storedRow = v.object({
  ...(eachRowField((key) => v.exactOptional(storedValue(key))) as RowEntries), // Each schema is of its field’s kind.
  country: v.string(),
  code: v.exactOptional(text),
  merchantId: v.exactOptional(text),
  place: v.exactOptional(v.nullable(count)),
  ...eachSkuFigure(() => v.exactOptional(figure)),
  eans: v.exactOptional(v.array(v.string())),
}) satisfies v.GenericSchema<StoredRow>

const storedRows = v.object({
  ...place,
  /** The number of the page, or the position of the requested item, from 0. */
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
  /** The position of the checked item. */
  part: count,
  holds: v.literal('answer'),
  at: v.number(),
  /** Identifies the checked item: the answer belongs to this item, even if the item’s position has changed. */
  key: v.string(),
  outcome,
})

/** An entry of the store; its output includes the fields that older app versions left out. */
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
