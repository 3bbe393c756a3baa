/** Judges a column of codes as a whole: ISBNs, lost zeros, a missing check digit, or no real codes. */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { Question } from '@/features/import/reading.ts'
import { sampleOf, type ColumnFacts } from '@/features/import/roles/columnFacts.ts'
import { foldHeading } from '@/features/import/roles/foldHeading.ts'
import { cellText, type RawRow } from '@/features/import/table.ts'
import { isbn10ToEan } from '@/lib/codes/isbn.ts'
import { readCode, type CodeContext } from '@/lib/codes/readCode.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { formatCount } from '@/lib/numbers/format.ts'

export type CodeColumn = {
  context: CodeContext
  /** Whether the codes lack their check digit, which is added. */
  addsCheckDigit: boolean
  /** Whether no code of the column is used, because check digits that fit do so by chance. */
  isLeftOut: boolean
  question: Question | null
}

/** The fewest codes from which something can be concluded about a column. */
const MIN_CODES = 4
/** The lowest share of failing codes in a column whose codes all lack their check digit; one in ten fits by chance. */
const MIN_FAILING_SHARE = 0.75
/** How many lines the question lists. */
const MAX_LINES = 100
const SAMPLES = 3

const PLAIN: CodeColumn = { context: {}, addsCheckDigit: false, isLeftOut: false, question: null }

type Digits = { line: number; text: string }

const withoutSigns = (row: RawRow, index: number) =>
  cellText(row.cells[index]).replace(/[\s-]/g, '')

/** Cells with only digits, apart from what a spreadsheet puts around them. */
function digitsIn(rows: readonly RawRow[], index: number): Digits[] {
  return rows
    .map((row) => ({ line: row.line, text: withoutSigns(row, index) }))
    .filter(({ text }) => /^['"=]*\d{7,14}["]*$/.test(text))
    .map(({ line, text }) => ({ line, text: text.replace(/\D/g, '') }))
}

/**
 * Whether the codes lack their last digit: nearly all fail, and without leading zeros all have the length of a UPC-A, EAN-13,
 * EAN-8 or GTIN-14 without its check digit.
 */
function lackCheckDigit(codes: readonly Digits[], fails: number): boolean {
  const lengths = codes.map(({ text }) => text.replace(/^0+/, '').length)
  const areOf = (...wanted: number[]) => lengths.every((length) => wanted.includes(length))
  const areFilledUp =
    codes.every(({ text }) => text.startsWith('0')) || codes.every(({ text }) => text.length <= 12)
  if (fails < codes.length * MIN_FAILING_SHARE) return false
  return (
    (areOf(11, 12) && areFilledUp) ||
    areOf(7) ||
    (areOf(13) && codes.every(({ text }) => /^[1-8]/.test(text)))
  )
}

/** Judges the column of codes. `place` is the index of the column; undefined if there is none. */
export function checkCodeColumn(
  rows: readonly RawRow[],
  place: number | undefined,
  columns: readonly ColumnFacts[],
  answers: ImportAnswers,
): CodeColumn {
  if (place === undefined) return PLAIN
  const names = (columns[place]?.names ?? []).map(foldHeading)
  const sampled = sampleOf(rows, 1000)
  const isbns = sampled.filter((row) => isbn10ToEan(withoutSigns(row, place)) !== null)
  const isIsbn =
    names.some((name) => /\bisbn\b/.test(name)) ||
    (isbns.length >= MIN_CODES && isbns.length * 2 > sampled.length)
  if (isIsbn) return { ...PLAIN, context: { isIsbn: true } }
  const isEan = names.some((name) => /\b(?:ean|gtin|jan)/.test(name) && !/upc/.test(name))
  const plain: CodeColumn = isEan ? { ...PLAIN, context: { isEan } } : PLAIN
  const codes = digitsIn(sampled, place)
  const fails = codes.filter(({ text }) => readCode(text)?.kind !== 'code')
  if (codes.length < MIN_CODES || fails.length * 2 < codes.length) return plain
  const short = fails.filter(({ text }) => text.length < 12 && text.length !== 8)
  const restored = short.filter(
    ({ text }) => readCode(text, { restoresZeros: true })?.kind === 'code',
  )
  if (short.length * 2 > codes.length && restored.length >= short.length * 0.9) {
    return { ...plain, context: { ...plain.context, restoresZeros: true } }
  }
  const isLacking = lackCheckDigit(codes, fails.length)
  const answer = answers.replies?.['codes'] ?? null
  return {
    ...plain,
    addsCheckDigit: isLacking && answer === 'add check digit',
    isLeftOut: isLacking && answer !== 'add check digit',
    question: codesQuestion(codes, fails, isLacking, answer),
  }
}

function codesQuestion(
  codes: readonly Digits[],
  fails: readonly Digits[],
  isLacking: boolean,
  answer: string | null,
): Question {
  const count = `${formatCount(fails.length)} of ${formatCount(codes.length)} codes fail their check digit.`
  const completed = codes.slice(0, SAMPLES).map(({ text }) => {
    const body = text.replace(/^0+/, '')
    return `${text} → ${body}${checkDigit(body)}`
  })
  const samples = fails.slice(0, SAMPLES).map(({ text }) => text)
  return {
    key: 'codes',
    about: isLacking
      ? `${count} They look as if the check digit is missing. What should happen to them?`
      : `${count} Is this the column with the codes?`,
    choices: isLacking
      ? [
          { value: 'leave out', label: 'Leave out all codes of this column', samples },
          {
            value: 'add check digit',
            label: 'Add the missing check digit to all codes',
            samples: completed,
          },
        ]
      : [{ value: 'leave out', label: 'Leave out the codes that fail', samples }],
    lines: fails.map(({ line }) => line).slice(0, MAX_LINES),
    answer,
  }
}
