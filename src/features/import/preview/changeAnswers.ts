/** Applies the change of each control of the import preview to the answers, which are never changed in place. */
import type { Delimiter, ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import type { Remark } from '@/features/import/reading.ts'

/** The answers for another sheet. Answers about lines and columns of this sheet don’t apply to it, so they are removed. */
export function withSheet({ encoding }: ImportAnswers, sheet: string): ImportAnswers {
  return { ...(encoding !== undefined && { encoding }), sheet }
}

export const withEncoding = (answers: ImportAnswers, encoding: string): ImportAnswers => ({
  ...answers,
  encoding,
})

/** The answers with another separator, which makes other columns. Only the answer about the encoding still applies. */
export function withDelimiter({ encoding }: ImportAnswers, delimiter: Delimiter): ImportAnswers {
  return { ...(encoding !== undefined && { encoding }), delimiter }
}

export const withHeading = (answers: ImportAnswers, heading: number | 'none'): ImportAnswers => ({
  ...answers,
  heading,
})

/**
 * The answers with a column for a role. A column has one role: if the user gave it another role before, the importer decides
 * again about the column of that role.
 */
export function withColumn(
  answers: ImportAnswers,
  role: ColumnRole,
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

/** The key of a doubtful cell in `ImportAnswers.doubtful`; null if the remark is about a whole line. */
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
