/** The lines of a collection of codes, as stored and as parsed again. */
import type { KnownName } from '@/domain/pricing/itemAnswer.ts'
import { readEntry, type Entry, type EntryKind } from './readEntry.ts'

/** The maximum number of lines in one collection of codes. */
export const MAX_LINES = 10_000

/** A line as stored; the input can be parsed again from it. */
export type SourceLine = {
  /** The number of its row in the text or sheet, from 1. */
  line: number
  /** The cell with the code as the user gave it; only the code, if the cell was read by the rule for its whole column. */
  text: string
  /** The target price that the user gave to compare with; null without one. */
  target: number | null
  /** Why the target price can't be read, as a sentence. */
  targetProblem?: string | null
  /** The name and picture that are already known for its code. */
  known?: KnownName
  /** Further codes of the same record, tried one after another if the service does not know the first code. */
  further?: string[]
  /** Whether the text is a title: the table has titles and no codes, so the product is searched for by its title. */
  isTitle?: boolean
}

export type InputLine = SourceLine & { entry: Entry; targetProblem: string | null }

/** Parses the lines of a stored collection of codes. `as` is the kind of line that the user chose. */
export function readLines(lines: readonly SourceLine[], as: EntryKind | 'auto'): InputLine[] {
  return lines.map((line) => ({
    ...line,
    entry: readEntry(line.text, line.isTitle ? 'title' : as),
    targetProblem: line.targetProblem ?? null,
  }))
}
