/** Joins the file and the typed text of a collection of codes into one list of lines. */
import { MAX_LINES, type InputLine } from '@/domain/codes/inputLines.ts'
import type { EntryKind } from '@/domain/codes/readEntry.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { tooManyControls } from '@/features/import/bytes/roughText.ts'
import type { CodeRow, ImportReading } from '@/features/import/reading.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { linesOfReading } from './linesOfReading.ts'
import { priceUseOf } from './priceUse.ts'

/** The maximum number of characters of a pasted text; files may be larger. */
const MAX_CHARACTERS = 1_000_000

/** How a workbook file begins: it is a ZIP archive. */
const ZIP = 'PK\u0003\u0004'
/** How many characters are checked for binary content. */
const BEGINNING = 65_536

export type InputReading = { reading: ImportReading<CodeRow>; answers: ImportAnswers }

export type JoinedInput =
  /** Neither a file nor a text was given yet. */
  | { kind: 'nothing' }
  /** `message` states in one or two sentences why the input can’t be read. */
  | { kind: 'problem'; message: string }
  /** The lines of both inputs: those of the file come first, and the line numbers of the text continue from its last line. */
  | { kind: 'read'; lines: InputLine[] }

/** Why a text can’t be read; null if it can. With a file (`hasFile`), a blank text is no problem. */
export function textProblem(text: string, hasFile: boolean): string | null {
  if (text.length > MAX_CHARACTERS) {
    return `The text has ${formatCount(text.length)} characters; up to ${formatCount(MAX_CHARACTERS)} can be read. Paste only the column with the codes.`
  }
  if (text.startsWith(ZIP) || tooManyControls(text.slice(0, BEGINNING))) {
    return 'This isn’t text but the inside of a file. Choose the file itself, or copy its cells.'
  }
  return text !== '' && text.trim() === '' && !hasFile
    ? 'Nothing to read: paste EANs, links, product IDs or titles, one per line.'
    : null
}

const TOO_MANY = `up to ${formatCount(MAX_LINES)} can be checked in one collection. Remove some, or create several collections.`

function tooMany(ofFile: number, ofText: number, name: string): string | null {
  const all = ofFile + ofText
  if (all <= MAX_LINES) return null
  if (ofText === 0) return `${name} has ${formatCount(all)} lines; ${TOO_MANY}`
  return ofFile === 0
    ? `The text has ${formatCount(all)} lines; ${TOO_MANY}`
    : `The file and the text have ${formatCount(all)} lines together; ${TOO_MANY}`
}

/** `file` and `text` are the two inputs, null if there is none. `as` is the kind of entry that the user chose. */
export function joinInputs(
  file: (InputReading & { name: string }) | null,
  text: InputReading | null,
  as: EntryKind | 'auto',
): JoinedInput {
  if (file === null && text === null) return { kind: 'nothing' }
  const inputs = [file, text].filter((one) => one !== null)
  for (const { reading } of inputs) {
    if (reading.kind === 'refused') return { kind: 'problem', message: reading.message }
  }
  const rowsOf = (one: InputReading | null) => (one?.reading.kind === 'read' ? one.reading : null)
  const [ofFile, ofText] = [rowsOf(file), rowsOf(text)]
  const message = tooMany(ofFile?.rowCount ?? 0, ofText?.rowCount ?? 0, file?.name ?? '')
  if (message !== null) return { kind: 'problem', message }
  const after = ofFile?.file.lines ?? 0
  return {
    kind: 'read',
    lines: [
      ...(file && ofFile
        ? linesOfReading(ofFile, { as, use: priceUseOf(ofFile, file.answers) })
        : []),
      ...(text && ofText
        ? linesOfReading(ofText, { as, use: priceUseOf(ofText, text.answers), after })
        : []),
    ],
  }
}
