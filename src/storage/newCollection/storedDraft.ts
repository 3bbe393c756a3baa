/** The stored form of the next collection of codes: text, file and settings, each a separate entry. */
import * as v from 'valibot'
import { batchSettings } from '@/storage/collections/checkedCodes.ts'
import { tableOfBefore } from './olderDraft.ts'

const common = {
  connectionId: v.string(),
  /** The time of the last change, in epoch milliseconds. */
  at: v.number(),
}

/** The user’s answers to the questions about a text or file, unvalidated; `readAnswers` reads the valid ones. */
const answers = v.exactOptional(v.unknown())

/**
 * A part of the draft. The parts are stored separately because the text changes with each keystroke and a file can be large; the
 * answers for a file change more often than its bytes.
 */
export const storedDraftPart = v.variant('part', [
  v.object({
    ...common,
    part: v.literal('text'),
    text: v.string(),
    answers,
    /**
     * The choices of columns for the text, as earlier app versions stored them. Those versions need this field to read the entry.
     */
    choices: v.exactOptional(v.unknown()),
  }),
  v.object({
    ...common,
    part: v.literal('file'),
    file: v.nullable(
      v.object({
        /** The id of the entry with the bytes. */
        id: v.string(),
        name: v.string(),
        answers,
        remembered: v.nullable(v.object({ at: v.number(), shape: v.string() })),
      }),
    ),
  }),
  /** The bytes of the file, as base64 because a backup is JSON. */
  v.object({ ...common, part: v.literal('fileBytes'), id: v.string(), bytes: v.string() }),
  /** The rows of a file, as earlier app versions stored them. */
  v.object({ ...common, part: v.literal('table'), table: v.nullable(tableOfBefore) }),
  v.object({ ...common, part: v.literal('settings'), settings: batchSettings }),
])

export type StoredDraftPart = v.InferOutput<typeof storedDraftPart>
