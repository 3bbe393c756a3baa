/**
 * The stored form of an *Update all* run: one entry, so that steps that finish together are saved together. Stored field names
 * never change, so the id of a version is still stored under its former name `momentId`.
 */
import * as v from 'valibot'
import { changeKinds } from '@/domain/changes/change.ts'
import type { ChangesSummary } from '@/domain/changes/changesSummary.ts'
import {
  UPDATE_KINDS,
  type UpdateRun,
  type UpdateStep,
  type VersionFacts,
} from '@/domain/updates/updateRun.ts'
import { storedSource } from '@/storage/collections/storedSource.ts'

const figure = v.nullable(v.number())
const texts = v.array(v.string())

const facts = v.object({
  momentId: v.string(),
  at: v.number(),
  rows: v.number(),
  isWhole: v.boolean(),
}) satisfies v.GenericSchema<VersionFacts>

// Earlier app versions saved runs without counts of rating changes.
const counts = v.object({
  ...v.entriesFromList(changeKinds, v.number()),
  rating: v.optional(v.number(), 0),
})

const summary = v.object({
  products: v.number(),
  changed: v.number(),
  same: v.number(),
  counts,
  merged: v.exactOptional(v.number()),
  nowOut: v.number(),
  nowIn: v.number(),
  discountAlone: v.number(),
  medianDown: figure,
  medianUp: figure,
  moves: v.exactOptional(v.array(v.tuple([v.number(), v.number()]))),
  merchants: v.exactOptional(
    v.array(
      v.object({ merchant: v.nullable(v.string()), merchantId: v.nullable(v.string()), counts }),
    ),
  ),
}) satisfies v.GenericSchema<unknown, ChangesSummary>

const ended = { at: v.number(), setId: v.string(), now: facts }

const outcome = v.nullable(
  v.variant('kind', [
    v.object({ ...ended, kind: v.literal('compared'), before: facts, summary }),
    v.object({ ...ended, kind: v.literal('first') }),
    v.object({ ...ended, kind: v.literal('not compared'), before: facts, says: v.string() }),
  ]),
)

const step = v.object({
  kind: v.picklist(UPDATE_KINDS),
  id: v.string(),
  name: v.string(),
  source: storedSource,
  countries: texts,
  counted: v.exactOptional(v.object({ at: v.number(), found: v.number() })),
  begun: v.exactOptional(
    v.object({ setId: v.string(), momentId: v.string(), beforeId: v.nullable(v.string()) }),
  ),
  outcome,
}) satisfies v.GenericSchema<unknown, UpdateStep>

export const storedUpdateRun = v.object({
  connectionId: v.string(),
  id: v.string(),
  at: v.number(),
  isRunning: v.boolean(),
  steps: v.array(step),
  failures: v.array(v.object({ place: v.number(), says: v.string() })),
}) satisfies v.GenericSchema<unknown, UpdateRun & { connectionId: string }>

export type StoredUpdateRun = v.InferOutput<typeof storedUpdateRun>
