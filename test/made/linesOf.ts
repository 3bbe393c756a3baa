import { readLines, type InputLine } from '@/domain/codes/inputLines.ts'
import type { EntryKind } from '@/domain/codes/readEntry.ts'

/** The filled lines of a text that has one code, link, product ID or title per line. */
export function linesOf(text: string, as: EntryKind | 'auto' = 'auto'): InputLine[] {
  const overrides = text
    .split(/\r?\n/)
    .flatMap((line, at) =>
      line.trim() === ''
        ? []
        : [{ line: at + 1, text: line, target: null, ...(as === 'title' && { isTitle: true }) }],
    )
  return readLines(overrides, as)
}
