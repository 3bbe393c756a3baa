/**
 * Drafts that versions before December 2026 stored: the rows of a file instead of its bytes, and choices of columns instead
 * of `ImportAnswers`. Nothing of the person's work is lost when they are read.
 */
import * as v from 'valibot'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import type { Delimiter, ImportAnswers } from '@/domain/import/answers.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(0))

/** '' separates nothing: a line is one cell. */
const separator = v.picklist(['\t', ';', ',', '|', ''])

const choicesOfBefore = v.object({
  separator: v.exactOptional(separator),
  code: v.exactOptional(place),
  /** Of target prices; null for none. */
  price: v.exactOptional(v.nullable(place)),
  hasHeading: v.exactOptional(v.boolean()),
})

export const tableOfBefore = v.object({
  name: v.string(),
  sheets: v.array(
    v.object({
      name: v.string(),
      /** An empty row is an empty list, so that rows are counted as in the file. */
      rows: v.array(v.array(v.string())),
      /** Of a text file: the text itself, and what seemed to separate its cells. */
      written: v.exactOptional(v.object({ text: v.string(), separator })),
    }),
  ),
  /** The place of the sheet that is used. */
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

/** Rows before the heading were titles: rows that are narrower than half of the widest. */
function headingLine(rows: Rows): number | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const found = rows.findIndex((cells) => cells.length > 0 && cells.length * 2 >= width)
  return found < 0 ? null : found + 1
}

/** `rows` are those that the choices are about. */
export function answersOfChoices(choices: unknown, rows: Rows): ImportAnswers {
  const { success, output } = v.safeParse(choicesOfBefore, choices)
  if (!success) return {}
  const { separator: separated, code, price, hasHeading } = output
  const heading = hasHeading === false ? 'none' : hasHeading ? headingLine(rows) : null
  const columns = {
    ...(code !== undefined && { code }),
    // A column of prices was one of target prices; who wanted none of these wants no other prices either.
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

/** RFC 4180; an empty row is an empty line. */
const csvOf = (rows: Rows): string => rows.map((cells) => cells.map(cellOfCsv).join(',')).join('\n')

/** The sheet that was used, as a text file. The other sheets of a workbook had no part in the draft. */
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
