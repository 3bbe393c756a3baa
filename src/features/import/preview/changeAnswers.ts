/** What each control of the import preview does to the answers. Answers are never changed in place. */
import type { Delimiter, ImportAnswers, Role } from '@/domain/import/answers.ts'
import type { Remark } from '@/features/import/reading.ts'

/** Another sheet is another table: nothing that was said about lines and columns of this one holds for it. */
export function withSheet({ encoding }: ImportAnswers, sheet: string): ImportAnswers {
  return { ...(encoding !== undefined && { encoding }), sheet }
}

export const withEncoding = (answers: ImportAnswers, encoding: string): ImportAnswers => ({
  ...answers,
  encoding,
})

/** Other columns come of another separator, so answers about columns go. */
export function withDelimiter({ encoding }: ImportAnswers, delimiter: Delimiter): ImportAnswers {
  return { ...(encoding !== undefined && { encoding }), delimiter }
}

export const withHeading = (answers: ImportAnswers, heading: number | 'none'): ImportAnswers => ({
  ...answers,
  heading,
})

/** A column has one role: another role that the person gave it before is up to the importer again. */
export function withColumn(
  answers: ImportAnswers,
  role: Role,
  column: number | null,
): ImportAnswers {
  const others = Object.entries(answers.columns ?? {}).filter(
    ([, chosen]) => column === null || chosen !== column,
  )
  return { ...answers, columns: { ...Object.fromEntries(others), [role]: column } }
}

export const withReply = (answers: ImportAnswers, key: string, value: string): ImportAnswers => ({
  ...answers,
  replies: { ...answers.replies, [key]: value },
})

/** The key of a doubtful cell in `ImportAnswers.doubtful`; null where the remark is about a whole line. */
export const doubtfulKey = ({ line, role }: Remark): string | null =>
  role === null ? null : `${line} ${role}`

export const withDecision = (
  answers: ImportAnswers,
  key: string,
  decision: 'use' | 'leave out',
): ImportAnswers => ({ ...answers, doubtful: { ...answers.doubtful, [key]: decision } })

export const withHiddenRows = (
  answers: ImportAnswers,
  hiddenRows: 'use' | 'leave out',
): ImportAnswers => ({ ...answers, hiddenRows })
