/**
 * The draft, which is the input for the next collection of codes: a typed or pasted text, and a file whose lines come before the
 * text.
 */
import type { ImportAnswers } from '@/domain/import/answers.ts'

export type DraftFile = {
  name: string
  /** The bytes of the file, so that its encoding, sheet, separator and heading can still be changed after a reload. */
  bytes: Uint8Array
  answers: ImportAnswers
  /**
   * If the answers come from an earlier file with the same columns: when they were given, in epoch milliseconds, and the shape
   * under which they are saved. Otherwise null.
   */
  remembered: { at: number; shape: string } | null
}

export type CodesDraft = {
  text: string
  /** How the user wants the text to be read, if the text is a table. */
  answers: ImportAnswers
  file: DraftFile | null
}

export const emptyDraft: CodesDraft = { text: '', answers: {}, file: null }

/** A line of the text for one entry: the entry, in quotes if it would otherwise be split into cells. */
function asLine(line: string): string {
  return /[\t;,|"\n\r]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line
}

export function withLines(text: string, lines: readonly string[]): string {
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return lines.length === 0 ? text : `${before}${lines.join('\n')}\n`
}

/** Appends codes, links or product IDs to a text, one per line. */
export function withEntries(text: string, entries: readonly string[]): string {
  return withLines(text, entries.map(asLine))
}

/** The lines that `now` has and `before` doesn’t, in order and as often as they were added. */
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

/** The file of the draft after removing `removed`: null if it is the same file. */
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
