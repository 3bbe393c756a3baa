/** Turns rows of a file or a paste into lines to look up: a code, a link, a product ID or a title. */
import { entryText, readEntry, severalIn, type Entry } from '@/domain/codes/readEntry.ts'
import { readCodes } from '@/lib/codes/readCode.ts'
import { plainDigits } from '@/lib/text/plainDigits.ts'
import { withCheckDigit } from './cells/codeCells.ts'
import type { Decisions } from './decide.ts'
import type { CodeRow, Remark } from './reading.ts'
import { createRowReader } from './readRows.ts'
import type { RowValues } from './rowValues.ts'
import { cellText, type RawRow } from './table.ts'

/** Columns whose words are part of the title to search for. */
const BESIDE_TITLE = ['brand', 'title', 'size'] as const

const WITHOUT_CHECK_DIGIT: Entry = {
  kind: 'invalid',
  reason: 'wrong check digit',
  message: 'The codes of this column lack their check digit.',
  suggestion: null,
}

/** The text that a line looks up, as in the file. */
function textOf(row: RawRow, values: RowValues, { roles, isByTitle, body }: Decisions): string {
  const filled = row.cells.filter((cell) => cellText(cell).trim() !== '')
  // A code below a table is in the first column, even if the table has its codes in another.
  if (filled.length === 1 && row.cells.length === 1) return linkOrText(row, 0)
  if (isByTitle) {
    const words = BESIDE_TITLE.map((role) => values.text(role)).filter((text) => text !== '')
    return words.join(' ')
  }
  const place = roles.get('code')
  if (place !== undefined) return linkOrText(row, place)
  // A list of one column has no column of codes until one of its cells is a code.
  return body.every(({ cells }) => cells.length === 1) ? linkOrText(row, 0) : ''
}

/** The text of a cell; for a link whose text is not something to look up, the address behind it. */
function linkOrText(row: RawRow, index: number): string {
  const cell = row.cells[index]
  if (typeof cell === 'object' && cell.kind === 'link' && readEntry(cell.text).kind === 'invalid')
    return cell.url
  return cellText(cell).trim()
}

function entriesOf(
  text: string,
  { context, codes, addsCheckDigit, areCodesLeftOut, isByTitle }: Decisions,
): Entry[] {
  if (isByTitle) return [readEntry(text, 'title')]
  const as = context.as === 'title' ? 'auto' : context.as
  const isDigits = /^\D*[\d\s-]+\D*$/.test(plainDigits(text))
  if (addsCheckDigit && isDigits) {
    const reading = withCheckDigit(text)
    if (reading?.kind === 'code') return [{ kind: 'ean', code: reading.code, note: reading.note }]
  }
  if (areCodesLeftOut && isDigits) return [WITHOUT_CHECK_DIGIT]
  const single = readEntry(text, as, codes)
  if (single.kind !== 'invalid') return [single]
  if (as === 'auto' || as === 'ean') {
    const list = readCodes(text, codes)
    if (list) {
      return list.flatMap((reading): Entry[] =>
        reading.kind === 'code' ? [{ kind: 'ean', code: reading.code, note: reading.note }] : [],
      )
    }
  }
  const several = severalIn(text, as)
  return several ? several.map((part) => readEntry(part, as, codes)) : [single]
}

/** Joins a code that a narrow column broke into two lines; null if the two lines are not one code. */
function brokenCode(text: string, next: string | undefined): string | null {
  const start = /^\d{3,12}$/.exec(text.trim())?.[0]
  const end = /^\d{1,10}(?=\s|$)/.exec(next?.trim() ?? '')?.[0]
  if (start === undefined || end === undefined) return null
  const joined = start + end
  return [12, 13, 14].includes(joined.length) && readEntry(joined, 'ean').kind === 'ean'
    ? joined
    : null
}

/** One row for each entry of a line, in the order of the file, with remarks about them. */
export function codeRows(decisions: Decisions): { rows: CodeRow[]; remarks: Remark[] } {
  const rows: CodeRow[] = []
  const remarks: Remark[] = []
  const read = createRowReader(decisions)
  const { body, answers } = decisions
  for (const [at, row] of body.entries()) {
    const values = read(row)
    const text = textOf(row, values, decisions)
    const entries = entriesOf(text, decisions)
    remarks.push(...values.remarks, ...zeroRemarks(values))
    for (const entry of entries) {
      const used = usedEntry(entry, answers.doubtful?.[`${row.line} code`] === 'use')
      rows.push({
        line: row.line,
        text: entries.length > 1 ? lookupText(used, text) : text,
        entry: used,
        price: values.price || null,
        listPrice: values.listPrice || null,
        cost: values.cost,
        floor: values.floor || null,
        target: values.target || null,
        note: values.text('note'),
        title: decisions.isByTitle ? null : values.text('title') || null,
      })
      if (entry.kind === 'ean' && entry.note !== null) {
        remarks.push(remark('mended', row.line, entry.note, text, entry.code))
      }
      if (entry.kind === 'url' && entry.note !== undefined) {
        remarks.push(remark('mended', row.line, entry.note, text, entry.url))
      }
      if (entry.kind !== 'invalid') continue
      const next = body[at + 1]
      const joined = brokenCode(text, next && cellText(next.cells[0]))
      const message =
        joined === null
          ? entry.message
          : `${entry.message} It looks broken over two lines: with line ${next?.line ?? 0} it is ${joined}.`
      const isNear = entry.suggestion !== null && joined === null
      remarks.push({
        ...remark(
          isNear ? 'doubtful' : 'left out',
          row.line,
          message,
          text,
          isNear ? entry.suggestion : null,
        ),
        isUsed: used.kind !== 'invalid',
      })
    }
  }
  return { rows, remarks }
}

/** Remarks about figures of 0, which are not used: a price of 0 would be the lowest of all. A cost may be 0. */
function zeroRemarks({ line, price, floor, target }: RowValues): Remark[] {
  const figures = { price, floor, target }
  return (['price', 'floor', 'target'] as const)
    .filter((role) => figures[role] === 0)
    .map((role) => ({
      ...remark(
        'left out',
        line,
        `A ${role === 'target' ? 'target price' : role} of 0 isn’t used.`,
        '0',
        null,
      ),
      role,
    }))
}

function usedEntry(entry: Entry, isUsed: boolean): Entry {
  if (entry.kind !== 'invalid' || !isUsed || entry.suggestion === null) return entry
  const read = readEntry(entry.suggestion)
  return read.kind === 'ean' ? { ...read, note: `Read as ${read.code}, as you chose.` } : read
}

const lookupText = (entry: Entry, whole: string): string =>
  entry.kind === 'title' || entry.kind === 'invalid' ? whole : entryText(entry)

const remark = (
  kind: Remark['kind'],
  line: number,
  about: string,
  rawText: string,
  reads: string | null,
): Remark => ({
  line,
  kind,
  about,
  role: 'code',
  rawText,
  reads,
  isUsed: false,
})
