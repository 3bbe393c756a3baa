import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { FeedReading, FeedRow, Separator } from '../feed.ts'
import { feedReader } from './feedReader.ts'
import { cellReader } from './tableReader.ts'

type Form = Pick<FeedReading, 'format' | 'separator'>
const RECORDS: Form = { format: 'records', separator: null }
const TABLE: Form = { format: 'table', separator: ',' }
const XML: Form = { format: 'rss', separator: null }

const readIn = async (form: Form, pieces: readonly string[]) => {
  const rows: FeedRow[] = []
  const reader = await feedReader(form, (row) => rows.push(row))
  for (const piece of pieces) reader.write(piece)
  return { rows, cut: reader.end() }
}

const cutAt = (text: string, places: readonly number[]): string[] => {
  const sorted = places.map((place) => place % (text.length + 1)).toSorted((a, b) => a - b)
  return [...sorted, text.length].map((end, at) => text.slice(sorted[at - 1] ?? 0, end))
}

const cellsOf = (row: FeedRow | undefined) =>
  row && 'cells' in row ? Object.fromEntries(row.cells) : row

/** Texts crowded with what readers cut at. */
const crowded = fc
  .array(
    fc.constantFrom(
      ...'a"\\,;\n\r{}[]<>&é綿 :/'.split(''),
      '{"a":"',
      '"}',
      '""',
      '\r\n',
      'item',
      '<item>',
      '</item>',
      '<![CDATA[',
      ']]>',
      '&amp;',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

describe('every reader', () => {
  it('finds the same rows in pieces of any size', async () => {
    const forms: [Form, string][] = [
      [RECORDS, '{"title":"a"}\n'],
      [RECORDS, '[{"title":"a"},'],
      [TABLE, 'id,title\n'],
      [{ format: 'table', separator: '|' }, 'id|title\n'],
      [XML, '<rss><channel><item><title>A</title>'],
    ]
    const any = fc.tuple(fc.constantFrom(...forms), crowded, fc.array(fc.nat(), { maxLength: 8 }))
    await fc.assert(
      fc.asyncProperty(any, async ([[form, head], tail, places]) => {
        const text = head + tail
        expect(await readIn(form, cutAt(text, places))).toEqual(await readIn(form, [text]))
        expect(await readIn(form, text.split(''))).toEqual(await readIn(form, [text]))
      }),
      { numRuns: 250, seed: 6 },
    )
  })
})

describe('a table', () => {
  it('is read as another reader of tables reads it', () => {
    const cell = fc
      .array(fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\t', ' '), { maxLength: 5 })
      .map((parts) => parts.join(''))
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(table, fc.constantFrom<Separator[]>(',', ';', '\t', '|'), (rows, separator) => {
        const text = Papa.unparse(rows, { delimiter: separator, newline: '\r\n' })
        const found: (readonly string[] | null)[] = []
        const reader = cellReader(separator, (cells) => found.push(cells))
        reader.write(text)
        expect(reader.end()).toBeNull()
        expect(found).toEqual(rows)
      }),
      { numRuns: 150, seed: 6 },
    )
  })

  it('names each column once, skips blank rows and says where a row is too wide', async () => {
    const { rows } = await readIn(TABLE, ['\n,\nid,id,\n1,2,3\n\n4\n1,2,3,4\n'])
    expect(rows.map(cellsOf)).toEqual([
      { id: '1', 'id (2)': '2', 'column 3': '3' },
      { id: '4', 'id (2)': '', 'column 3': '' },
      { row: 7, problem: 'has more values than the head has columns' },
    ])
    expect(rows.map(({ row }) => row)).toEqual([4, 6, 7])
  })

  it('skips a row of 10 MB and goes on behind it, quoted or not', async () => {
    const long = 'x'.repeat(10_000_000)
    for (const cell of [long, `"${long}"`]) {
      const { rows, cut } = await readIn(TABLE, [`id,title\n1,${cell}\n2,b`])
      expect(rows[0]).toEqual({ row: 2, problem: 'is longer than 1,000,000 characters' })
      expect(cellsOf(rows[1])).toEqual({ id: '2', title: 'b' })
      expect(cut).toBeNull()
    }
  })

  it('says which quotes are never closed', async () => {
    const { rows, cut } = await readIn(TABLE, ['id,title\n1,a\n2,"b\n3,c\n'])
    expect(rows).toHaveLength(1)
    expect(cut).toBe('The quotes that were opened in row 3 are never closed.')
  })
})

describe('records', () => {
  it('skips a broken line and a line of 10 MB, and goes on', async () => {
    const long = `{"title":"${'x'.repeat(10_000_000)}"}`
    const { rows } = await readIn(RECORDS, [`{"title":"a"}\n{"title":\n\n${long}\n{"title":"b"}`])
    expect(rows).toEqual([
      { row: 1, record: { title: 'a' } },
      { row: 2, problem: 'is not JSON' },
      { row: 4, problem: 'is longer than 1,000,000 characters' },
      { row: 5, record: { title: 'b' } },
    ])
  })

  it('cuts a list into its records, whatever their texts hold', async () => {
    const records = [{ title: 'a],{"\\' }, { title: '\\"', traits: { a: [1, [2]] } }, 3, 'x']
    for (const text of [JSON.stringify(records), ` ${JSON.stringify(records, null, 2)}\n`]) {
      const { rows, cut } = await readIn(RECORDS, [text])
      expect(rows).toEqual(records.map((record, at) => ({ row: at + 1, record })))
      expect(cut).toBeNull()
    }
  })

  it('takes the whole records of a list that breaks off', async () => {
    const { rows, cut } = await readIn(RECORDS, ['[{"title":"a"},{"title":"b"},{"tit'])
    expect(rows).toHaveLength(2)
    expect(cut).toBe('The file ends in the middle of its list.')
  })

  it('skips a record of 10 MB within a list', async () => {
    const { rows } = await readIn(RECORDS, [`[{"a":"${'x'.repeat(10_000_000)}"},{"title":"b"}]`])
    expect(rows).toEqual([
      { row: 1, problem: 'is longer than 1,000,000 characters' },
      { row: 2, record: { title: 'b' } },
    ])
  })
})
