/** Everything that the import preview shows of a reading, except its rows. */
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { ColumnRole } from '@/domain/import/answers.ts'
import { formatPrice } from '@/lib/numbers/format.ts'
import type { Decisions } from './decide.ts'
import type { OpenedRows } from './openRows.ts'
import {
  MAX_REMARKS,
  type FirstLine,
  type ImportRead,
  type Remark,
  type RoleReading,
  type SampleCell,
} from './reading.ts'
import { createRowReader } from './readRows.ts'
import { noteOf } from './roleNotes.ts'
import { roleLabel, ROLES_OF } from './roles/roleLabels.ts'
import type { RowValues } from './rowValues.ts'
import { cellText, type RawRow } from './table.ts'

export type DescribedRows = {
  rows: readonly unknown[]
  remarks: readonly Remark[]
  /** How many rows have something that can be used. */
  used: number
  /** The codes of the rows; '' for a row without one. */
  codes: readonly string[]
}

/** How many lines of the file the preview shows unchanged. */
const FIRST_ROWS = 5
const MAX_LINES_ABOVE = 8
const SAMPLES = 3
const LONGEST = 200

function remarksOfKind(remarks: readonly Remark[], kind: Remark['kind']): Remark[] {
  return remarks.filter((remark) => remark.kind === kind).slice(0, MAX_REMARKS)
}

const linesWith = (remarks: readonly Remark[], kind: Remark['kind']) =>
  new Set(remarks.filter((remark) => remark.kind === kind).map(({ line }) => line)).size

function firstLines(opened: Pick<OpenedRows, 'rows' | 'names'>, decisions: Decisions): FirstLine[] {
  const heading = new Set(decisions.heading.lines)
  const leftOut = new Map(decisions.leftOut.map(({ line, about }) => [line, about]))
  const cut = (row: RawRow) =>
    row.cells.slice(0, 100).map((cell) => cellText(cell).slice(0, LONGEST))
  const lines: FirstLine[] = []
  let shown = 0
  for (const row of opened.rows) {
    const isHeading = heading.has(row.line)
    const about = leftOut.get(row.line)
    if (!isHeading && about === undefined) shown += 1
    if (shown > FIRST_ROWS) break
    if (lines.length > MAX_LINES_ABOVE && !isHeading && about !== undefined) continue
    lines.push({
      line: row.line,
      cells: cut(row),
      is: isHeading ? 'heading' : about === undefined ? 'row' : 'left out',
      about: about ?? '',
    })
  }
  return lines
}

/** Roles whose cells are figures. */
const FIGURES = ['price', 'cost', 'floor', 'target', 'listPrice'] as const

function codeAsRead(row: RawRow, values: RowValues, decisions: Decisions): string | null {
  const { task, roles, context, codes } = decisions
  if (task === 'prices' || task === 'catalog') return values.codes.join(', ') || null
  const place = roles.get('code')
  const as = context.as === 'title' ? 'auto' : context.as
  const entry = readEntry(place === undefined ? '' : cellText(row.cells[place]), as, codes)
  if (entry.kind === 'invalid' || entry.kind === 'title') return null
  return entry.kind === 'ean' ? entry.code : entry.kind === 'url' ? entry.url : entry.id
}

/** What the cell of a role was read as, in words. */
function readAs(
  role: ColumnRole,
  row: RawRow,
  values: RowValues,
  decisions: Decisions,
): string | null {
  if (role === 'code') return codeAsRead(row, values, decisions)
  if (role === 'stock') {
    return values.inStock === null ? null : values.inStock ? 'In stock' : 'Out of stock'
  }
  const figure = FIGURES.find((one) => one === role)
  if (figure === undefined) return values.text(role) || null
  const price = values[figure]
  return price === null ? null : formatPrice(price)
}

function roleReadings(decisions: Decisions, described: DescribedRows): RoleReading[] {
  const { task, roles, alternatives, columns, body, isByTitle } = decisions
  const read = createRowReader(decisions)
  const sampleRows = body.slice(0, 200)
  const values = sampleRows.map((row) => read(row))
  const remarked = new Map<string, Remark['kind']>()
  for (const { line, role, kind } of described.remarks)
    if (role !== null) remarked.set(`${line} ${role}`, kind)
  return ROLES_OF[task].map((role): RoleReading => {
    const column = roles.get(role) ?? null
    const cells: SampleCell[] =
      column === null
        ? []
        : sampleRows
            .map((row, at): SampleCell => {
              const own = values[at]
              return {
                line: row.line,
                rawText: cellText(row.cells[column]).trim().slice(0, LONGEST),
                read: own === undefined ? null : readAs(role, row, own, decisions),
                remark: remarked.get(`${row.line} ${role}`) ?? null,
              }
            })
            .filter(({ rawText }) => rawText !== '')
    const special = cells.filter(({ remark }) => remark !== null)
    const usual = cells.filter(({ remark }) => remark === null)
    const chosen = [
      ...usual.slice(0, SAMPLES - Math.min(1, special.length)),
      ...special,
      ...usual.slice(SAMPLES - 1),
    ]
      .slice(0, SAMPLES)
      .toSorted((one, other) => one.line - other.line)
    return {
      role,
      label: roleLabel(role, task),
      isNeeded: role === (task === 'catalog' || isByTitle ? 'title' : 'code'),
      column,
      samples: chosen,
      note: column === null ? '' : noteOf(role, decisions, described.codes, values),
      alternatives: (alternatives.get(role) ?? [])
        .filter((index) => index !== column)
        .slice(0, 3)
        .map((index) => ({ column: index, samples: columns[index]?.samples.slice(0, 3) ?? [] })),
    }
  })
}

export function describeReading(
  opened: OpenedRows,
  decisions: Decisions,
  described: DescribedRows,
): ImportRead<unknown> {
  const { task, heading, columns, roles, questions, knownExport } = decisions
  const hidden = opened.rows.filter(({ isHidden }) => isHidden)
  const areHiddenRowsLeftOut = decisions.answers.hiddenRows === 'leave out'
  const ofHidden = hidden.map(({ line, cells }): Remark => ({
    line,
    kind: areHiddenRowsLeftOut ? 'left out' : 'mended',
    about: areHiddenRowsLeftOut
      ? 'The row is hidden in the sheet.'
      : 'The row is hidden in the sheet and is used anyway.',
    role: null,
    rawText: cells.map(cellText).join(' ').trim().slice(0, LONGEST),
    reads: null,
    isUsed: false,
  }))
  const ofLines = decisions.leftOut.map(({ line, about }): Remark => ({
    line,
    kind: 'left out',
    about: LEFT_OUT[about] ?? about,
    role: null,
    rawText: (opened.rows.find((row) => row.line === line)?.cells ?? [])
      .map(cellText)
      .join(' ')
      .trim()
      .slice(0, LONGEST),
    reads: null,
    isUsed: false,
  }))
  const ofProblems = opened.problems.map(({ line, about }): Remark => ({
    line,
    kind: 'left out',
    about: `The row ${about}.`,
    role: null,
    rawText: '',
    reads: null,
    isUsed: false,
  }))
  const remarks = [...described.remarks, ...ofHidden, ...ofLines, ...ofProblems].toSorted(
    (one, other) => one.line - other.line,
  )
  const roleOf = new Map([...roles].map(([role, index]) => [index, role]))
  const names = columns.map(({ names: [name] }, index) => name ?? `Column ${index + 1}`)
  return {
    kind: 'read',
    task,
    file: { ...opened.file, lines: opened.rows.at(-1)?.line ?? 0 },
    sheets: opened.sheets.map(({ name, isHidden, rows }) => ({
      name,
      isHidden,
      rows: rows.length,
    })),
    sheet: opened.sheet?.name ?? null,
    knownExport,
    headingLines: heading.lines,
    columns: columns.map(({ index, samples }) => ({
      name: names[index] ?? '',
      role: roleOf.get(index) ?? null,
      samples,
    })),
    firstLines: firstLines(opened, decisions),
    roles: roleReadings(decisions, described),
    questions,
    counts: {
      used: described.used,
      mended: linesWith(remarks, 'mended'),
      doubtful: linesWith(remarks, 'doubtful'),
      leftOut: linesWith(remarks, 'left out'),
      hidden: hidden.length,
    },
    remarks: [
      ...remarksOfKind(remarks, 'mended'),
      ...remarksOfKind(remarks, 'doubtful'),
      ...remarksOfKind(remarks, 'left out'),
    ],
    shape: [
      opened.file.container,
      heading.row === null && opened.names === null ? 'no heading' : '',
      ...names,
    ].join('\u001f'),
    rows: described.rows,
    rowCount: described.rows.length,
  }
}

/** Why a line is left out, as a sentence. */
export const leftOutInWords = (about: string): string => LEFT_OUT[about] ?? about

const LEFT_OUT: Readonly<Record<string, string>> = {
  'above the headings': 'This line is above the headings.',
  total: 'This line is a total.',
  'not part of the table': 'This line is not part of the table.',
  'repeated heading': 'This line repeats the headings.',
  'other headings': 'These are headings of another table.',
  'below other headings': 'This line is below the headings of another table, so it isn’t read.',
  'another currency': 'The price is in another currency.',
  'price of more pieces': 'This is the price of a larger quantity of the same product.',
}
