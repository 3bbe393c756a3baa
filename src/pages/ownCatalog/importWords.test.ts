import { describe, expect, it } from 'vitest'
import type { FeedPreview, KeptCatalog } from '../../catalog/ownCatalog.ts'
import { hindrance } from './hindrance.ts'
import { problemsSheet } from './problemsSheet.ts'

const field = (name: string, isNeeded = true) => ({ name, label: name.toUpperCase(), isNeeded })
const row = (...skipped: boolean[]) => ({ problems: skipped.map((isSkipped) => ({ isSkipped })) })
const preview = (given: object, columns: Record<string, string> = { id: 'ID' }) =>
  ({
    problem: null,
    columns: [{ name: 'ID', samples: [] }],
    fields: [field('id'), field('title', false)],
    rows: [],
    reading: { columns },
    ...given,
  }) as unknown as FeedPreview // no more is read

describe('what hinders an import', () => {
  it('is nothing where every field that is needed has a column', () => {
    expect(hindrance(preview({}))).toBeNull()
    expect(hindrance(preview({ rows: [row(true), row(false), row()] }))).toBeNull()
  })

  it('is a field without a column, one or several, before anything else', () => {
    const problem = 'The file is cut off.'
    expect(hindrance(preview({ problem }, {}))).toBe(
      'Choose a column for ID: without it there is nothing to show.',
    )
    const fields = [field('id'), field('price')]
    expect(hindrance(preview({ fields }, {}))).toBe(
      'Choose a column for ID, PRICE: without them there is nothing to show.',
    )
    expect(hindrance(preview({ problem, columns: [] }, {}))).toBe(problem)
    expect(hindrance(preview({ problem }))).toBe(problem)
  })

  it('is that none of the first rows can be read', () => {
    const words = /^None of the first rows can be read like this\./
    expect(hindrance(preview({ rows: [row(true), row(false, true)] }))).toMatch(words)
    expect(hindrance(preview({ rows: [row(true)], columns: [] }, {}))).toMatch(words)
  })
})

describe('the problems of an import as a sheet', () => {
  it('are a row each', () => {
    const AT = Date.UTC(2025, 10, 18, 10)
    const problems = [
      { row: 3, isSkipped: true, says: 'no title' },
      { row: 4, isSkipped: false, says: 'no price' },
    ]
    const kept = { fileName: 'feed.csv', importedAt: AT, rows: 1, skipped: 1234, problems }
    const sheet = problemsSheet(kept as unknown as KeptCatalog, AT + 86_400_000)
    expect(sheet.name).toBe('Problems of feed.csv, 2025-11-18')
    expect(sheet.about().at(-1)).toBe(
      '1 row taken, 1,234 skipped; of the problems the first 1,000 are kept',
    )
    expect(sheet.rows.map((one) => sheet.columns.map(({ cell }) => cell(one)))).toEqual([
      [3, 'skipped', 'no title'],
      [4, 'taken without it', 'no price'],
    ])
  })
})
