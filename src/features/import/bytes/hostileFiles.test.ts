import { expect, it } from 'vitest'
import { createJsonReader } from '@/features/import/rows/json.ts'
import { createXmlReader } from '@/features/import/rows/xml.ts'
import { fileSource, RefusedFile } from '@/features/import/source.ts'
import { feeds } from '@test/hostileFiles/feeds.ts'
import type { HostileFile } from '@test/hostileFiles/hostileFile.ts'
import { tables } from '@test/hostileFiles/tables.ts'
import { sniffContainer } from './container.ts'
import { decodedPieces, guessEncoding } from './encoding.ts'
import { beginningOf, unpackedSource } from './unpackedSource.ts'

const BEGINNING = 524_288

type Row = { line: number; problem?: string }

/** Reads a file by the steps that lead to rows, and returns the outcome that a user would see. */
async function outcomeOf({ name, make }: HostileFile): Promise<string> {
  const found: Row[] = []
  let characters = 0
  let end: string | null = null
  try {
    const source = await unpackedSource(fileSource(new File([make()], name)))
    const beginning = await beginningOf(source, BEGINNING)
    const container = sniffContainer(beginning, name)
    if (container === 'web page' || container === 'workbook') return container
    const emit = (row: Row) => found.push(row)
    const reader =
      container === 'xml'
        ? createXmlReader(emit)
        : container === 'json'
          ? createJsonReader(emit)
          : null
    for await (const piece of decodedPieces(source, guessEncoding(beginning), () => {})) {
      characters += piece.length
      reader?.write(piece)
    }
    if (!reader) return `${String(characters)} characters`
    end = reader.end()
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    end = error.message
  }
  const problems = found.flatMap(({ problem }) => (problem === undefined ? [] : [problem]))
  const rows = found.length - problems.length
  return [`${String(rows)} rows`, problems[0], end].filter(Boolean).join(' / ')
}

/** The outcome for each file: its rows, the first problem of a row, why the rest is not read. */
const OUTCOMES: Record<string, string | RegExp> = {
  'XML with 20,000 tags in one item': '1 rows / has more than 500 columns',
  'XML with a million elements within one another':
    '0 rows / The file has elements nested more than 100 deep.',
  'XML with ampersands alone': '0 rows / is longer than 1,000,000 characters',
  'XML with beginnings of CDATA alone': '0 rows / The file ends before its last element is closed.',
  'XML with entities that multiply': '1 rows',
  'XML with an entity from elsewhere': '1 rows',
  'XML with a definition and a style from elsewhere': '1 rows',
  'XML with an inclusion from elsewhere': '1 rows',
  'XML with names that every object has': '1 rows',
  'XML with an item within an item': '1 rows',
  'XML with half a character and NUL': /^0 rows \/ is not well-formed XML/,
  'NDJSON with arrays 400,000 deep in a line': /^[12] rows/,
  'NDJSON with objects 100,000 deep in a line': /^[12] rows/,
  'NDJSON with a list that is 3,000,000 deep': '0 rows / The file ends in the middle of its list.',
  'NDJSON with a string that never ends in a list':
    '1 rows / The file ends in the middle of its list.',
  'NDJSON with a million commas in a list': '1 rows',
  'NDJSON with names that every object has': '1 rows',
  'NDJSON with numbers beyond all numbers': '1 rows',
  'NDJSON with 100,000 SKUs in a record': /^[12] rows/,
  'NDJSON with 50,000 countries in a record': '2 rows',
  'NDJSON with half pairs': '1 rows',
  'gzip with an archive in an archive': /is a packed file within a packed file/,
  'gzip with an end in the middle': /is damaged or incomplete/,
  'gzip with a wrong check sum': /is damaged or incomplete/,
  'gzip with a size that is too small': /is damaged or incomplete/,
  'gzip with the mark of gzip and nothing else': /is damaged or incomplete/,
  'gzip with noise behind the mark': /is damaged or incomplete/,
  'gzip with a file behind its end': /is damaged or incomplete/,
  'CSV with NUL bytes': /is neither text nor a workbook/,
  'CSV with a web page': 'web page',
  'CSV with entities that multiply': /^0 rows/,
}

const small = [...feeds, ...tables].filter(({ isLarge = false }) => !isLarge)

it.each(small)('reads $kind with $is, or says why it can’t be read', async (file) => {
  const outcome = await outcomeOf(file)
  const expected = OUTCOMES[`${file.kind} with ${file.is}`]
  if (expected === undefined) expect(outcome).toMatch(/^\d+ characters$/)
  else if (typeof expected === 'string') expect(outcome).toBe(expected)
  else expect(outcome).toMatch(expected)
})
