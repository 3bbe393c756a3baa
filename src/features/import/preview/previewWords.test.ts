import { describe, expect, it } from 'vitest'
import { anImportReading, CURRENCY_QUESTION } from '@test/made/anImportReading.ts'
import {
  declineInWords,
  fileInWords,
  headingInWords,
  partInWords,
  readingInWords,
} from './previewWords.ts'

describe('texts of the import preview', () => {
  const { file, counts } = anImportReading()

  it.each([
    [{ container: 'text', lines: 1, bytes: 12 } as const, '1 line, 12 B'],
    [{ container: 'workbook', lines: 1234 } as const, '1,234 rows, 38.0 kB'],
    [{ container: 'xml', isPacked: true } as const, '215 items, 38.0 kB compressed'],
  ])('say how large a file is: %j', (more, words) => {
    expect(fileInWords({ file: { ...file, ...more } })).toBe(words)
  })

  it('say that only the beginning of a feed was read', () => {
    const feed = { file: { ...file, lines: 1000, bytes: 34_000_000 }, isBeginning: true } as const
    expect(fileInWords(feed)).toBe('34.0 MB')
    expect(partInWords(feed)).toBe('First 1,000 lines. The others are read when you import.')
    expect(partInWords({ file })).toBeNull()
  })

  it('name the heading of a sheet by its rows', () => {
    expect(headingInWords('workbook', [1200])).toBe('row 1,200')
    expect(headingInWords('workbook', [1, 2])).toBe('rows 1 and 2')
  })

  it.each([
    [1, 0, [], 'Read 1 row'],
    [0, 0, [], 'Read 0 rows'],
    [2, 1, [], 'Read 2 rows, 1 left out'],
    [211, 3, [CURRENCY_QUESTION], 'Read 211 rows, 3 left out; 1 question'],
    [211, 0, [{ ...CURRENCY_QUESTION, answer: 'eur' }], 'Read 211 rows'],
  ])('say what was read: %i rows, %i left out', (used, leftOut, questions, words) => {
    expect(readingInWords({ counts: { ...counts, used, leftOut }, questions })).toBe(words)
  })

  it.each([
    ['price', 'No price'],
    ['stock', 'Stock unknown'],
    ['code', 'Leave out'],
    [null, 'Leave out'],
  ] as const)('label the button that rejects a doubtful value: %s', (role, words) => {
    expect(declineInWords(role)).toBe(words)
  })
})
