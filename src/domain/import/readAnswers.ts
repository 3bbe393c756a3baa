/** Validates stored answers, which an older app version, a backup or a user with an editor may have written. */
import {
  DELIMITERS,
  COLUMN_ROLES,
  type Delimiter,
  type ImportAnswers,
  type ColumnRole,
} from './answers.ts'

type Entries = readonly (readonly [string, unknown])[]

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Whether a value is a valid line or column number. Lines are numbered from 1, columns from 0. */
const isPlace = (value: unknown, first: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= first

const isColumn = (value: unknown): value is number | null => value === null || isPlace(value, 0)

const isDelimiter = (value: unknown): value is Delimiter =>
  DELIMITERS.some((delimiter) => delimiter === value)

const isRole = (name: string): name is ColumnRole => COLUMN_ROLES.some((role) => role === name)

const isDecision = (value: unknown): value is 'use' | 'leave out' =>
  value === 'use' || value === 'leave out'

const entriesOf = (value: unknown): Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

/** The entries of an object with a valid value; undefined without any, so that no empty object is stored. */
function entriesWith<Value>(
  value: unknown,
  isFit: (one: unknown) => one is Value,
  isName: (name: string) => boolean = () => true,
): Record<string, Value> | undefined {
  const fit = entriesOf(value).flatMap(([name, one]): [string, Value][] =>
    isName(name) && isFit(one) ? [[name, one]] : [],
  )
  return fit.length === 0 ? undefined : Object.fromEntries(fit)
}

/** The valid answers in a stored value; `{}` if none is valid. Never throws. */
export function readAnswers(value: unknown): ImportAnswers {
  const stored: Partial<Record<keyof ImportAnswers, unknown>> = Object.fromEntries(entriesOf(value))
  const { sheet, encoding, delimiter, heading, hiddenRows } = stored
  const columns = entriesWith(stored.columns, isColumn, isRole)
  const replies = entriesWith(stored.replies, isText)
  const doubtful = entriesWith(stored.doubtful, isDecision)
  return {
    ...(isText(sheet) && { sheet }),
    ...(isText(encoding) && { encoding }),
    ...(isDelimiter(delimiter) && { delimiter }),
    ...((heading === 'none' || isPlace(heading, 1)) && { heading }),
    ...(columns && { columns }),
    ...(replies && { replies }),
    ...(doubtful && { doubtful }),
    ...(isDecision(hiddenRows) && { hiddenRows }),
  }
}

/** Whether the user has corrected anything. */
export const hasAnswers = (answers: ImportAnswers): boolean => Object.keys(answers).length > 0

/**
 * The answers that apply to other files with the same columns. Answers about sheets, hidden rows and doubtful cells belong to one
 * file and are left out.
 */
export function answersForShape(answers: ImportAnswers): ImportAnswers {
  const { encoding, delimiter, heading, columns, replies } = answers
  return readAnswers({ encoding, delimiter, heading, columns, replies })
}
