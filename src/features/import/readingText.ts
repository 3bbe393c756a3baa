/** A reading as plain text, for the nightly run and `npm run read-file`: what the import preview shows on a page. */
import { formatCount } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { plural } from '@/lib/text/plural.ts'
import { mapOption } from './mapOption.ts'
import {
  DELIMITER_WORDS,
  fileInWords,
  headingInWords,
  knownExportInWords,
  lineName,
  linesInWords,
} from './preview/previewWords.ts'
import { rowFacts, type ImportedRow } from './preview/rowFacts.ts'
import type { ImportRead, Question, Remark, RoleReading } from './reading.ts'

/** How many entries of a list are shown; the others are counted. */
const MAX_ROWS = 10
const MAX_LISTED = 50

const INDENT = '  '

/** The lines for a heading and its entries, indented; none for an empty list. */
function section(heading: string, entries: readonly string[], most: number): string[] {
  if (entries.length === 0) return []
  const shown = entries.slice(0, most)
  const more = entries.length - shown.length
  return [
    heading,
    ...shown.map((entry) => INDENT + entry),
    ...(more > 0 ? [`${INDENT}and ${formatCount(more)} more`] : []),
  ]
}

function fileLines(reading: ImportRead<unknown>): string[] {
  const { file, sheets, sheet, headingLines, knownExport } = reading
  const others = sheets.filter(({ name }) => name !== sheet)
  const sheetWords =
    sheet === null
      ? []
      : [
          `Sheet “${sheet}”${others.length === 0 ? '' : `; not read: ${others.map(({ name, isHidden }) => `“${name}”${isHidden ? ' (hidden)' : ''}`).join(', ')}`}.`,
        ]
  const facts = [
    ...sheetWords,
    ...(file.encoding === null ? [] : [`Encoding: ${file.encoding}.`]),
    ...(file.delimiter === null ? [] : [`Separator: ${DELIMITER_WORDS[file.delimiter]}.`]),
    `Headings: ${headingInWords(file.container, headingLines)}.`,
    ...(knownExport === null ? [] : [`${knownExportInWords(knownExport)}.`]),
  ]
  return [`${file.name}: ${fileInWords(reading)}`, facts.join(' ')]
}

function countsInWords({ counts, file }: ImportRead<unknown>): string {
  const { used, mended, doubtful, leftOut, hidden } = counts
  return [
    `${linesInWords(file.container, used)} used`,
    `${formatCount(mended)} mended`,
    `${formatCount(doubtful)} doubtful`,
    `${formatCount(leftOut)} left out`,
    ...(hidden > 0 ? [`${formatCount(hidden)} hidden in the sheet`] : []),
  ].join(', ')
}

/** The line about a role: `Your price: “VK brutto”, read as 9.99 (“9,99”), 19.98 (“19,98”)`. */
function roleLine(
  { label, column, samples, note }: RoleReading,
  columns: ImportRead<unknown>['columns'],
): string[] {
  if (column === null) return []
  const values = samples.map(({ rawText, read }) =>
    read === rawText ? rawText : `${read ?? 'nothing'} (“${rawText}”)`,
  )
  const asRead = values.length === 0 ? '' : `, read as ${values.join(', ')}`
  return [
    `${label}: “${columns[column]?.name ?? ''}”${asRead}${note === '' ? '' : `. ${capital(note)}`}`,
  ]
}

const quoted = (rawText: string) => (rawText === '' ? '' : ` “${rawText.slice(0, 60)}”`)

function remarkLine(reading: ImportRead<unknown>, remark: Remark): string {
  const { line, about, rawText, kind, role, reads, isUsed } = remark
  const where = lineName(reading.file.container, line)
  // Most sentences already quote the cell.
  const cell = about.includes(rawText.slice(0, 40)) ? '' : quoted(rawText)
  const use =
    kind !== 'doubtful' || role === null || reads === null
      ? ''
      : isUsed
        ? ` Used as ${reads}, as you chose.`
        : ` Not used; to use ${reads}: --map doubtful="${line} ${role}"`
  return `${where}${cell}: ${about}${use}`
}

function remarksOf(reading: ImportRead<unknown>, kind: Remark['kind'], heading: string): string[] {
  const entries = reading.remarks
    .filter((remark) => remark.kind === kind)
    .map((remark) => remarkLine(reading, remark))
  return section(heading, entries, MAX_LISTED)
}

/** The question, and for each choice the command-line option that selects it. */
function questionLines(question: Question, reading: ImportRead<unknown>): string[] {
  const options = question.choices.map((choice) => ({
    option: mapOption(question, choice.value, reading),
    words: [choice.label, ...choice.samples].join('; '),
  }))
  const width = Math.max(...options.map(({ option }) => option.length))
  return [
    question.about,
    ...options.map(({ option, words }) => `${INDENT}${option.padEnd(width)}  ${words}`),
  ]
}

/** The questions without an answer, each with its choices and their options; '' if none is open. */
export function openQuestionsText(reading: ImportRead<unknown>): string {
  const open = reading.questions.filter(({ answer }) => answer === null)
  return open.flatMap((question) => questionLines(question, reading)).join('\n')
}

/** Everything about a reading, as lines of text. */
export function readingText(reading: ImportRead<ImportedRow>): string {
  const { columns, roles, rows, questions, file } = reading
  const open = questions.filter(({ answer }) => answer === null)
  const used = rows.map((row) => {
    const { name, facts } = rowFacts(row)
    return `${lineName(file.container, row.line)}: ${[name, ...facts].join(' · ')}`
  })
  const isRead = new Set(roles.map(({ column }) => column))
  const unused = columns.filter((_, at) => !isRead.has(at)).map(({ name }) => name)
  return [
    ...fileLines(reading),
    countsInWords(reading),
    ...section(
      'Columns',
      [
        ...roles.flatMap((role) => roleLine(role, columns)),
        ...(unused.length === 0 ? [] : [`Not used: ${unused.join(', ')}`]),
      ],
      MAX_LISTED,
    ),
    ...section('Rows', used, MAX_ROWS),
    ...remarksOf(reading, 'mended', 'Mended'),
    ...remarksOf(reading, 'doubtful', 'Doubtful'),
    ...remarksOf(reading, 'left out', 'Left out'),
    ...(open.length === 0
      ? []
      : [`${plural(open.length, 'question')} to answer first`, openQuestionsText(reading)]),
  ].join('\n')
}
