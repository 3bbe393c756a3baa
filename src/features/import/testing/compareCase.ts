/**
 * Compares how a file is read with its right answer in `cases/expected.json`.
 *
 * - Rows are compared by line, in their order. Numbers may differ by 0.005, and texts in their blanks. Codes of valid lengths may
 * differ in the number of zeros at the start. Only the fields that an expected row names are compared. A row that looks up nothing
 * is the same as no row, and so is a price row without price, cost and floor.
 * - `said` lists the lines that must have a remark. If it is empty, no row that is right may have a remark, unless `mayAlsoSay` is
 * set. Hints about in-store codes are always allowed.
 * - `ask`: a question must be open, or the file refused. If it is null, no question may be open, unless `mayAsk` is set.
 */
import type { Answer, AnswerKind } from './readAsAnswer.ts'

type Fields = Readonly<Record<string, unknown>>

type ExpectedRow = Fields & {
  line?: number | readonly number[]
  /** Other values of the row’s fields that are right as well. */
  or?: readonly Fields[]
  /** The row may be left out. */
  may?: boolean
  /** The row may be left out if a remark is about its line. */
  orSaid?: boolean
}

type ExpectedValues = {
  order?: readonly string[]
  together?: readonly (readonly number[])[]
  apart?: readonly (readonly number[])[]
}

export type Expected = {
  as: AnswerKind
  rows?: readonly ExpectedRow[]
  said?: readonly { line: number; about: string }[]
  ask?: string | null
  refused?: string | null
  mayAsk?: boolean
  mayAlsoSay?: boolean
  /** One of these words must occur in the refusal, the questions or the remarks. */
  mentions?: readonly string[]
  values?: Readonly<Record<string, ExpectedValues>>
  or?: readonly Partial<Expected>[]
}

const text = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
const isNone = (value: unknown) => value === null || value === undefined || value === ''
const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

const codeOf = (value: unknown): string => {
  const code = text(value)
  return /^(?:\d{8}|\d{12,14})$/.test(code) ? code.padStart(14, '0') : code
}

function addressOf(value: unknown): string {
  const actual = text(value)
  if (!URL.canParse(actual)) return actual
  const { href } = new URL(actual)
  try {
    return decodeURI(href).replace(/\/$/, '')
  } catch {
    return href.replace(/\/$/, '')
  }
}

const isSameNumber = (actual: unknown, expected: unknown) =>
  isNone(expected)
    ? isNone(actual)
    : typeof actual === 'number' && Math.abs(actual - Number(expected)) <= 0.005 + 1e-9

const isSameText = (actual: unknown, expected: unknown) =>
  isNone(expected) ? isNone(actual) : text(actual) === text(expected)

function isSameRow(row: Fields, expected: unknown): boolean {
  if (isNone(expected)) return isNone(row['asks'])
  const words = text(expected)
  if (/^https?:\/\//i.test(words)) {
    const forms: unknown[] = Array.isArray(row['forms']) ? row['forms'] : []
    return [row['asks'], ...forms].some((one) => addressOf(one) === addressOf(expected))
  }
  if (/^\d+$/.test(words)) return codeOf(row['asks']) === codeOf(expected)
  return text(row['asks']).toLowerCase().includes(words.toLowerCase())
}

const codesOf = (codes: unknown): string => {
  const list: unknown[] = Array.isArray(codes) ? codes : isNone(codes) ? [] : [codes]
  return String(list.map(codeOf).toSorted())
}

const SAME: Readonly<Record<string, (row: Fields, expected: unknown) => boolean>> = {
  asks: isSameRow,
  code: (row, expected) => codeOf(row['code']) === codeOf(expected),
  codes: (row, expected) => codesOf(row['codes']) === codesOf(expected),
  titleHas: (row, expected) =>
    text(row['title']).toLowerCase().includes(text(expected).toLowerCase()),
  inStock: (row, expected) => (row['inStock'] ?? null) === expected,
  ...Object.fromEntries(
    ['target', 'price', 'cost', 'floor', 'listPrice', 'offerPrice', 'salePrice'].map((field) => [
      field,
      (row: Fields, expected: unknown) => isSameNumber(row[field], expected),
    ]),
  ),
  ...Object.fromEntries(
    ['title', 'brand', 'id', 'note', 'size', 'country'].map((field) => [
      field,
      (row: Fields, expected: unknown) => isSameText(row[field], expected),
    ]),
  ),
}

const linesOf = ({ line }: ExpectedRow): readonly unknown[] => (Array.isArray(line) ? line : [line])

function isEmptyRow(row: Fields, as: AnswerKind): boolean {
  if (as === 'prices') return isNone(row['price']) && isNone(row['cost']) && isNone(row['floor'])
  return as !== 'catalog' && isNone(row['asks'])
}

/** The fields that differ from the nearest of all right forms. */
function differences(
  row: Fields,
  { or = [], ...base }: ExpectedRow,
): { form: Fields; fields: string[] } {
  return [base, ...or.map((other) => ({ ...base, ...other }))]
    .map((form: Fields) => ({
      form,
      fields: Object.keys(SAME).filter(
        (field) => field in form && !SAME[field]?.(row, form[field]),
      ),
    }))
    .reduce((best, one) => (one.fields.length < best.fields.length ? one : best))
}

const actualOf = (row: Fields, field: string) => row[field === 'titleHas' ? 'title' : field]
const isEmptyValue = (value: unknown) =>
  isNone(value) || (Array.isArray(value) && value.length === 0)

/** Compares rows: returns what is wrong, and the lines whose rows are right. */
function compareRows(
  expected: readonly ExpectedRow[],
  actual: readonly Fields[],
  as: AnswerKind,
  linesWithRemarks: ReadonlySet<unknown>,
): { misses: string[]; rightLines: Set<unknown> } {
  const misses: string[] = []
  const rightLines = new Set<unknown>()
  const left = actual
    .filter((row) => !isEmptyRow(row, as))
    .map((row, at) => ({ row, at, isUsed: false }))
  const lastOfLine = new Map<unknown, number>()
  for (const one of expected) {
    if (isEmptyRow(one, as) && one.line !== undefined && as !== 'catalog') continue
    const lines = linesOf(one)
    const name = `line ${lines.join(' or ')}`
    const hasRemark = one.orSaid === true && lines.some((line) => linesWithRemarks.has(line))
    const candidates = left.filter(({ row, isUsed }) => !isUsed && lines.includes(row['line']))
    const fits = candidates.find(({ row }) => differences(row, one).fields.length === 0)
    if (fits) {
      fits.isUsed = true
      rightLines.add(fits.row['line'])
      if ((lastOfLine.get(fits.row['line']) ?? -1) > fits.at)
        misses.push(`${name}: not in the order given`)
      lastOfLine.set(fits.row['line'], fits.at)
      continue
    }
    const [near] = candidates
    if (near) {
      near.isUsed = true
      const { form, fields } = differences(near.row, one)
      if (hasRemark && fields.every((field) => isEmptyValue(actualOf(near.row, field)))) continue
      for (const field of fields) {
        misses.push(
          `${name}: ${field} is ${shown(actualOf(near.row, field))}, should be ${shown(form[field])}`,
        )
      }
    } else if (one.may !== true && !hasRemark) misses.push(`${name}: no row`)
  }
  for (const { row, isUsed } of left) {
    if (!isUsed)
      misses.push(
        `line ${shown(row['line'])}: ${shown(row['asks'] ?? row['code'] ?? row['title'])} should not be a row`,
      )
  }
  return { misses, rightLines }
}

function compareValues(
  expected: NonNullable<Expected['values']>,
  actual: Answer['values'],
): string[] {
  return Object.entries(expected).flatMap(([column, { order, together = [], apart = [] }]) => {
    const values = actual?.[column] ?? []
    const seen = values.map(({ value }) => text(value))
    const placeOf = (line: number) => values.findIndex(({ lines }) => lines.includes(line))
    return [
      ...(order && String(seen) !== String(order.map(text))
        ? [`${column}: listed ${seen.join(', ')}`]
        : []),
      ...together
        .filter((lines) => new Set(lines.map(placeOf)).size !== 1)
        .map((lines) => `${column}: ${lines.join(', ')} are one value`),
      ...apart
        .filter((lines) => new Set(lines.map(placeOf)).size !== lines.length)
        .map((lines) => `${column}: ${lines.join(', ')} are different values`),
    ]
  })
}

const ABOUT_IN_STORE = /in[- ]?(?:store|shop)|inside one shop|restricted/i

function compareForm(expected: Expected, answer: Answer): string[] {
  const { rows, said, questions, refused } = answer
  const misses: string[] = []
  const linesWithRemarks = new Set<unknown>(said.map(({ line }) => line))
  if (expected.mentions) {
    const words = JSON.stringify([refused, questions, said]).toLowerCase()
    if (!expected.mentions.some((word) => words.includes(word.toLowerCase())))
      misses.push(`should mention ${expected.mentions.join(' or ')}`)
  }
  if (!isNone(expected.refused)) return refused === null ? [...misses, 'should be refused'] : misses
  if (!isNone(expected.ask)) {
    if (questions.length === 0 && refused === null) misses.push(`should ask: ${expected.ask}`)
    if (!expected.rows || refused !== null) return misses
  } else if (refused !== null) return [...misses, `refused: ${refused}`]
  else if (questions.length > 0)
    return expected.mayAsk ? misses : [...misses, `asks: ${questions[0]?.about}`]
  const compared = expected.rows
    ? compareRows(expected.rows, rows, expected.as, linesWithRemarks)
    : { misses: [], rightLines: new Set<unknown>() }
  misses.push(...compared.misses)
  const wanted = expected.said ?? []
  misses.push(
    ...wanted
      .filter(({ line }) => !linesWithRemarks.has(line))
      .map(({ line, about }) => `line ${line}: nothing is said, should be: ${about}`),
  )
  if (wanted.length === 0 && !expected.mayAlsoSay) {
    const needless = said.filter(
      ({ line, about }) => compared.rightLines.has(line) && !ABOUT_IN_STORE.test(about),
    )
    misses.push(...needless.map(({ line, about }) => `line ${line}: said without need: ${about}`))
  }
  return [...misses, ...(expected.values ? compareValues(expected.values, answer.values) : [])]
}

/** What is wrong with an answer, compared with the nearest right one. Empty if it is right. */
export function compareCase({ or = [], ...first }: Expected, answer: Answer): string[] {
  return [first, ...or.map((other): Expected => ({ as: first.as, ...other }))]
    .map((form) => compareForm(form, answer))
    .reduce((best, one) => (one.length < best.length ? one : best))
}
