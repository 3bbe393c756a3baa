/**
 * `npm run read-file -- FILE --as codes|prices|catalog|box|url [--country us] [--sheet NAME] [--map KEY=VALUE …] [--json]`:
 * how the app would read a file, without a service.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readMerchantUrl } from '../src/catalog/links/merchantUrl.ts'
import { urlForms } from '../src/catalog/links/urlForms.ts'
import { readBoxLine } from '../src/features/import/boxLine.ts'
// CATALOG
import { answersOf } from '../src/features/import/mapOption.ts'
import { readImport, usualContext } from '../src/features/import/readImport.ts'
import type { CatalogRow, CodeRow, ImportRead, PriceRow } from '../src/features/import/reading.ts'
import { bytesSource } from '../src/features/import/source.ts'
import { compareSizes } from '../src/lib/sizes.ts'
import { spellingKey } from '../src/lib/text/spelling.ts'
import type { ImportAnswers } from '../src/model/import/answers.ts'
import type { Entry } from '../src/model/batch/readEntry.ts'
import { StartError } from './startError.ts'

const USAGE =
  'npm run read-file -- FILE --as codes|prices|catalog|box|url [--country us] [--sheet NAME] [--map KEY=VALUE …] [--json]'

const KINDS = ['codes', 'prices', 'catalog', 'box', 'url'] as const
type Kind = (typeof KINDS)[number]

type Said = { line: number; about: string }
type Answer = {
  rows: readonly Record<string, unknown>[]
  said: readonly Said[]
  asks: readonly { about: string; choices: readonly string[] }[]
  refused: string | null
  values?: Record<string, { value: string; lines: number[] }[]>
}

const asked = (entry: Entry): string | null => {
  switch (entry.kind) {
    case 'ean':
      return entry.code
    case 'url':
      return entry.url
    case 'id':
      return entry.id
    case 'title':
      return entry.title
    case 'invalid':
      return null
  }
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
    asks: asked(entry),
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
  const byName = (one: string, other: string) => one.localeCompare(other, 'en')
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
      brand: valuesOf(rows, ({ brand }) => brand, byName),
      merchant: valuesOf(rows, ({ merchant }) => merchant, byName),
      size: valuesOf(rows, ({ size }) => size, compareSizes),
    },
  }
}

const refusal = (refused: string): Answer => ({ rows: [], said: [], asks: [], refused })

const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split(/\r\n|\n|\r/)

function boxAnswer(bytes: Uint8Array): Answer {
  const rows: Record<string, unknown>[] = []
  const said: Said[] = []
  for (const [at, line] of linesOf(bytes).entries()) {
    if (line.trim() === '') continue
    const { entries, notes } = readBoxLine(line)
    for (const entry of entries) rows.push({ line: at + 1, asks: asked(entry) })
    for (const about of notes) said.push({ line: at + 1, about })
  }
  return { rows, said, asks: [], refused: null }
}

function urlAnswer(bytes: Uint8Array): Answer {
  const rows: Record<string, unknown>[] = []
  const said: Said[] = []
  for (const [at, line] of linesOf(bytes).entries()) {
    if (line.trim() === '') continue
    const url = readMerchantUrl(line)
    if (url.kind === 'url') {
      rows.push({ line: at + 1, asks: url.url, forms: urlForms(line).map((form) => form.url) })
    } else said.push({ line: at + 1, about: url.reason })
  }
  return { rows, said, asks: [], refused: null }
}

export async function answer(
  file: string,
  kind: Kind,
  answers: ImportAnswers,
  country: string | null,
): Promise<Answer> {
  const bytes = new Uint8Array(readFileSync(file))
  const source = bytesSource(path.basename(file), bytes)
  const context = { ...usualContext, country, now: Date.now() }
  switch (kind) {
    case 'box':
      return boxAnswer(bytes)
    case 'url':
      return urlAnswer(bytes)
    case 'codes': {
      const reading = await readImport(source, 'codes', answers, context)
      return reading.kind === 'refused' ? refusal(reading.says) : codeAnswer(reading)
    }
    case 'prices': {
      const reading = await readImport(source, 'prices', answers, context)
      return reading.kind === 'refused' ? refusal(reading.says) : priceAnswer(reading)
    }
    case 'catalog': {
      const { catalogPreview } = await import('../src/features/import/catalog/readCatalog.ts')
      const reading = await catalogPreview(source, answers, { ...context, merchant: 'shop' })
      return reading.kind === 'refused' ? refusal(reading.says) : catalogAnswer(reading)
    }
  }
}

function inWords({ rows, said, asks, refused }: Answer): string {
  if (refused !== null) return refused
  return [
    `${rows.length} rows`,
    ...rows.slice(0, 20).map((row) => `  ${JSON.stringify(row)}`),
    ...(rows.length > 20 ? [`  … and ${rows.length - 20} more`] : []),
    ...(said.length > 0 ? ['Remarks'] : []),
    ...said.map(({ line, about }) => `  line ${line}: ${about}`),
    ...(asks.length > 0 ? ['Questions'] : []),
    ...asks.flatMap(({ about, choices }) => [
      `  ${about}`,
      ...choices.map((choice) => `    ${choice}`),
    ]),
  ].join('\n')
}

/** The exit code: 0 where the file can be read, 2 where it is refused, or where the command's words are wrong. */
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
    const answers = {
      ...answersOf(values.map ?? []),
      ...(values.sheet !== undefined && { sheet: values.sheet }),
    }
    const result = await answer(file, kind, answers, values.country ?? null)
    console.log(values.json ? JSON.stringify(result) : inWords(result))
    return result.refused === null ? 0 : 2
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
