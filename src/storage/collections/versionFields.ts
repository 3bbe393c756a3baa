/** The stored form of a version, without its rows. */
import * as v from 'valibot'
import { MODES } from '@/api/fields/operations.ts'
import {
  MAX_VERSION_ROWS,
  type LoadNote,
  type LoadSettings,
} from '@/domain/collections/collection.ts'
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
  most: v.pipe(count, v.maxValue(MAX_VERSION_ROWS)),
  batch: v.nullable(batchSettings),
}) satisfies v.GenericSchema<LoadSettings>

export const versionFields = v.object({
  id: v.string(),
  /** The id of the collection that the version belongs to. */
  collectionId: v.string(),
  /**
   * The countries that were requested together. A collection of codes or of picked products has versions for each of its groups
   * of countries; absent for a search, which has a single group.
   */
  countries: v.exactOptional(v.array(v.string())),
  /** The name of the version; absent if the user gave none. */
  name: v.exactOptional(v.string()),
  /** When loading began and ended, in epoch milliseconds; `endedAt` is null until then. */
  at: v.number(),
  endedAt: figure,
  settings,
  isRunning: v.boolean(),
  /** The number of rows announced at the start; null until it is known. */
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
