/**
 * Reads drafts of app versions before December 2026, without loss: these stored the rows of a file instead of its bytes, and
 * choices of columns instead of `ImportAnswers`.
 */
import * as v from 'valibot'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import type { Delimiter, ImportAnswers } from '@/domain/import/answers.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0))

/** '' means no separator: a line is one cell. */
const separator = v.picklist(['\t', ';', ',', '|', ''])

const choicesOfBefore = v.object({
  separator: v.exactOptional(separator),
  code: v.exactOptional(place),
  /** The column of target prices; null without one. */
  price: v.exactOptional(v.nullable(place)),
  hasHeading: v.exactOptional(v.boolean()),
})

export const tableOfBefore = v.object({
  name: v.string(),
  sheets: v.array(
    v.object({
      name: v.string(),
      /** An empty row is an empty list, so that row numbers match the file. */
      rows: v.array(v.array(v.string())),
      /** For a text file: its text, and the detected separator. */
      written: v.exactOptional(v.object({ text: v.string(), separator })),
    }),
  ),
  /** The index of the used sheet. */
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

/** Rows before the heading, narrower than half of the widest row, were titles. */
function headingLine(rows: Rows): number | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const found = rows.findIndex((cells) => cells.length > 0 && cells.length * 2 >= width)
  return found < 0 ? null : found + 1
}

/** `rows` are the rows that the choices refer to. */
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

/** RFC 4180; an empty row becomes an empty line. */
const csvOf = (rows: Rows): string => rows.map((cells) => cells.map(cellOfCsv).join(',')).join('\n')

/** Converts the used sheet to a text file. Other sheets of the workbook were not part of the draft. */
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
