/** The lines of a batch, as they are stored and as they are read again. */
import type { KnownName } from '@/domain/pricing/itemAnswer.ts'
import { readEntry, type Entry, type EntryKind } from './readEntry.ts'

/** Of one batch. */
export const MAX_LINES = 10_000

/** A line as it is stored: the input can be read again from it. */
export type GivenLine = {
  /** Its row in the text or sheet, from 1. */
  line: number
  /** The cell with the code, as given; the code itself where only its column tells how the cell is read. */
  text: string
  /** The user's own price to measure against; null where there is none. */
  target: number | null
  /** Why the target price can't be read, as a sentence. */
  targetProblem?: string | null
  /** What its code is known by already. */
  known?: KnownName
  /** Other codes of its record, which are checked one after the other where this one is not known. */
  further?: string[]
  /** Its table has titles and no codes: the product is searched for by its title. */
  isTitle?: boolean
}

export type InputLine = GivenLine & { entry: Entry; targetProblem: string | null }

/** The lines of a stored batch, read again. `as` is what the person said the lines are. */
export function readLines(given: readonly GivenLine[], as: EntryKind | 'auto'): InputLine[] {
  return given.map((line) => ({
    ...line,
    entry: readEntry(line.text, line.isTitle ? 'title' : as),
    targetProblem: line.targetProblem ?? null,
  }))
}
