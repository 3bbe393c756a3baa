import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '../../lib/gtin.ts'
import {
  countLines,
  emptyDraft,
  linesAdded,
  readDraft,
  readDraftTable,
  shapeOf,
  tableWithout,
  withEntries,
  withLines,
  type DraftTable,
} from './batchDraft.ts'
import { writeId } from './writeId.ts'

const ean = (number: number) => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + checkDigit(body)
}
const eans = (count: number, from = 0) => Array.from({ length: count }, (_, at) => ean(from + at))
const tableOf = (rows: string[][]): DraftTable => ({
  name: 'stock.csv',
  sheets: [{ name: '', rows }],
  sheet: 0,
  choices: {},
})

const read = (draft: Parameters<typeof readDraft>[0]) => {
  const reading = readDraft(draft, 'auto')
  if (reading.kind === 'problem') throw new Error(reading.says)
  return reading.lines
}
const says = (draft: Parameters<typeof readDraft>[0]) => {
  const reading = readDraft(draft, 'auto')
  return reading.kind === 'problem' ? reading.says : 'read'
}

describe('the input of a batch', () => {
  it('has the lines of the file first, then those of the text, counted on', () => {
    const table = tableOf([['EAN'], [ean(1)], [], [ean(2)]])
    const lines = read({ ...emptyDraft, table, text: `${ean(3)}\n\n${ean(4)}` })
    expect(lines.map(({ line, text }) => [line, text])).toEqual([
      [2, ean(1)],
      [4, ean(2)],
      [5, ean(3)],
      [7, ean(4)],
    ])
  })

  it('has the file separated as the user says where that is not what it seems', () => {
    const text = `${ean(1)}|Shirt, red|${ean(2)}\n\n${ean(3)}|Hat, blue, large|${ean(4)}`
    const rows = text.split('\n').map((line) => (line === '' ? [] : line.split(',')))
    const sheets = [{ name: '', rows, written: { text, separator: ',' as const } }]
    const table = { ...tableOf([]), sheets }
    expect(read({ ...emptyDraft, table }).map(({ entry }) => entry.kind)).toEqual([
      'invalid',
      'invalid',
    ])
    const choices = { separator: '|', code: 2 } as const
    const draft = { ...emptyDraft, table: { ...table, choices } }
    expect(read(draft).map(({ line, text: code }) => [line, code])).toEqual([
      [1, ean(2)],
      [3, ean(4)],
    ])
    expect(readDraft(draft, 'auto').table).toMatchObject({ separator: '|', width: 3 })
  })

  it('is too long where file and text are so together, and nothing is cut', () => {
    const table = tableOf(eans(6000).map((code) => [code]))
    const draft = { ...emptyDraft, table, text: eans(4001, 6000).join('\n') }
    expect(says(draft)).toMatch(/^10,001 lines, those of the file and of the field together/)
    expect(countLines(draft, 'auto')).toBe(10_001)
    expect(read({ ...draft, text: eans(4000, 6000).join('\n') })).toHaveLength(10_000)
  })

  it('says what is wrong with either, and nothing where there is no input yet', () => {
    expect(says(emptyDraft)).toBe('')
    expect(says({ ...emptyDraft, text: ' \n' })).toMatch(/^There is nothing to read/)
    expect(says({ ...emptyDraft, table: tableOf([['', '']]) })).toMatch(
      /^stock.csv: There is nothing/,
    )
    expect(
      says({ ...emptyDraft, table: tableOf([[ean(1)]]), text: 'x'.repeat(1_000_001) }),
    ).toMatch(/^1,000,001 characters/)
  })

  it('takes what is added as the same lines, whatever text stands above', () => {
    const texts = fc.constantFrom(
      '',
      ean(1),
      `${ean(1)}\n${ean(2)}\n`,
      `EAN;Name\n${ean(1)};Shirt`,
      `Name\tEAN\nShirt\t${ean(1)}\n`,
      `${ean(1)},12.50\n${ean(2)},13.50`,
    )
    const entries = fc.oneof(
      fc.nat(99).map(ean),
      fc.constantFrom(
        'https://shop.example/p,1;a?b="c"',
        'https://shop.example/p|2',
        'https://shop.example/3',
      ),
      fc.constantFrom('ABC-1', '12', 'a;b', 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731').map(writeId),
    )
    fc.assert(
      fc.property(texts, fc.array(entries, { minLength: 1, maxLength: 8 }), (text, added) => {
        const before = text === '' ? 0 : read({ ...emptyDraft, text }).length
        const lines = read({ ...emptyDraft, text: withEntries(text, added) })
        expect(lines.slice(before).map((line) => line.text)).toEqual(added)
        expect(lines.slice(before).map(({ entry }) => entry.kind)).not.toContain('invalid')
      }),
      { numRuns: 300, seed: 4 },
    )
  })

  it('finds the lines that were added, each as often as it came', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }),
        fc.array(fc.constantFrom('a', 'b', 'd'), { maxLength: 6 }),
        (before, added) => {
          const text = before.join('\n')
          expect(linesAdded(text, withLines(text, added))).toHaveLength(added.length)
        },
      ),
      { numRuns: 200, seed: 4 },
    )
  })
})

describe('the file of a batch', () => {
  it('is read where there is one, by its chosen sheet', () => {
    expect(readDraftTable(null, 'auto')).toBeNull()
    const sheets = [
      { name: 'Notes', rows: [['see below']] },
      { name: 'Stock', rows: [[ean(1)], [ean(2)]] },
    ]
    const table = { ...tableOf([]), sheets }
    expect(readDraftTable({ ...table, sheet: 1 }, 'auto')).toMatchObject({
      kind: 'read',
      lines: [{ line: 1 }, { line: 2 }],
    })
    expect(readDraftTable({ ...table, sheet: 2 }, 'auto')).toMatchObject({ problem: 'empty' })
  })

  it('is enough where the field holds nothing but spaces', () => {
    const table = tableOf([[ean(1)]])
    expect(read({ ...emptyDraft, table, text: ' \n' })).toHaveLength(1)
  })

  it('has its filled rows counted even where it cannot be read', () => {
    const table = tableOf([['a'], ['', ' '], ['', 'b']])
    const draft = { ...emptyDraft, table, text: 'x\n\ny', choices: { code: 9 } }
    expect(says(draft)).toMatch(/no column 10/)
    expect(countLines(draft, 'auto')).toBe(4)
    expect(countLines({ ...draft, table: null }, 'auto')).toBe(2)
    expect(countLines(emptyDraft, 'auto')).toBe(0)
  })

  it('is taken away where it is the one that is gone, and stays where it is another', () => {
    const table = tableOf([['a', 'b'], ['c']])
    const same = tableOf([['a', 'b'], ['c']])
    expect(tableWithout(table, table)).toBeNull()
    expect(tableWithout(table, same)).toBeNull()
    expect(tableWithout(null, same)).toBeNull()
    const others = [
      { ...same, name: 'other.csv' },
      { ...same, sheets: [...same.sheets, ...same.sheets] },
      tableOf([['a', 'b']]),
      tableOf([['a', 'b'], ['d']]),
      tableOf([['a', 'x'], ['c']]),
      { ...same, sheets: [] },
    ]
    for (const other of others) expect(tableWithout(table, other)).toBe(table)
    expect(tableWithout(table, null)).toBe(table)
  })
})

describe('text of a batch', () => {
  it('has lines added below, each with its end', () => {
    expect(withLines('', ['a', 'b'])).toBe('a\nb\n')
    expect(withLines('x', ['a'])).toBe('x\na\n')
    expect(withLines('x\n', ['a'])).toBe('x\na\n')
    expect(withLines('x', [])).toBe('x')
  })

  it('has entries quoted where they would be several cells', () => {
    expect(withEntries('', ['a', 'b;c', 'd"e'])).toBe('a\n"b;c"\n"d""e"\n')
  })

  it('says which lines are new', () => {
    expect(linesAdded('a', 'a')).toEqual([])
    expect(linesAdded('a', 'b\na\n\na')).toEqual(['b', 'a'])
  })

  it('has a shape: its separator and its widest row', () => {
    expect(shapeOf('a;b;c\nd;e;f')).toBe(';3')
    expect(shapeOf('a|b\nc|d', '|')).toBe('|2')
    expect(shapeOf('')).toMatch(/0$/)
  })
})
