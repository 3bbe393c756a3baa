/** The input of the next batch: a text that is typed, pasted or added to, and a file whose lines come before those of the text. */
import type { ImportAnswers } from '@/domain/import/answers.ts'

export type DraftFile = {
  name: string
  /** The file itself, so that its encoding, sheet, separator and heading can still be changed after a reload. */
  bytes: Uint8Array
  answers: ImportAnswers
  /**
   * When the answers were given for an earlier file with the same columns, in epoch milliseconds, and under which shape they
   * are remembered; null where they were not.
   */
  remembered: { at: number; shape: string } | null
}

export type CodesDraft = {
  text: string
  /** What the person says of the text, where it is a table. */
  answers: ImportAnswers
  file: DraftFile | null
}

export const emptyDraft: CodesDraft = { text: '', answers: {}, file: null }

/** A line that stays one cell in a text whose cells may be separated: it is quoted where it would be cut. */
function asLine(line: string): string {
  return /[\t;,|"\n\r]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line
}

/** A text with lines below it. */
export function withLines(text: string, lines: readonly string[]): string {
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return lines.length === 0 ? text : `${before}${lines.join('\n')}\n`
}

/** A text with codes, links or product IDs below it, one per line. */
export function withEntries(text: string, entries: readonly string[]): string {
  return withLines(text, entries.map(asLine))
}

/** Lines of a text that an earlier version of it did not have, in their order; each as often as it was added. */
export function linesAdded(before: string, now: string): string[] {
  if (now === before) return []
  const known = new Map<string, number>()
  for (const line of before.split('\n')) known.set(line, (known.get(line) ?? 0) + 1)
  return now.split('\n').filter((line) => {
    const left = known.get(line) ?? 0
    if (left > 0) known.set(line, left - 1)
    return left === 0 && line.trim() !== ''
  })
}

/** The file of the draft once `removed` is removed: null where it is the same file. */
export function fileWithout(now: DraftFile | null, removed: DraftFile | null): DraftFile | null {
  const isSame =
    now !== null &&
    removed !== null &&
    now.name === removed.name &&
    areSame(now.bytes, removed.bytes)
  return isSame ? null : now
}

function areSame(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one === other ||
    (one.length === other.length && one.every((byte, index) => byte === other[index]))
  )
}
