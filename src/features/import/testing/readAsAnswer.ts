/** Reads a file for tests, with the result in the form of `npm run read-file -- FILE --json`. */
import { readMerchantUrl } from '@/api/links/merchantUrl.ts'
import { urlForms } from '@/api/links/urlForms.ts'
import { checkedText } from '@/domain/codes/readEntry.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { catalogPreview } from '@/features/import/catalog/readCatalog.ts'
import { readImport, usualContext } from '@/features/import/readImport.ts'
import type { CatalogRow, ImportReading } from '@/features/import/reading.ts'
import { readBoxLine } from '@/features/import/searchBoxLine.ts'
import type { ImportSource } from '@/features/import/source.ts'
import { compareSizes } from '@/lib/sizes.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { spellingKey } from '@/lib/text/spelling.ts'

export type AnswerKind = 'codes' | 'prices' | 'catalog' | 'box' | 'url'

export type Answer = {
  rows: readonly Readonly<Record<string, unknown>>[]
  said: readonly { line: number; about: string }[]
  questions: readonly { about: string; choices: readonly string[] }[]
  refused: string | null
  /** The values of a column as a filter lists them. */
  values?: Readonly<Record<string, readonly { value: string; lines: readonly number[] }[]>>
}

export type AnswerOptions = {
  country?: string
  answers?: ImportAnswers
  /** The current time in epoch milliseconds. */
  now?: number
}

/** The day of all tests that do not name another one: 12 March 2026. */
export const TODAY = Date.UTC(2026, 2, 12)

function ofReading<Row>(
  reading: ImportReading<Row>,
  rowOf: (row: Row) => Record<string, unknown>,
): Answer {
  if (reading.kind === 'refused')
    return { rows: [], said: [], questions: [], refused: reading.message }
  return {
    rows: reading.rows.map(rowOf),
    said: reading.remarks.map(({ line, about }) => ({ line, about })),
    questions: reading.questions
      .filter(({ answer }) => answer === null)
      .map(({ about, choices }) => ({ about, choices: choices.map(({ value }) => value) })),
    refused: null,
  }
}

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

async function textOf(source: ImportSource): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of source.open(() => {})) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

/** Reads each line of the file separately. */
async function ofLines(source: ImportSource, kind: 'box' | 'url'): Promise<Answer> {
  const rows: Record<string, unknown>[] = []
  const remarks: { line: number; about: string }[] = []
  for (const [at, text] of (await textOf(source)).split(/\r\n|\n|\r/).entries()) {
    const line = at + 1
    if (text.trim() === '') continue
    if (kind === 'box') {
      const { entries, notes } = readBoxLine(text)
      rows.push(...entries.map((entry) => ({ line, asks: checkedText(entry) })))
      remarks.push(...notes.map((about) => ({ line, about })))
      continue
    }
    const url = readMerchantUrl(text)
    if (url.kind === 'url') {
      rows.push({ line, asks: url.url, forms: urlForms(text).map((form) => form.url) })
    } else remarks.push({ line, about: url.reason })
  }
  return { rows, said: remarks, questions: [], refused: null }
}

export async function readAsAnswer(
  source: ImportSource,
  kind: AnswerKind,
  { country, answers = {}, now = TODAY }: AnswerOptions = {},
): Promise<Answer> {
  const context = { ...usualContext, country: country ?? null, now }
  switch (kind) {
    case 'box':
    case 'url':
      return ofLines(source, kind)
    case 'codes':
      return ofReading(
        await readImport(source, 'codes', answers, context),
        ({ line, entry, price, target, cost, floor, title, note }) => ({
          line,
          asks: checkedText(entry),
          target: target ?? price,
          price,
          cost,
          floor,
          title,
          note,
        }),
      )
    case 'prices':
      return ofReading(await readImport(source, 'prices', answers, context), (row) => ({ ...row }))
    case 'catalog': {
      const reading = await catalogPreview(source, answers, { ...context, merchant: 'shop' })
      const answer = ofReading(reading, (row) => ({ ...row }))
      if (reading.kind === 'refused') return answer
      const { rows } = reading
      return {
        ...answer,
        values: {
          brand: valuesOf(rows, ({ brand }) => brand, compareTexts),
          merchant: valuesOf(rows, ({ merchant }) => merchant, compareTexts),
          size: valuesOf(rows, ({ size }) => size, compareSizes),
        },
      }
    }
  }
}
