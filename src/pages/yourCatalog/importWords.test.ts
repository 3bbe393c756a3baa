import { describe, expect, it } from 'vitest'
import type { StoredCatalog } from '@/api/ownCatalog.ts'
import type { Question, RoleReading } from '@/features/import/reading.ts'
import { problemsSheet } from './problemsSheet.ts'
import { whyNotImport } from './whyNotImport.ts'

const role = (label: string, column: number | null, isNeeded = true): RoleReading => ({
  role: 'title',
  label,
  isNeeded,
  column,
  samples: [],
  note: '',
  alternatives: [],
})
const question = (answer: string | null): Question => ({
  key: 'country',
  about: 'For which country is it?',
  choices: [],
  lines: [],
  answer,
})
const counts = (used: number) => ({ used, mended: 0, doubtful: 0, leftOut: 0, hidden: 0 })

describe('why a feed can’t be imported', () => {
  it.each([
    ['nothing', [role('Title', 0), role('Brand', null, false)], [question('de')], 3, null],
    ['a column', [role('Title', null)], [question(null)], 0, 'Choose the column for Title'],
    ['an answer', [role('Title', 1)], [question(null)], 3, 'Answer 1 question first'],
    ['a row', [role('Title', 1)], [], 0, 'No row can be imported. See “left out” for the reasons.'],
    ['nothing in a feed without columns', [], [], 3, null],
  ])('is that %s is missing', (_, roles, questions, used, why) => {
    expect(whyNotImport({ roles, questions, counts: counts(used) })).toBe(why)
  })
})

describe('the export of an import’s problems', () => {
  it('has a row for each problem', () => {
    const AT = Date.UTC(2025, 10, 18, 10)
    const problems = [
      { row: 3, isSkipped: true, message: 'It has no title.' },
      { row: 4, isSkipped: false, message: 'It has no price.' },
    ]
    const saved = { fileName: 'feed.csv', importedAt: AT, rows: 1, skipped: 1, problems }
    const sheet = problemsSheet(saved as unknown as StoredCatalog, AT + 86_400_000)
    expect(sheet.name).toBe('Problems of feed.csv, 2025-11-18')
    expect(sheet.about().at(-1)).toBe('1 row imported, 1 left out; all problems are listed')
    expect(sheet.rows.map((one) => sheet.columns.map(({ cell }) => cell(one)))).toEqual([
      [3, 'left out', 'It has no title.'],
      [4, 'imported without this value', 'It has no price.'],
    ])
  })

  it('says that there may be more than the thousand that are stored', () => {
    const problems = Array.from({ length: 1000 }, (_, row) => ({
      row,
      isSkipped: true,
      message: '',
    }))
    const saved = { fileName: 'feed.csv', importedAt: 0, rows: 1, skipped: 1234, problems }
    expect(
      problemsSheet(saved as unknown as StoredCatalog, 0)
        .about()
        .at(-1),
    ).toBe('1 row imported, 1,234 left out; the first 1,000 problems are listed')
  })
})
