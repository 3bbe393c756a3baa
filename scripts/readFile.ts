/**
 * `npm run read-file -- FILE --as codes|prices|catalog|box|url [--country us] [--sheet NAME] [--map KEY=VALUE …] [--json]`:
 * how the app would read a file, without a service.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readMerchantUrl } from '../src/api/links/merchantUrl.ts'
import { urlForms } from '../src/api/links/urlForms.ts'
import { checkedText } from '../src/domain/codes/readEntry.ts'
import type { ImportAnswers } from '../src/domain/import/answers.ts'
import { catalogPreview } from '../src/features/import/catalog/readCatalog.ts'
import { readMapOptions, readByNames, type NamedAnswers } from '../src/features/import/mapOption.ts'
import type { ImportedRow } from '../src/features/import/preview/rowFacts.ts'
import { readImport, usualContext } from '../src/features/import/readImport.ts'
import type {
  CatalogRow,
  CodeRow,
  ImportRead,
  ImportReading,
  PriceRow,
} from '../src/features/import/reading.ts'
import { readingText } from '../src/features/import/readingText.ts'
import { readBoxLine } from '../src/features/import/searchBoxLine.ts'
import { bytesSource } from '../src/features/import/source.ts'
import { compareSizes } from '../src/lib/sizes.ts'
import { collator } from '../src/lib/text/collation.ts'
import { spellingKey } from '../src/lib/text/spelling.ts'
import { StartError } from './startError.ts'

const USAGE =
  'npm run read-file -- FILE --as codes|prices|catalog|box|url [--country us] [--sheet NAME] [--map KEY=VALUE …] [--json]'

const KINDS = ['codes', 'prices', 'catalog', 'box', 'url'] as const
type Kind = (typeof KINDS)[number]

type LineRemark = { line: number; about: string }
type Answer = {
  rows: readonly Record<string, unknown>[]
  said: readonly LineRemark[]
  asks: readonly { about: string; choices: readonly string[] }[]
  refused: string | null
  values?: Record<string, { value: string; lines: number[] }[]>
}

const ofReading = <Row>({
  questions,
  remarks,
}: ImportRead<Row>): Pick<Answer, 'said' | 'asks'> => ({
  said: remarks
    .map(({ line, about }) => ({ line, about }))
    .toSorted((one, other) => one.line - other.line),
  asks: questions
    .filter(({ answer }) => answer === null)
    .map(({ about, choices }) => ({
      about,
      choices: choices.map(({ value, label }) => `${value}: ${label}`),
    })),
})

const codeAnswer = (reading: ImportRead<CodeRow>): Answer => ({
  rows: reading.rows.map(({ line, entry, price, target }) => ({
    line,
    asks: checkedText(entry),
    target: target ?? price,
  })),
  ...ofReading(reading),
  refused: null,
})

const priceAnswer = (reading: ImportRead<PriceRow>): Answer => ({
  rows: reading.rows.map(({ line, code, price, cost, floor }) => ({
    line,
    code,
    price,
    cost,
    floor,
  })),
  ...ofReading(reading),
  refused: null,
})

/** The values of a column as a filter lists them: spellings of one name are one value. */
function valuesOf(
  rows: readonly CatalogRow[],
  of: (row: CatalogRow) => string | null,
  compare: (one: string, other: string) => number,
): { value: string; lines: number[] }[] {
  const values = new Map<string, { value: string; lines: number[] }>()
  for (const row of rows) {
    const value = of(row)
    if (value === null || value === '') continue
    const key = spellingKey(value)
    const known = values.get(key) ?? { value, lines: [] }
    known.lines.push(row.line)
    values.set(key, known)
  }
  return [...values.values()].toSorted((one, other) => compare(one.value, other.value))
}

function catalogAnswer(reading: ImportRead<CatalogRow>): Answer {
  const { rows } = reading
  return {
    rows: rows.map(({ line, id, title, codes, brand, offerPrice, salePrice, inStock }) => ({
      line,
      id,
      title,
      codes,
      brand,
      offerPrice,
      salePrice,
      inStock,
    })),
    ...ofReading(reading),
    refused: null,
    values: {
      brand: valuesOf(rows, ({ brand }) => brand, collator.compare),
      merchant: valuesOf(rows, ({ merchant }) => merchant, collator.compare),
      size: valuesOf(rows, ({ size }) => size, compareSizes),
    },
  }
}

const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split(/\r\n|\n|\r/)

function boxAnswer(bytes: Uint8Array): Answer {
  const rows: Record<string, unknown>[] = []
  const remarks: LineRemark[] = []
  for (const [at, line] of linesOf(bytes).entries()) {
    if (line.trim() === '') continue
    const { entries, notes } = readBoxLine(line)
    for (const entry of entries) rows.push({ line: at + 1, asks: checkedText(entry) })
    for (const about of notes) remarks.push({ line: at + 1, about })
  }
  return { rows, said: remarks, asks: [], refused: null }
}

function urlAnswer(bytes: Uint8Array): Answer {
  const rows: Record<string, unknown>[] = []
  const remarks: LineRemark[] = []
  for (const [at, line] of linesOf(bytes).entries()) {
    if (line.trim() === '') continue
    const url = readMerchantUrl(line)
    if (url.kind === 'url') {
      rows.push({ line: at + 1, asks: url.url, forms: urlForms(line).map((form) => form.url) })
    } else remarks.push({ line: at + 1, about: url.reason })
  }
  return { rows, said: remarks, asks: [], refused: null }
}

/** What the program prints: `answer` with `--json`, `text` without it. */
type Result = { answer: Answer; text: string }

/** The result for a file that is read line by line, such as into the search box. */
const ofLines = (answer: Answer): Result => ({
  answer,
  text: [
    ...answer.rows.map(({ line, asks, forms }) => ({
      line: Number(line),
      words: `${String(asks)}${Array.isArray(forms) ? `\n  tried: ${forms.join('\n         ')}` : ''}`,
    })),
    ...answer.said.map(({ line, about }) => ({ line, words: about })),
  ]
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, words }) => `line ${line}: ${words}`)
    .join('\n'),
})

async function ofFile<Row extends ImportedRow>(
  named: NamedAnswers,
  read: (answers: ImportAnswers) => Promise<ImportReading<Row>>,
  answer: (reading: ImportRead<Row>) => Answer,
): Promise<Result> {
  const reading = await readByNames(named, read)
  if (reading.kind === 'refused') {
    const { message } = reading
    return { answer: { rows: [], said: [], asks: [], refused: message }, text: message }
  }
  return { answer: answer(reading), text: readingText(reading) }
}

function readAs(
  file: string,
  kind: Kind,
  named: NamedAnswers,
  country: string | null,
): Promise<Result> | Result {
  const bytes = new Uint8Array(readFileSync(file))
  const source = bytesSource(path.basename(file), bytes)
  const context = { ...usualContext, country, now: Date.now() }
  switch (kind) {
    case 'box':
      return ofLines(boxAnswer(bytes))
    case 'url':
      return ofLines(urlAnswer(bytes))
    case 'codes':
      return ofFile(named, (answers) => readImport(source, 'codes', answers, context), codeAnswer)
    case 'prices':
      return ofFile(named, (answers) => readImport(source, 'prices', answers, context), priceAnswer)
    case 'catalog': {
      const ofShop = { ...context, merchant: 'shop' }
      return ofFile(named, (answers) => catalogPreview(source, answers, ofShop), catalogAnswer)
    }
  }
}

/** Returns the exit code: 0 if the file can be read, 2 if it is refused or the arguments are wrong. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        as: text,
        country: text,
        sheet: text,
        json: { type: 'boolean' },
        map: { type: 'string', multiple: true },
      },
    })
    const [file] = positionals
    const kind = KINDS.find((one) => one === values.as)
    if (file === undefined || kind === undefined) throw new StartError(`Usage: ${USAGE}`)
    const named = {
      ...readMapOptions(values.map ?? []),
      ...(values.sheet !== undefined && { sheet: values.sheet }),
    }
    const result = await readAs(file, kind, named, values.country ?? null)
    console.log(values.json ? JSON.stringify(result.answer) : result.text)
    return result.answer.refused === null ? 0 : 2
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
