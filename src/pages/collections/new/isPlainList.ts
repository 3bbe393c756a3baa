import type { ImportAnswers } from '@/domain/import/answers.ts'
import { hasAnswers } from '@/domain/import/readAnswers.ts'
import type { CodeRow, ImportRead } from '@/features/import/reading.ts'

/** Whether the input is a list of codes in one column that needs no review: nothing was corrected, left out or decided. */
export function isPlainList(
  { columns, counts, questions, sheets }: ImportRead<CodeRow>,
  answers: ImportAnswers,
): boolean {
  const { used, mended, doubtful, leftOut, hidden } = counts
  return (
    used > 0 &&
    columns.length <= 1 &&
    sheets.length <= 1 &&
    questions.length === 0 &&
    mended + doubtful + leftOut + hidden === 0 &&
    !hasAnswers(answers)
  )
}
