/** A version as it is stored, without its rows. */
import * as v from 'valibot'
import { MODES } from '@/api/fields/operations.ts'
import { MOST_ROWS, type LoadNote, type LoadSettings } from '@/domain/collections/collection.ts'
import { count, figure } from '@/storage/storedFields.ts'
import { batchSettings } from './checkedCodes.ts'

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

export const versionFields = v.object({
  id: v.string(),
  /** Of the collection that it is a version of. */
  collectionId: v.string(),
  /**
   * Countries that were requested together: a collection of codes or of picked products has versions for each group of them.
   * Absent in a version of a search, which has one group.
   */
  countries: v.exactOptional(v.array(v.string())),
  /** Absent where the user gave it no name. */
  name: v.exactOptional(v.string()),
  /** When its loading began, and when it ended; epoch milliseconds, null while it has not. */
  at: v.number(),
  endedAt: figure,
  settings,
  isRunning: v.boolean(),
  /** Rows that were promised at the start; null until that is known. */
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
})

export type StoredVersionFields = v.InferOutput<typeof versionFields>
