import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { formatPrice } from '@/lib/numbers/format.ts'
import { setLanguage } from '@/lib/numbers/language.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import {
  columnsOf,
  exporting,
  sourceOf,
  textOf,
  tickingEnvironment,
} from '@test/export/exporting.ts'
import { answerTexts } from './answerTexts.ts'

const manyRows = (count: number): Cell[][] =>
  Array.from({ length: count }, (_, row) => [row, { code: `040${row}` }, 'text'])

const parsed = (text: string) => Papa.parse<string[]>(text, { newline: '\r\n' }).data

describe('an export', () => {
  it('states above the table what it contains and how many rows of how many', async () => {
    const source = sourceOf(manyRows(3), {
      about: () => ['Shirts', 'Currency: not stated'],
      total: 4213,
    })
    const text = await textOf(await exporting(source))
    expect(text.charAt(0)).toBe('\uFEFF')
    expect(parsed(text.slice(1)).slice(0, 6)).toEqual([
      ['Shirts'],
      ['Currency: not stated'],
      ['Rows: 3 of 4,213'],
      [''],
      ['Column 1', 'Column 2', 'Column 3'],
      ['0', '="0400"', 'text'],
    ])
    const unstated = await textOf(await exporting({ ...source, total: null }))
    expect(unstated).toContain('Rows: 3; of how many was not stated')
  })

  it('with plain codes says so in a CSV, but not in a copy', async () => {
    const source = sourceOf(manyRows(1))
    const text = await textOf(await exporting(source, { plainCodes: true, mark: false }))
    expect(parsed(text).slice(0, 2)).toEqual([['What it is'], ['Rows: 1 of 1']])
    expect(parsed(text).slice(4, 7)).toEqual([
      ['0', '0400', 'text'],
      [''],
      [expect.stringMatching(/^Codes: plain; spreadsheets /)],
    ])
    expect(text).toContain('\r\n0,0400,text\r\n')
    const copied = await textOf(await exporting(source, { plainCodes: true, format: 'copy' }))
    expect(copied).toContain('="0400"')
    expect(copied).not.toContain('plain')
  })

  it.each(['csv', 'copy'] as const)('as %s has its details below the rows', async (format) => {
    const source = sourceOf([[1], [2]], { details: () => ['Left out: 3', 'Margin: a ÷ b'] })
    const text = await textOf(await exporting(source, { format, mark: false }))
    expect(text).toMatch(/\r\n1\r\n2\r\n\r\nLeft out: 3\r\nMargin: a ÷ b\r\n$/)
    const bare = await textOf(await exporting(source, { format, mark: false, head: false }))
    expect(bare).toBe('Column 1\r\n1\r\n2\r\n')
  })

  it('has at most ten head lines, and moves the others to the details', async () => {
    const lines = Array.from({ length: 143 }, (_, line) => `Line ${line + 1}`)
    const text = await textOf(
      await exporting(sourceOf([[1]], { about: () => lines, details: () => ['Detail'] }), {
        mark: false,
      }),
    )
    const all = parsed(text).map(([cell]) => cell)
    expect(all.indexOf('')).toBe(10)
    expect(all.slice(8, 10)).toEqual(['Line 9', 'Rows: 1 of 1'])
    expect(all.slice(11, 15)).toEqual(['Column 1', '1', '', 'Line 10'])
    expect(all.slice(-3)).toEqual(['Line 143', 'Detail', ''])
  })

  it('states whether it contains the filtered rows or all', async () => {
    const rows = manyRows(2)
    const about = (which?: string) => [`Which: ${which}`]
    const source = sourceOf(rows, { about, filtered: rows.slice(1) })
    expect(await textOf(await exporting(source))).toContain('Which: filtered')
    const all = await exporting(source, {}, { which: 'all' })
    expect(await textOf(all)).toContain('Which: all')
  })

  it('is identical in any number format of the app', async () => {
    const columns = [
      { key: 'c', label: 'C', cell: (row: readonly Cell[]) => formatPrice(row.length * 1500) },
    ]
    const source = sourceOf(manyRows(3), {
      about: () => [`Of ${formatPrice(1299.5)}`],
      columns,
      total: 4213,
    })
    const english = await textOf(await exporting(source))
    expect(english).toContain('Of 1,299.50')
    setLanguage('de-DE')
    try {
      expect(await textOf(await exporting(source))).toBe(english)
    } finally {
      setLanguage('en-GB')
    }
  })

  it('states the totals of its columns above the rows, prices only if all are of one country', async () => {
    const of = (countryOf: (row: readonly Cell[]) => string) => ({
      name: 'Rows',
      about: () => ['Shirts'],
      columns: [
        {
          key: 'price',
          label: 'Price',
          cell: ([price]: readonly Cell[]) => price ?? null,
          total: { kind: 'median' as const, isPrice: true },
        },
        {
          key: 'count',
          label: 'Ratings',
          cell: ([, count]: readonly Cell[]) => count ?? null,
          total: { kind: 'sum' as const, isPrice: false },
        },
      ],
      shown: null,
      rows: [
        [10, 700],
        [0, 800],
        [30.5, 900],
      ],
      filtered: null,
      countryOf,
    })
    expect(await textOf(await exporting(of(() => 'us')))).toContain(
      '"Of these rows: Price median 20.25 (2 of 3), Ratings sum 2,400 (3)"',
    )
    const mixed = await textOf(await exporting(of(([price]) => (price === 0 ? 'in' : 'us'))))
    expect(mixed).toContain('"Of these rows: Ratings sum 2,400 (3)"')
    expect(mixed).not.toContain('median')
  })

  it('leaves out the byte order mark and the head lines if they are not wanted', async () => {
    const text = await textOf(await exporting(sourceOf([[1]]), { mark: false, head: false }))
    expect(text).toBe('Column 1\r\n1\r\n')
  })

  it('contains the shown columns or all, and the filtered rows or all', async () => {
    const rows = manyRows(3)
    const source = sourceOf(rows, { shown: ['c2', 'c0'], filtered: rows.slice(1) })
    const some = await textOf(await exporting(source, { columns: 'shown' }))
    expect(parsed(some.slice(1)).slice(1, 6)).toEqual([
      ['Rows: 2 of 3'],
      [''],
      ['Column 1', 'Column 3'],
      ['1', 'text'],
      ['2', 'text'],
    ])
    const all = await textOf(await exporting(source, { columns: 'all' }, { which: 'all' }))
    expect(parsed(all.slice(1)).slice(1, 4)).toEqual([
      ['Rows: 3 of 3'],
      [''],
      ['Column 1', 'Column 2', 'Column 3'],
    ])
  })

  it('pauses for the page every few milliseconds, and reports its progress', async () => {
    const environment = tickingEnvironment()
    const parts: number[] = []
    await exporting(
      sourceOf(manyRows(100)),
      {},
      { environment, onProgress: (part) => parts.push(part) },
    )
    expect(environment.pauses()).toBeGreaterThanOrEqual(10)
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(parts.at(-1)).toBe(1)
  })

  it('stops at once when it is cancelled, and returns nothing', async () => {
    const stop = new AbortController()
    const seen: number[] = []
    const onProgress = (part: number) => {
      seen.push(part)
      if (seen.length === 3) stop.abort()
    }
    for (const format of ['csv', 'xlsx', 'copy'] as const) {
      const run = exporting(
        sourceOf(manyRows(1000)),
        { format },
        { signal: stop.signal, onProgress },
      )
      await expect(run).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(Math.max(...seen)).toBeLessThan(0.1)
  })

  it('that fails at a row contains the earlier rows, and is marked as partial', async () => {
    for (const k of [0, 1, 57, 99]) {
      const rows = manyRows(100)
      const columns = columnsOf(3, rows[k])
      const exported = await exporting(sourceOf(rows, { columns }))
      const note = `Incomplete file: only ${k} of 100 rows could be written (the row is spoiled)`
      expect(exported).toMatchObject({
        name: 'An export (partial).csv',
        rows: k,
        why: 'the row is spoiled',
      })
      const lines = parsed((await textOf(exported)).slice(1))
      expect(lines[1]).toEqual([note])
      expect(lines).toHaveLength(4 + k + 1 + 1)
      expect(lines[4 + k]).toEqual([note])
      if (k > 0) expect(lines[3 + k]?.[0]).toBe(String(k - 1))
    }
  })

  it('has a file name that is valid on every file system', async () => {
    const source = sourceOf([[1]], { name: ' ../a:b*"c"\u0000|d?.. ' })
    expect((await exporting(source)).name).toBe('a bc d.csv')
    expect((await exporting({ ...source, name: '…'.repeat(500) })).name).toHaveLength(124)
    expect((await exporting({ ...source, name: '///' }, { format: 'xlsx' })).name).toBe(
      'export.xlsx',
    )
  })
})

describe('JSON as received', () => {
  it('is the exact text of the answer', async () => {
    const text = '{"a": null, "b": "", "n": 12345678901234567890, "a": 1.50}\n'
    const exported = await exporting(sourceOf([], { received: () => text }), { format: 'json' })
    expect(exported.name).toBe('An export.json')
    expect(await textOf(exported)).toBe(text)
  })

  it('distinguishes null, empty text and missing values in a list of answers', async () => {
    const answers = [{ a: null, b: '' }, {}, null, 'x', ...Array.from({ length: 50 }, (_, n) => n)]
    const exported = await exporting(sourceOf([], { received: () => answers }), { format: 'json' })
    expect(JSON.parse(await textOf(exported))).toEqual(answers)
    expect(exported.rows).toBe(54)
    const empty = await exporting(sourceOf([], { received: () => [] }), { format: 'json' })
    expect(JSON.parse(await textOf(empty))).toEqual([])
  })

  it('of rows contains the filtered rows or all, like a table', async () => {
    const rows = manyRows(3)
    const receivedOf = ([first]: readonly Cell[]) => ({ first })
    const source = sourceOf(rows, { filtered: rows.slice(2), receivedOf })
    const some = await textOf(await exporting(source, { format: 'json' }))
    expect(JSON.parse(some)).toEqual([{ first: 2 }])
    const all = await textOf(await exporting(source, { format: 'json' }, { which: 'all' }))
    expect(JSON.parse(all)).toEqual([{ first: 0 }, { first: 1 }, { first: 2 }])
  })

  it('of several answers contains each of them unchanged', () => {
    const texts = ['\uFEFF[{"id": 12345678901234567890, "price": 1.50}]\n', '[]']
    expect(answerTexts(texts)).toBe('[\n[{"id": 12345678901234567890, "price": 1.50}],\n[]\n]\n')
    expect(answerTexts(texts.slice(0, 1))).toBe(texts[0])
    expect(JSON.parse(answerTexts([]))).toEqual([])
  })

  it('that fails in the middle is a shorter valid list, with “partial” in its name', async () => {
    const endless: { self?: unknown } = {}
    endless.self = endless
    const exported = await exporting(sourceOf([], { received: () => [1, 2, endless, 4] }), {
      format: 'json',
    })
    expect(exported).toMatchObject({ name: 'An export (partial).json', rows: 2 })
    expect(JSON.parse(await textOf(exported))).toEqual([1, 2])
  })
})
