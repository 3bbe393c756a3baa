/** Reads the `run.json` of a nightly run (codes and their answers at several times) as a collection with versions. */
import * as v from 'valibot'
import { RUN_FORMAT } from '@/domain/collections/runFormat.ts'
import { cleanName } from '@/domain/picked/productList.ts'
import { isCountryCode } from '@/lib/countryCode.ts'
import { batchSettings, givenLine, outcome } from './checkedCodes.ts'

/** One collection of the run, as written by `nightly/`. */
const runCollection = v.object({
  name: v.pipe(v.string(), v.transform(cleanName)),
  /** The groups of countries; those of one group are checked together. */
  groups: v.pipe(
    v.array(v.pipe(v.array(v.pipe(v.string(), v.check(isCountryCode))), v.minLength(1))),
    v.minLength(1),
  ),
  settings: batchSettings,
  lines: v.pipe(v.array(givenLine), v.minLength(1)),
  /** The versions, oldest first. */
  versions: v.pipe(
    v.array(
      v.object({
        /** When the version was checked, in epoch milliseconds. */
        at: v.number(),
        /** The answers by item; `key` identifies the item, as in `planCodes`. */
        answers: v.array(v.object({ key: v.string(), outcome })),
      }),
    ),
    v.minLength(1),
  ),
})

export type RunCollection = v.InferOutput<typeof runCollection>

const runFile = v.object({
  format: v.literal(RUN_FORMAT),
  isDemo: v.boolean(),
  collection: runCollection,
})

export type RunFile = v.InferOutput<typeof runFile>

/** Reads the text of a file: `wrong` for a nightly run that can’t be opened, null for a file of another kind. */
export function readRunFile(text: string): RunFile | 'wrong' | null {
  if (!text.slice(0, 200).includes(RUN_FORMAT)) return null
  try {
    const { success, output } = v.safeParse(runFile, JSON.parse(text))
    return success ? output : 'wrong'
  } catch {
    return 'wrong'
  }
}
