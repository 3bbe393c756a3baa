/**
 * Answers on the command line, for the nightly run and `npm run read-file`: `--map price="VK brutto" --map currency=use`.
 * Columns are named by their heading or their number, because the command line shows no preview to choose from.
 */
import {
  DELIMITERS,
  COLUMN_ROLES,
  type Delimiter,
  type ImportAnswers,
  type ColumnRole,
} from '@/domain/import/answers.ts'
import { encodingOf } from './bytes/encodings.ts'
import type { ImportColumn, ImportRead, ImportReading, Question } from './reading.ts'
import { foldHeading } from './roles/foldHeading.ts'

/**
 * `ImportAnswers` before the file is open: `named` identifies the column of a role by its heading, by its number from 1, or by
 * `none`.
 */
export type NamedAnswers = ImportAnswers & { named?: Partial<Record<ColumnRole, string>> }

/** Thrown for an option that cannot be used. The message is one or two sentences for the user. */
export class OptionError extends Error {
  override name = 'OptionError'
}

/** Questions that are not about a column, with the values that answer them; a country is any code of two letters. */
const REPLIES = {
  currency: ['without price', 'leave out', 'use'],
  codes: ['leave out', 'add check digit'],
  'decimal sign': ['none', '.', ','],
  'extra cells': ['leave out', 'use'],
  'price unit': ['none', 'one', 'divide'],
  'swapped prices': ['none', 'as named', 'swapped'],
} as const satisfies Record<string, readonly string[]>

/** Names of delimiters: `\t` cannot be typed on every command line. */
const DELIMITER_NAMES: Partial<Record<string, Delimiter>> = { tab: '\t' }

type Setting = (answers: NamedAnswers, value: string, option: string) => NamedAnswers

const choice = <Value extends string>(
  values: readonly Value[],
  value: string,
  option: string,
): Value => {
  const found = values.find((one) => one === value)
  if (found === undefined)
    throw new OptionError(`--map ${option} is not possible. Possible values: ${values.join(', ')}.`)
  return found
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  heading: (answers, value, option) => {
    if (value !== 'none' && !/^[1-9]\d*$/.test(value))
      throw new OptionError(
        `--map ${option}: give the number of the line with the headings, or “none”.`,
      )
    return { ...answers, heading: value === 'none' ? 'none' : Number(value) }
  },
  encoding: (answers, value, option) => {
    const encoding = encodingOf(value)
    if (encoding === null)
      throw new OptionError(
        `--map ${option}: this encoding isn’t known. Examples: utf-8, windows-1252, gb18030.`,
      )
    return { ...answers, encoding }
  },
  delimiter: (answers, value, option) => ({
    ...answers,
    delimiter: DELIMITER_NAMES[value] ?? choice(DELIMITERS, value, option),
  }),
  hidden: (answers, value, option) => ({
    ...answers,
    hiddenRows: choice(['use', 'leave out'], value, option),
  }),
  doubtful: (answers, value, option) => {
    const [, line = '', name = ''] = /^(\d+) (\w+)$/.exec(value) ?? []
    const role = COLUMN_ROLES.find((one) => one === name)
    if (role === undefined)
      throw new OptionError(
        `--map ${option}: give the line and what the cell is, such as doubtful="12 price".`,
      )
    return { ...answers, doubtful: { ...answers.doubtful, [`${line} ${role}`]: 'use' } }
  },
}

/** Every word that is allowed before `=`, as a message lists them. */
const KEYS = [...COLUMN_ROLES, ...Object.keys(REPLIES).map(dashed), ...Object.keys(SETTINGS)]

function dashed(key: string): string {
  return key.replace(' ', '-')
}

/**
 * The question that the key belongs to; null for any other key, and if the value is the name of a column: a currency and a
 * country can be in a column, too.
 */
function replyOf(key: string, value: string, option: string): string | null {
  if (key === 'country') return /^[a-z]{2}$/i.test(value) ? 'country' : null
  const reply = Object.entries(REPLIES).find(([one]) => one === key || dashed(one) === key)
  if (reply === undefined) return null
  const [name, values] = reply
  if (values.some((one) => one === value)) return name
  if (COLUMN_ROLES.some((role) => role === name)) return null
  choice<string>(values, value, option)
  return name
}

/**
 * Reads the values of `--map`, each KEY=VALUE. Keys are the roles, the keys of questions, and `heading`, `encoding`, `delimiter`,
 * `hidden` and `doubtful`. Throws an `OptionError` for an option that cannot be read or is given twice.
 */
export function readMapOptions(options: readonly string[]): NamedAnswers {
  let answers: NamedAnswers = {}
  const seen = new Set<string>()
  for (const option of options) {
    const at = option.indexOf('=')
    const key = option.slice(0, at).trim()
    const value = option.slice(at + 1).trim()
    if (at <= 0 || value === '') throw new OptionError(`--map needs KEY=VALUE, not “${option}”.`)
    if (seen.has(key) && key !== 'doubtful') throw new OptionError(`--map ${key} is given twice.`)
    seen.add(key)
    const reply = replyOf(key, value, option)
    const role = COLUMN_ROLES.find((one) => one === key)
    const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined
    if (reply !== null) {
      const answer = reply === 'country' ? value.toLowerCase() : value
      answers = { ...answers, replies: { ...answers.replies, [reply]: answer } }
    } else if (role !== undefined) {
      answers = { ...answers, named: { ...answers.named, [role]: value } }
    } else if (setting !== undefined) {
      answers = setting(answers, value, option)
    } else {
      throw new OptionError(`--map has no “${key}”. It has: ${KEYS.join(', ')}.`)
    }
  }
  return answers
}

function placeOf(role: ColumnRole, name: string, headings: readonly string[]): number | null {
  if (name === 'none') return null
  const folded = foldHeading(name)
  // A name that has only punctuation folds to an empty text.
  const isNamed = (heading: string) =>
    folded === '' ? heading === name : foldHeading(heading) === folded
  const places = headings.flatMap((heading, at) => (isNamed(heading) ? [at] : []))
  if (places.length > 1) {
    const numbers = places.map((at) => `--map ${role}=${at + 1}`).join(' or ')
    throw new OptionError(
      `--map ${role}: ${places.length} columns are called “${name}”. Use their number: ${numbers}.`,
    )
  }
  const number = /^\d+$/.test(name) ? Number(name) - 1 : -1
  const index = places[0] ?? number
  if (index < 0 || index >= headings.length) {
    throw new OptionError(
      `--map ${role}: there is no column “${name}”. The columns are: ${headings.join(', ')}.`,
    )
  }
  return index
}

/**
 * Replaces the names of columns by their indexes. A heading is matched before a number, so that a column called 2024 can be
 * named. Throws an `OptionError` if a column is not in the file, or if several have the name.
 */
export function withColumnIndexes(
  { named, ...answers }: NamedAnswers,
  headings: readonly string[],
): ImportAnswers {
  const columns = { ...answers.columns }
  for (const role of COLUMN_ROLES) {
    const name = named?.[role]
    if (name !== undefined) columns[role] = placeOf(role, name, headings)
  }
  return named === undefined ? answers : { ...answers, columns }
}

/**
 * Reads a file by answers that name its columns: first to find its headings, then again with the indexes of the columns. Throws
 * an `OptionError` as `withColumnIndexes` does, and if the file has no sheet with the name in the answers.
 */
export async function readByNames<Row>(
  named: NamedAnswers,
  read: (answers: ImportAnswers) => Promise<ImportReading<Row>>,
): Promise<ImportReading<Row>> {
  const { named: columns, ...answers } = named
  const first = await read(answers)
  if (first.kind === 'refused') return first
  checkSheet(first, answers.sheet)
  if (columns === undefined) return first
  return read(
    withColumnIndexes(
      named,
      first.columns.map(({ name }) => name),
    ),
  )
}

function checkSheet({ sheets }: ImportRead<unknown>, sheet: string | undefined): void {
  if (sheet === undefined || sheets.some(({ name }) => name === sheet)) return
  throw new OptionError(
    sheets.length === 0
      ? `--sheet ${sheet}: the file has no sheets.`
      : `--sheet ${sheet}: there is no such sheet. The sheets are: ${sheets.map(({ name }) => name).join(', ')}.`,
  )
}

const quoted = (value: string) => (/^[\w.-]+$/.test(value) ? value : `"${value}"`)

/** The columns of a file in its order, each with its heading. */
export type NamedColumns = readonly Pick<ImportColumn, 'name'>[]

/** The option that gives an answer to a question: `--map currency="without price"`, `--map price="VK brutto"`. */
export function mapOption(
  { key }: Question,
  value: string,
  { columns }: { columns: NamedColumns },
): string {
  const role = /^column (\w+)$/.exec(key)?.[1]
  if (role === undefined) return `--map ${dashed(key)}=${quoted(value)}`
  if (value === 'none') return `--map ${role}=none`
  const index = Number(value)
  const name = columns[index]?.name ?? ''
  const isUnique = columns.filter((one) => foldHeading(one.name) === foldHeading(name)).length === 1
  // Inside quotes a shell interprets these characters.
  const isPlain = isUnique && foldHeading(name) !== '' && !/["$`\\!]/.test(name)
  return `--map ${role}=${isPlain ? quoted(name) : index + 1}`
}
