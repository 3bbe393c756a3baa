/** The input of the next batch as it is kept: its text, the table of a file, and how to ask, each by itself. */
import * as v from 'valibot'
import type { DraftTable, TableChoices } from '../../model/batch/batchDraft.ts'
import { batchSettings } from './keptBatch.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0))

const separator = v.picklist(['\t', ';', ',', '|', ''])

const choices = v.object({
  separator: v.exactOptional(separator),
  code: v.exactOptional(place),
  price: v.exactOptional(v.nullable(place)),
  hasHeading: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<TableChoices>

const table = v.object({
  name: v.string(),
  sheets: v.array(
    v.object({
      name: v.string(),
      rows: v.array(v.array(v.string())),
      written: v.exactOptional(v.object({ text: v.string(), separator })),
    }),
  ),
  sheet: place,
  choices,
}) satisfies v.GenericSchema<DraftTable>

const whose = {
  connectionId: v.string(),
  /** Of the last change, in epoch milliseconds. */
  at: v.number(),
}

/** Apart, because text changes with every key and a table may be large. */
export const keptDraftPart = v.variant('part', [
  v.object({ ...whose, part: v.literal('text'), text: v.string(), choices }),
  v.object({ ...whose, part: v.literal('table'), table: v.nullable(table) }),
  v.object({ ...whose, part: v.literal('settings'), settings: batchSettings }),
])

export type KeptDraftPart = v.InferOutput<typeof keptDraftPart>
