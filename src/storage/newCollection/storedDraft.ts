/** The input of the next batch as it is stored: its text, its file and how it is checked, each an entry of its own. */
import * as v from 'valibot'
import { batchSettings } from '@/storage/collections/checkedCodes.ts'
import { tableOfBefore } from './olderDraft.ts'

const common = {
  connectionId: v.string(),
  /** Of the last change, in epoch milliseconds. */
  at: v.number(),
}

/** What a person said of a text or file; `readAnswers` uses what it can of it. */
const answers = v.exactOptional(v.unknown())

/**
 * Text changes with each key and a file can be large, so they are apart; and so are the bytes of a file and what is said of
 * it, which changes more often.
 */
export const storedDraftPart = v.variant('part', [
  v.object({
    ...common,
    part: v.literal('text'),
    text: v.string(),
    answers,
    /** What earlier versions said of the text. They need it to read the entry. */
    choices: v.exactOptional(v.unknown()),
  }),
  v.object({
    ...common,
    part: v.literal('file'),
    file: v.nullable(
      v.object({
        /** That of the entry with the bytes. */
        id: v.string(),
        name: v.string(),
        answers,
        remembered: v.nullable(v.object({ at: v.number(), shape: v.string() })),
      }),
    ),
  }),
  /** Base64, because a backup is JSON. */
  v.object({ ...common, part: v.literal('fileBytes'), id: v.string(), bytes: v.string() }),
  /** The rows of a file, as earlier versions stored them. */
  v.object({ ...common, part: v.literal('table'), table: v.nullable(tableOfBefore) }),
  v.object({ ...common, part: v.literal('settings'), settings: batchSettings }),
])

export type StoredDraftPart = v.InferOutput<typeof storedDraftPart>
