/** Reads the file of `--codes` with the app's importer, so that sheet, lines and values are the same as on the page. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MAX_LINES, type InputLine } from '@/domain/codes/inputLines.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { OptionError, readByNames } from '@/features/import/mapOption.ts'
import { priceListRows } from '@/features/import/priceListRows.ts'
import { readImport, usualContext } from '@/features/import/readImport.ts'
import type {
  CodeRow,
  ImportRead,
  ImportReading,
  PriceRow,
  Remark,
} from '@/features/import/reading.ts'
import { openQuestionsText } from '@/features/import/readingText.ts'
import { bytesSource } from '@/features/import/source.ts'
import { codeKey } from '@/lib/gtin.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { StartError } from '../scripts/startError.ts'
import type { RunOptions } from './options.ts'

/** Throws a StartError that names the option and the file. */
export function readBytes(option: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(`${option} ${file} can’t be read: ${why}.`)
  }
}

/**
 * How the file is read, with its open questions. `country` is the country of its prices. Throws a StartError for an unreadable
 * file, or if `--map` or `--sheet` names something that the file doesn't have.
 */
export async function readCodesFile(
  file: string,
  { importAnswers }: Pick<RunOptions, 'importAnswers'>,
  country: string,
): Promise<ImportRead<CodeRow>> {
  const source = bytesSource(path.basename(file), new Uint8Array(readBytes('--codes', file)))
  const context = { ...usualContext, country, now: Date.now() }
  let reading: ImportReading<CodeRow>
  try {
    reading = await readByNames(importAnswers, (answers) =>
      readImport(source, 'codes', answers, context),
    )
  } catch (error) {
    throw error instanceof OptionError ? new StartError(error.message) : error
  }
  if (reading.kind === 'refused') throw new StartError(`--codes: ${reading.message}`)
  if (reading.rows.length > MAX_LINES) {
    throw new StartError(
      `--codes: ${reading.file.name} has ${formatCount(reading.rows.length)} lines. A run checks up to ${formatCount(MAX_LINES)}. Split the file.`,
    )
  }
  return reading
}

/** Nobody can answer questions at night: throws a StartError with each open question and the option that answers it. */
export function refuseOpenQuestions(reading: ImportRead<CodeRow>): void {
  const questions = openQuestionsText(reading)
  if (questions === '') return
  throw new StartError(
    `--codes: ${reading.file.name} can be read in several ways. Start the run again with one of these options per question:\n${questions}`,
  )
}

/** Returns a text like "codes.xlsx: 4 lines used, 1 mended, 2 left out". */
export function fileInLog({ file, counts }: ImportRead<CodeRow>): string {
  const parts = [
    `${formatCount(counts.used)} used`,
    ...(counts.mended > 0 ? [`${formatCount(counts.mended)} mended`] : []),
    ...(counts.doubtful > 0 ? [`${formatCount(counts.doubtful)} doubtful`] : []),
    ...(counts.leftOut > 0 ? [`${formatCount(counts.leftOut)} left out`] : []),
  ]
  const hint = parts.length > 1 ? ' (--dry-run lists them)' : ''
  return `${file.name}: lines ${parts.join(', ')}${hint}`
}

export type FileLine = { line: InputLine; row: CodeRow }

/** The lines of a run, each with its row of the file. */
export function linesOfFile({
  rows,
  remarks,
}: Pick<ImportRead<CodeRow>, 'rows' | 'remarks'>): FileLine[] {
  const problems = new Map(
    remarks
      .filter(({ role, kind, isUsed }) => role === 'target' && kind !== 'mended' && !isUsed)
      .map(({ line, about }) => [line, about]),
  )
  return rows.map((row) => {
    const { line, text, entry, target, title } = row
    return {
      row,
      line: {
        line,
        text,
        entry,
        target,
        targetProblem: target === null ? (problems.get(line) ?? null) : null,
        ...(entry.kind === 'title' && { isTitle: true }),
        ...(entry.kind === 'ean' && title !== null && { known: { title, imageUrl: null } }),
      },
    }
  })
}

/** Without a code, a price can't go into a price list; the line's offers are compared with it instead. */
export function withTarget({ line, row }: FileLine): InputLine {
  return line.entry.kind === 'ean' ? line : { ...line, target: line.target ?? row.price }
}

export type FilePrices = {
  entries: PriceEntry[]
  /** Why the prices of some lines are ignored. */
  remarks: readonly Remark[]
}

/** Your prices from the file, one for each product; of several lines the last one counts. */
export function pricesOfFile(lines: readonly FileLine[]): FilePrices {
  const priceRows = lines.flatMap(({ line, row }): PriceRow[] => {
    const { entry } = line
    const saysNothing =
      row.price === null && row.cost === null && row.floor === null && row.note === ''
    return entry.kind !== 'ean' || saysNothing ? [] : [{ ...row, code: entry.code }]
  })
  const notes = priceRows.filter(
    ({ price, cost, floor }) => price === null && cost === null && floor === null,
  )
  const { rows, remarks } = priceListRows(
    priceRows.filter((row) => !notes.includes(row)),
    new Set(),
  )
  const entries = [...notes, ...rows].map(({ code, price, cost, floor, note, title }) => ({
    code,
    price,
    cost,
    floor,
    note,
    ...(title !== null && { title }),
  }))
  return { entries, remarks }
}

/**
 * The price list with the file's prices applied. Empty values of the file leave those of the list; a note without price, cost and
 * floor counts only for a product in the list.
 */
export function withPricesOfFile(
  listed: readonly PriceEntry[],
  ofFile: readonly PriceEntry[],
): PriceEntry[] {
  const entries = new Map(listed.map((entry) => [codeKey(entry.code), entry]))
  for (const own of ofFile) {
    const key = codeKey(own.code)
    const before = entries.get(key)
    const merged = {
      ...before,
      ...own,
      price: own.price ?? before?.price ?? null,
      cost: own.cost ?? before?.cost ?? null,
      floor: own.floor ?? before?.floor ?? null,
      note: own.note || (before?.note ?? ''),
    }
    const hasFigure = merged.price !== null || merged.cost !== null || merged.floor !== null
    if (hasFigure) entries.set(key, merged)
  }
  return [...entries.values()]
}
