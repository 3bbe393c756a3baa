import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable, type Separator } from './readTable.ts'

const cellsOf = (text: string, separator?: Separator) =>
  readTable(text, separator).rows.map(({ cells }) => cells)

const quote = (cell: string) =>
  /["\t;,\n\r\u2028\u2029\uFEFF]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
const write = (rows: string[][], separator: string, lineEnd: string) =>
  rows.map((cells) => cells.map(quote).join(separator)).join(lineEnd)

/** A table as spreadsheets write it: at least two columns, every row as wide, no row empty. */
const tables = fc.integer({ min: 2, max: 5 }).chain((width) => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 8 }),
    fc.constantFrom(
      '',
      ' ',
      'a"b',
      '"',
      '""',
      'a;b',
      'a,b',
      'a\tb',
      'two\r\nlines',
      'x\u2028y',
      '\uFEFFz',
      '4.0E+12',
    ),
  )
  const row = fc
    .array(cell, { minLength: width, maxLength: width })
    .map(([, ...rest]) => ['x', ...rest])
  return fc.array(row, { minLength: 1, maxLength: 12 })
})

describe('a pasted table', () => {
  it('is read back as it was written, whatever separates it', () => {
    fc.assert(
      fc.property(
        tables,
        fc.constantFrom('\t', ';', ','),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, separator, lineEnd) => {
          const reading = readTable(write(rows, separator, lineEnd))
          expect(reading.rows.map(({ cells }) => cells)).toEqual(rows)
          expect(reading.separator).toBe(separator)
        },
      ),
      { numRuns: 300, seed: 4 },
    )
  })

  it('never throws, and keeps the order of lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), (text) => {
        const lines = readTable(text).rows.map(({ line }) => line)
        expect(lines).toEqual(lines.toSorted((a, b) => a - b))
      }),
      { numRuns: 300, seed: 4 },
    )
  })

  it.each<[name: string, text: string, rows: string[][]]>([
    ['one code a line', '1\n2\r\n3', [['1'], ['2'], ['3']]],
    ['empty lines, at the end too', '\n1\n \n\n2\n\n', [['1'], ['2']]],
    ['a mark at the start', '\uFEFFa\tb', [['a', 'b']]],
    ['a quote inside a cell', '12" pipe\tx', [['12" pipe', 'x']]],
    [
      'a quote that nobody closes',
      '"12\tx\n13\ty',
      [
        ['"12', 'x'],
        ['13', 'y'],
      ],
    ],
    ['text after the closing quote', '"a"b\tx', [['"a"b', 'x']]],
    ['rows of different width', 'a\tb\nc', [['a', 'b'], ['c']]],
    ['commas in some lines only', 'a,b\nc', [['a,b'], ['c']]],
    [
      'a number with thousands',
      '2,049,811,842,247\n2,049,811,921,430',
      [['2,049,811,842,247'], ['2,049,811,921,430']],
    ],
    [
      'a comma inside addresses',
      'https://a.example/p,1\nhttps://a.example/p,2',
      [['https://a.example/p,1'], ['https://a.example/p,2']],
    ],
    [
      'addresses separated by commas',
      'https://a.example/1,https://a.example/2',
      [['https://a.example/1', 'https://a.example/2']],
    ],
    [
      'addresses under a heading',
      'url,price\nhttps://a.example/1,2.50',
      [
        ['url', 'price'],
        ['https://a.example/1', '2.50'],
      ],
    ],
    [
      'semicolons before decimal commas',
      'x;12,50\ny;13,00',
      [
        ['x', '12,50'],
        ['y', '13,00'],
      ],
    ],
  ])('has %s', (_name, text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
  })

  it.each<[name: string, text: string, separator: Separator, rows: string[][]]>([
    ['named above it', 'sep=,\na,b;c\nd', ',', [['a', 'b;c'], ['d']]],
    [
      'a bar',
      'EAN|Name\n1|x',
      '|',
      [
        ['EAN', 'Name'],
        ['1', 'x'],
      ],
    ],
    [
      'that of the table above codes put under it',
      `EAN;Name\n2049811842247;Shirt\n2049811921430\nhttps://a.example/p;1`,
      ';',
      [
        ['EAN', 'Name'],
        ['2049811842247', 'Shirt'],
        ['2049811921430'],
        ['https://a.example/p', '1'],
      ],
    ],
    [
      'that of most lines, with a sign too many in one',
      'EAN,Name,Price\n1,a,2\n2,b,3\n3,c, red,4\n4,d,5',
      ',',
      [
        ['EAN', 'Name', 'Price'],
        ['1', 'a', '2'],
        ['2', 'b', '3'],
        ['3', 'c', ' red', '4'],
        ['4', 'd', '5'],
      ],
    ],
    [
      'that of the table between titles and totals',
      'Stock\nof May, June\nEAN;Name;Price\n1;a;2,50\nTotal;2,50\nAll prices in full',
      ';',
      [
        ['Stock'],
        ['of May, June'],
        ['EAN', 'Name', 'Price'],
        ['1', 'a', '2,50'],
        ['Total', '2,50'],
        ['All prices in full'],
      ],
    ],
    [
      'none in a list with a line that is no code',
      '2049811842247,96385074\nxyz\n96385074,2049811842247',
      '',
      [['2049811842247,96385074'], ['xyz'], ['96385074,2049811842247']],
    ],
    [
      'none in a list that runs over lines',
      '2049811842247,96385074\n96385074',
      '',
      [['2049811842247,96385074'], ['96385074']],
    ],
    [
      'that of a line with a price, whatever the URL below it holds',
      '2049811763054;40\nhttps://shop.example/a,b',
      ';',
      [['2049811763054', '40'], ['https://shop.example/a,b']],
    ],
  ])('has a separator that is %s', (_name, text, separator, rows) => {
    expect(readTable(text)).toMatchObject({ separator, rows: rows.map((cells) => ({ cells })) })
  })

  it('says the line where a row begins', () => {
    const { rows } = readTable('a\tb\n\n"two\nlines"\tc\nd\te')
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5])
  })

  it('is read with the separator that the reader of the page names', () => {
    expect(cellsOf('a,b;c', ',')).toEqual([['a', 'b;c']])
    expect(cellsOf('a;b', '')).toEqual([['a;b']])
  })
})
