/** How each control of the import preview changes the answers. Answers are never changed in place. */
import type { Delimiter, ImportAnswers, Role } from '@/domain/import/answers.ts'
import type { Remark } from '@/features/import/reading.ts'

/** The answers for another sheet, which is another table: those about lines and columns of this one don’t apply to it. */
export function withSheet({ encoding }: ImportAnswers, sheet: string): ImportAnswers {
  return { ...(encoding !== undefined && { encoding }), sheet }
}

export const withEncoding = (answers: ImportAnswers, encoding: string): ImportAnswers => ({
  ...answers,
  encoding,
})

/** The answers with another separator, which makes other columns: those about columns are removed. */
export function withDelimiter({ encoding }: ImportAnswers, delimiter: Delimiter): ImportAnswers {
  return { ...(encoding !== undefined && { encoding }), delimiter }
}

export const withHeading = (answers: ImportAnswers, heading: number | 'none'): ImportAnswers => ({
  ...answers,
  heading,
})

/**
 * The answers with a column for a role. A column has one role: if the user gave it another one before, the importer decides about
 * that one again.
 */
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
