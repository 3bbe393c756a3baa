/**
 * Reads drafts of app versions before December 2026, without loss: those versions stored the rows of a file instead of its bytes,
 * and choices of columns instead of `ImportAnswers`.
 */
import * as v from 'valibot'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import type { Delimiter, ImportAnswers } from '@/domain/import/answers.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The separator of columns; '' means that there is none and each line is one cell. */
const separator = v.picklist(['\t', ';', ',', '|', ''])

const choicesOfBefore = v.object({
  separator: v.exactOptional(separator),
  code: v.exactOptional(place),
  /** The column of target prices; null if there is none. */
  price: v.exactOptional(v.nullable(place)),
  hasHeading: v.exactOptional(v.boolean()),
})

export const tableOfBefore = v.object({
  name: v.string(),
  sheets: v.array(
    v.object({
      name: v.string(),
      /** The rows of the sheet. An empty row is an empty list, so that row numbers match the file. */
      rows: v.array(v.array(v.string())),
      /** For a text file: its text, and the detected separator. */
      written: v.exactOptional(v.object({ text: v.string(), separator })),
    }),
  ),
  /** The index of the sheet that the user chose. */
  sheet: place,
  choices: choicesOfBefore,
})

type TableOfBefore = v.InferOutput<typeof tableOfBefore>
type Rows = readonly (readonly string[])[]

const DELIMITER_OF: Readonly<Record<v.InferOutput<typeof separator>, Delimiter>> = {
  '\t': '\t',
  ';': ';',
  ',': ',',
  '|': '|',
  '': 'none',
}

/**
 * The number of the heading row, from 1; null if there is none. Earlier rows that are less than half as wide as the widest row are
 * titles.
 */
function headingLine(rows: Rows): number | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const found = rows.findIndex((cells) => cells.length > 0 && cells.length * 2 >= width)
  return found < 0 ? null : found + 1
}

/** Converts choices of columns; `rows` are the rows that the choices refer to. */
export function answersOfChoices(choices: unknown, rows: Rows): ImportAnswers {
  const { success, output } = v.safeParse(choicesOfBefore, choices)
  if (!success) return {}
  const { separator: separated, code, price, hasHeading } = output
  const heading = hasHeading === false ? 'none' : hasHeading ? headingLine(rows) : null
  const columns = {
    ...(code !== undefined && { code }),
    // The price column used to mean target prices; choosing none excludes all other price columns too.
    ...(price === null && { price: null, target: null }),
    ...(typeof price === 'number' && { target: price }),
  }
  return {
    ...(separated !== undefined && { delimiter: DELIMITER_OF[separated] }),
    ...(heading !== null && { heading }),
    ...(Object.keys(columns).length > 0 && { columns }),
  }
}

const cellOfCsv = (cell: string) =>
  /[",\r\n]/.test(cell) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell

/** Writes rows as CSV (RFC 4180); an empty row becomes an empty line. */
const csvOf = (rows: Rows): string => rows.map((cells) => cells.map(cellOfCsv).join(',')).join('\n')

/** Converts the chosen sheet to a text file. The other sheets of the workbook were not part of the draft. */
export function fileOfTable({ name, sheets, sheet, choices }: TableOfBefore): DraftFile {
  const { rows = [], written } = sheets[sheet] ?? {}
  const answers = answersOfChoices(choices, rows)
  return {
    name,
    bytes: new TextEncoder().encode(written?.text ?? csvOf(rows)),
    answers: written === undefined ? { ...answers, delimiter: ',' } : answers,
    remembered: null,
  }
}
