import { expect, it } from 'vitest'
import { aVersion } from '@test/made/aVersion.ts'
import { noteInWords } from './noteInWords.ts'

const { counts } = aVersion({ id: 'm' })
const snapshot = { counts: { ...counts, rows: 520 }, promised: 4000 }

it('says how many of the found products were loaded', () => {
  expect(noteInWords({ kind: 'fell short', due: 4000 }, snapshot)).toMatchObject({
    isLoss: true,
    title: '520 of 4,000 products loaded.',
  })
})

it('says how many were found if there are too many, or that there may be more', () => {
  const known = noteInWords({ kind: 'cut', found: 60_000 }, snapshot)
  expect(known).toMatchObject({
    isLoss: true,
    title: 'More was found than is loaded: 60,000 rows.',
  })
  const unknown = noteInWords({ kind: 'cut', found: null }, snapshot)
  expect(unknown).toMatchObject({ isLoss: true, title: 'There may be more than is loaded.' })
})

it('shows for each note whether rows are missing', () => {
  const losses = (overrides: { promised?: number | null } = {}) =>
    (
      [
        { kind: 'index ignored' },
        { kind: 'limit clamped', asked: 500, given: 100 },
        { kind: 'shuffled' },
        { kind: 'overlap', rows: 2 },
        { kind: 'total changed', from: 4000, to: 4010 },
      ] as const
    ).map((note) => noteInWords(note, { ...snapshot, ...overrides }).isLoss)
  expect(losses()).toEqual([true, false, true, true, true])
  expect(losses({ promised: null })).toEqual([true, false, true, true, true])
  expect(losses({ promised: 520 })).toEqual([true, false, false, true, true])
  expect(losses({ promised: 521 })[2]).toBe(true)
})

it('includes the figures of a note', () => {
  const message = (note: Parameters<typeof noteInWords>[0], promised: number | null = 4000) => {
    const { title, message: more } = noteInWords(note, { ...snapshot, promised })
    return `${title} ${more}`
  }
  expect(message({ kind: 'index ignored' })).toContain('these 520 of 4,000 products')
  expect(message({ kind: 'index ignored' }, null)).toContain('these 520 products')
  expect(message({ kind: 'limit clamped', asked: 500, given: 100 })).toMatch(
    /100 products per page instead of 500/,
  )
  expect(message({ kind: 'overlap', rows: 1 })).toMatch(/^1 row appeared/)
  expect(message({ kind: 'overlap', rows: 2 })).toMatch(/^2 rows appeared/)
  expect(message({ kind: 'total changed', from: 4000, to: 4010 })).toMatch(
    /4,000 rows at first, and 4,010/,
  )
  expect(message({ kind: 'cut', found: null })).toContain('the limit that was set')
  expect(message({ kind: 'cut', found: 60_000 })).toContain('50,000 rows at most')
})
