import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { Delimiter } from '@/domain/import/answers.ts'
import {
  createDelimitedReader,
  delimitedRows,
  namedDelimiter,
  type DelimitedOptions,
} from './delimited.ts'

const cellsOf = (
  text: string,
  delimiter: Delimiter = ',',
  options: Partial<DelimitedOptions> = {},
) => delimitedRows(text, { delimiter, ...options }).map(({ cells }) => cells)

const quote = (cell: string) =>
  /["\t;,|\n\r\u2028\u2029]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
const write = (rows: readonly (readonly string[])[], delimiter: string, lineEnd: string) =>
  rows.map((cells) => cells.map(quote).join(delimiter)).join(lineEnd)

/** A table as spreadsheets write it: all rows have the same width, and none is empty. */
const tables = fc.integer({ min: 1, max: 5 }).chain((width) => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 8 }),
    fc.constantFrom(
      '',
      ' ',
      'a"b',
      '"',
      '""',
      '" "',
      'a;b',
      'a,b',
      'a\tb',
      'a|b',
      'two\r\nlines',
      'x\u2028y',
      '12" pipe',
      '\\',
    ),
  )
  const row = fc
    .array(cell, { minLength: width, maxLength: width })
    .map(([, ...rest]) => ['x', ...rest])
  return fc.array(row, { minLength: 1, maxLength: 12 })
})
const delimiters = fc.constantFrom('\t', ';', ',', '|')

describe('delimited text', () => {
  it('is read back as RFC 4180 writes it, with any separator and line end', () => {
    fc.assert(
      fc.property(
        tables,
        delimiters,
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, delimiter, lineEnd) => {
          expect(cellsOf(write(rows, delimiter, lineEnd), delimiter)).toEqual(rows)
        },
      ),
      { numRuns: 500, seed: 4 },
    )
  })

  it('gives the same rows, however the text is split into pieces', () => {
    const part = fc.constantFrom(
      'a',
      'b c',
      '"',
      '""',
      ',',
      '\n',
      '\r\n',
      '\r',
      ' ',
      '\\"',
      '\u2028',
      '€',
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 40 }),
        fc.array(fc.nat(60), { maxLength: 6 }),
        fc.boolean(),
        (parts, cuts, hasBackslashes) => {
          const text = parts.join('')
          const options = { delimiter: ',' as const, hasBackslashes }
          const rows: unknown[] = []
          const reader = createDelimitedReader(options, (row) => rows.push(row))
          let from = 0
          for (const cut of [...cuts.toSorted((a, b) => a - b), text.length]) {
            reader.write(text.slice(from, Math.max(cut, from)))
            from = Math.max(cut, from)
          }
          reader.end()
          expect(rows).toEqual(delimitedRows(text, options))
        },
      ),
      { numRuns: 1000, seed: 5 },
    )
  })

  it('is read like Papa Parse reads it if it is well formed', () => {
    fc.assert(
      fc.property(tables, delimiters, fc.constantFrom('\n', '\r\n'), (rows, delimiter, newline) => {
        const text = Papa.unparse(rows, { delimiter, newline })
        const parsed = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false }).data
        const filled = parsed.filter((cells) => cells.some((cell) => cell.trim() !== ''))
        expect(cellsOf(text, delimiter)).toEqual(filled)
      }),
      { numRuns: 500, seed: 6 },
    )
  })

  it.each<[name: string, text: string, rows: string[][], options?: Partial<DelimitedOptions>]>([
    [
      'no rows for empty lines',
      'a,b\n\n , \nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['no row for an empty text', '', []],
    [
      'a last row without a line break',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quote inside a cell', '12" pipe,x\n', [['12" pipe', 'x']]],
    ['spaces before a quote', 'a, "b, c",d\n', [['a', 'b, c', 'd']]],
    ['spaces after a quote', '"a" ,b\n', [['a', 'b']]],
    ['text after a closing quote', '"a"b,c\n', [['"a"b', 'c']]],
    [
      'quotes that are never closed',
      '"12,x\n13,y\n',
      [
        ['"12', 'x'],
        ['13', 'y'],
      ],
    ],
    ['escaped quotes', '"Shirt \\"Nord\\"",1\n', [['Shirt "Nord"', '1']], { hasBackslashes: true }],
    [
      'a backslash at the end of a cell',
      '"C:\\\\",1\n',
      [['C:\\\\', '1']],
      { hasBackslashes: true },
    ],
    [
      'cells with line breaks',
      '"a\nb",c\r\n"d\r\ne",f\n',
      [
        ['a\nb', 'c'],
        ['d\r\ne', 'f'],
      ],
    ],
    ['rows with different numbers of cells', 'a,b,c\nd\n', [['a', 'b', 'c'], ['d']]],
  ])('has %s', (_, text, rows, options) => {
    expect(cellsOf(text, ',', options)).toEqual(rows)
  })

  it('gives the line number where each row begins', () => {
    const lines = delimitedRows('a,b\n\n"c\nd",e\r\nf,g', { delimiter: ',' }).map(
      ({ line }) => line,
    )
    expect(lines).toEqual([1, 3, 5])
    expect(delimitedRows('a', { delimiter: ',', firstLine: 2 })[0]?.line).toBe(2)
  })

  it('has one cell per line without a delimiter, or splits at two blanks', () => {
    expect(cellsOf('a, "b"\tc\n', 'none')).toEqual([['a, "b"\tc']])
    expect(cellsOf('  EAN  Name of it   Price\n', 'blanks')).toEqual([
      ['EAN', 'Name of it', 'Price'],
    ])
  })

  it('returns null for a row that is too long, and continues after it', () => {
    const rows: unknown[] = []
    const reader = createDelimitedReader({ delimiter: ',', maxRow: 10 }, (row) => rows.push(row))
    reader.write('a,b\n')
    reader.write(`${'x'.repeat(30)}\n`)
    reader.write('c,d\n')
    reader.end()
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: null },
      { line: 3, cells: ['c', 'd'] },
    ])
  })

  it('is still read row by row after a quote that is never closed', () => {
    const rows: unknown[] = []
    const reader = createDelimitedReader({ delimiter: ',', maxRow: 50 }, (row) => rows.push(row))
    reader.write(`"a,b\n${'c,d\n'.repeat(40)}`)
    reader.end()
    expect(rows).toHaveLength(41)
  })

  it('is read with its quotes after a row that is too long because a quote is never closed', () => {
    const cells: unknown[] = []
    const reader = createDelimitedReader({ delimiter: ',', maxRow: 20 }, (row) =>
      cells.push(row.cells),
    )
    reader.write(`${'a,b\n'.repeat(20)}x,"${'c'.repeat(25)}`)
    reader.write('\n"d,e",f\n')
    reader.end()
    expect(cells.slice(20)).toEqual([null, ['d,e', 'f']])
  })
})

describe('a line that names the delimiter', () => {
  it.each([
    ['sep=;\na;b', ';', 6],
    ['SEP=,\r\na,b', ',', 7],
    ['sep=\t\na\tb', '\t', 6],
    ['sep=|', '|', 5],
  ])('%j names %j', (text, delimiter, length) => {
    expect(namedDelimiter(text)).toEqual({ delimiter, length })
  })

  it.each(['a;b', 'sep=ab\n', 'sep=', ' sep=;\n'])('is not found in %j', (text) => {
    expect(namedDelimiter(text)).toBeNull()
  })
})
