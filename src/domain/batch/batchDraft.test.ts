import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '../gtin.ts'
import {
  countLines,
  emptyDraft,
  linesAdded,
  readDraft,
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
