/** Decides which answers to questions about a text still apply after an edit. */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { hasAnswers } from '@/domain/import/readAnswers.ts'

export type Edit = { before: string; after: string }

const SEPARATORS = /[\t;,|]/g

/** The separators in the first non-empty line: different separators mean different columns. */
function firstSeparators(text: string): string {
  const first = /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? ''
  return first.slice(0, 1000).match(SEPARATORS)?.join('') ?? ''
}

/** The length of the common start of both texts. */
function commonStart({ before, after }: Edit): number {
  const most = Math.min(before.length, after.length)
  let length = 0
  while (length < most && before.charCodeAt(length) === after.charCodeAt(length)) length += 1
  return length
}

/** The length of the common end of both texts, after the first `start` characters. */
function commonEnd({ before, after }: Edit, start: number): number {
  const most = Math.min(before.length, after.length) - start
  let length = 0
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length += 1
  return length
}

/** Whether the text was replaced, and not only lines added, removed or corrected. */
export function isOtherText(edit: Edit): boolean {
  if (edit.before.trim() === '') return edit.after.trim() !== ''
  const start = commonStart(edit)
  return (
    firstSeparators(edit.before) !== firstSeparators(edit.after) ||
    (start + commonEnd(edit, start)) * 2 < edit.before.length
  )
}

/**
 * The answers that still apply: all when lines were added, removed or corrected, none when the text was replaced. Answers about a
 * cell apply only above the first changed line.
 */
export function answersAfterEdit(answers: ImportAnswers, edit: Edit): ImportAnswers {
  if (!hasAnswers(answers) || edit.before === edit.after) return answers
  if (isOtherText(edit)) return {}
  const { doubtful, ...lasting } = answers
  if (doubtful === undefined) return answers
  const unchangedLines = edit.before.slice(0, commonStart(edit)).split('\n').length - 1
  const saved = Object.entries(doubtful).filter(
    ([key]) => Number.parseInt(key, 10) <= unchangedLines,
  )
  return saved.length === 0 ? lasting : { ...lasting, doubtful: Object.fromEntries(saved) }
}
