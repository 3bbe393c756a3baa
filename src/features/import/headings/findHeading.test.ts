import { describe, expect, it } from 'vitest'
import { readEntry } from '@/domain/codes/readEntry.ts'
import { cellText, type Cell } from '@/features/import/table.ts'
import { rowsOf } from '@/features/import/testing/rows.ts'
import { findHeading, isKnownHeading } from './findHeading.ts'

const A = '2049811842247'
const B = '2049811763054'
const isCodeLike = (cell: Cell) => readEntry(cellText(cell)).kind === 'ean'
const find = (rows: readonly (readonly Cell[])[], heading?: number | 'none') =>
  findHeading(rowsOf(...rows), heading === undefined ? {} : { heading }, isCodeLike)
const linesOf = (rows: readonly (readonly Cell[])[]) => find(rows).lines
const bodyOf = (rows: readonly (readonly Cell[])[]) => find(rows).body.map(({ line }) => line)

describe('the heading of a table', () => {
  it.each<[name: string, rows: string[][], lines: number[], body: number[]]>([
    [
      'the first row',
      [
        ['EAN', 'Preis'],
        [A, '9,90'],
        [B, '8,00'],
      ],
      [1],
      [2, 3],
    ],
    [
      'below titles',
      [
        ['Price list 2026', ''],
        ['', ''],
        ['EAN', 'Price'],
        [A, '9.90'],
      ],
      [3],
      [4],
    ],
    [
      'below rows of settings with numbers',
      [
        ['Country:', 'US'],
        ['Rows:', '3'],
        ['EAN', 'Price'],
        [A, '9.90'],
      ],
      [3],
      [4],
    ],
    [
      'in an unknown language',
      [
        ['Vonalkód', 'Ár'],
        [A, '9,90'],
        [B, '8,00'],
      ],
      [1],
      [2, 3],
    ],
    ['the first row of a single column', [['EAN'], [A], [B]], [1], [2, 3]],
    [
      'absent if the first row contains a code',
      [
        [A, '9,90'],
        [B, '8,00'],
      ],
      [],
      [1, 2],
    ],
    ['absent if a single column begins with a code', [[A], [B]], [], [1, 2]],
    ['absent if the table has only one row', [['EAN', 'Price']], [], [1]],
    [
      'two rows if each is in another language',
      [
        ['EAN', 'Preis', 'Artikel'],
        ['EAN', 'Price', 'Item'],
        [A, '9,90', 'x'],
      ],
      [1, 2],
      [3],
    ],
    [
      'two rows if the second row names units',
      [
        ['EAN', 'Preis', 'Gewicht'],
        ['', '[EUR]', 'kg'],
        [A, '9,90', '1'],
      ],
      [1, 2],
      [3],
    ],
    [
      'the row above a line of dashes',
      [
        ['EAN', 'Preis'],
        ['-----', '-----'],
        [A, '9,90'],
      ],
      [1],
      [3],
    ],
    [
      'two rows if the first row names groups',
      [
        ['', 'Einkauf', '', 'Verkauf'],
        ['EAN', 'Preis', 'Rabatt', 'Preis'],
        [A, '9,90', '5', '19,90'],
      ],
      [1, 2],
      [3],
    ],
    [
      'not the total row below the data',
      [
        ['EAN', 'Preis'],
        [A, '9,90'],
        ['Total', '9,90'],
      ],
      [1],
      [2, 3],
    ],
  ])('is %s', (_, rows, lines, body) => {
    expect(linesOf(rows)).toEqual(lines)
    expect(bodyOf(rows)).toEqual(body)
  })

  it('names columns, also from a second row or from groups above equal names', () => {
    expect(
      find([
        ['EAN', 'Preis'],
        ['Barcode', 'Price'],
        [A, '9,90'],
      ]).names,
    ).toEqual([
      ['EAN', 'Barcode'],
      ['Preis', 'Price'],
    ])
    const groups = [
      ['', 'Einkauf', '', 'Verkauf', ''],
      ['EAN', 'Preis', 'Menge', 'Preis', 'Bestand'],
      [A, '9', '1', '19', '3'],
    ]
    expect(find(groups).names.map(([name]) => name)).toEqual([
      'EAN',
      'Einkauf Preis',
      'Menge',
      'Verkauf Preis',
      'Bestand',
    ])
  })

  it('leaves out the rows above it', () => {
    const rows = [
      ['Price list', ''],
      ['EAN', 'Price'],
      [A, '9.90'],
    ]
    expect(find(rows).leftOut).toEqual([{ line: 1, about: 'above the headings' }])
  })

  it('is the line that the user chooses, or none', () => {
    const rows = [
      ['x', ''],
      ['EAN', 'Price'],
      [A, '9.90'],
    ]
    expect(find(rows, 2).lines).toEqual([2])
    expect(find(rows, 3).lines).toEqual([3])
    expect(find(rows, 'none')).toMatchObject({ row: null, lines: [] })
    expect(find(rows, 'none').body).toHaveLength(3)
    expect(find(rows, 99).row).toBeNull()
  })

  it.each([
    ['EAN', true],
    ['Verkaufspreis', true],
    ['在庫', true],
    ['Preisgruppe', true],
    ['Hello', false],
    ['', false],
    ['x'.repeat(80), false],
  ])('with the text “%s” is known: %s', (text, isKnown) => {
    expect(isKnownHeading(text)).toBe(isKnown)
  })
})
