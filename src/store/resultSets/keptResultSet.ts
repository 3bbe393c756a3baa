/** A result set as it is kept: the set, its snapshots, and each snapshot's rows by the page. */
import * as v from 'valibot'
import { MODES } from '../../catalog/fields/operations.ts'
import { eachRowField, type RowFields } from '../../catalog/fields/places.ts'
import type { KeptRow } from '../../model/resultSet/resultRow.ts'
import {
  MOST_ROWS,
  type LoadNote,
  type LoadSettings,
  type Snapshot,
  type ResultSet,
} from '../../model/resultSet/resultSet.ts'
import { batchSettings } from '../batches/keptBatch.ts'
import { count, figure, keptValue, savedViews, text, type KeptValue } from '../keptFields.ts'
import { keptSource } from './keptSource.ts'

const note = v.variant('kind', [
  v.object({ kind: v.literal('index ignored') }),
  v.object({ kind: v.literal('limit clamped'), asked: count, given: count }),
  v.object({ kind: v.literal('shuffled') }),
  v.object({ kind: v.literal('overlap'), rows: count }),
  v.object({ kind: v.literal('total changed'), from: count, to: count }),
  v.object({ kind: v.literal('fell short'), due: count }),
  v.object({ kind: v.literal('cut'), found: v.nullable(count) }),
]) satisfies v.GenericSchema<LoadNote>

const settings = v.object({
  mode: v.picklist(MODES),
  pageSize: v.pipe(count, v.minValue(1)),
  atOnce: v.pipe(count, v.minValue(1)),
  most: v.pipe(count, v.maxValue(MOST_ROWS)),
  batch: v.nullable(batchSettings),
}) satisfies v.GenericSchema<LoadSettings>

const snapshotFields = v.object({
  id: v.string(),
  name: v.exactOptional(v.string()),
  setId: v.string(),
  at: v.number(),
  endedAt: figure,
  settings,
  isRunning: v.boolean(),
  promised: v.nullable(count),
  counts: v.object({
    asks: count,
    done: count,
    notFound: count,
    failed: count,
    rows: count,
    duplicates: count,
    withoutId: count,
  }),
  notes: v.array(note),
}) satisfies v.GenericSchema<Snapshot>

const setFields = v.object({
  id: v.string(),
  at: v.number(),
  name: v.string(),
  source: keptSource,
  countries: v.array(v.string()),
  views: savedViews,
  markets: v.exactOptional(v.array(v.string())),
  traits: v.exactOptional(v.array(v.string())),
}) satisfies v.GenericSchema<ResultSet>

type RowEntries = {
  [Key in keyof RowFields]: v.ExactOptionalSchema<KeptValue<Key>, undefined>
}

/** What an older version did not keep is absent, and read as nothing said (`wholeRow`). */
const row = v.object({
  ...(eachRowField((key) => v.exactOptional(keptValue(key))) as RowEntries), // each of the field's kind
  country: v.string(),
  code: v.exactOptional(text),
  merchantId: v.exactOptional(text),
  place: v.exactOptional(v.nullable(count)),
  skus: v.exactOptional(figure),
  skusAvailable: v.exactOptional(figure),
  inventory: v.exactOptional(figure),
  eans: v.exactOptional(v.array(v.string())),
}) satisfies v.GenericSchema<KeptRow>

/**
 * Kept names do not change: a snapshot is kept as `moment`, its first name.
 *
 * Sets and snapshots lie under no id, so that all can be listed without rows; rows lie under the id of their snapshot. */
const place = { connectionId: v.string(), of: v.string() }
const head = { ...place, of: v.literal(''), part: v.string(), at: v.number() }

const keptSet = v.object({ ...head, holds: v.literal('set'), set: setFields })

const keptSnapshot = v.object({
  ...head,
  holds: v.literal('moment'),
  moment: snapshotFields,
  /** Of its rows as JSON: what the browser needs for them differs a little. */
  bytes: count,
  /** What was asked and gave no rows, so that a later tab need not ask again to know. */
  notFound: v.array(count),
  failed: v.array(count),
  /** The products asked for, in the order of the list at the start; null for other sources. */
  products: v.nullable(v.array(v.object({ id: v.string(), country: v.string() }))),
})

const keptResultRows = v.object({
  ...place,
  /** The page, or the place of what was asked, from 0. */
  part: count,
  holds: v.literal('rows'),
  at: v.number(),
  rows: v.array(row),
})

/** Every entry of the store; all of them are plain JSON. */
export const keptResultSetEntry = v.variant('holds', [keptSet, keptSnapshot, keptResultRows])

export type KeptSetHead = v.InferOutput<typeof keptSet>
export type KeptSnapshotHead = v.InferOutput<typeof keptSnapshot>
export type KeptResultRows = v.InferOutput<typeof keptResultRows>
export type KeptResultSetEntry = v.InferOutput<typeof keptResultSetEntry>
