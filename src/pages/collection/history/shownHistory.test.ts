import { expect, it } from 'vitest'
import type { Version } from '@/domain/collections/collection.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { shownHistory } from './shownHistory.ts'

const { counts } = aVersion({ id: '' })
const version = (at: number, overrides: Partial<Version> = {}) =>
  aVersion({
    id: `v${at}`,
    at,
    endedAt: at,
    counts: { ...counts, rows: 5 },
    promised: 5,
    ...overrides,
  })
const partial = { counts: { ...counts, asks: 3, rows: 2 } }
const shown = (versions: Version[], span: '4' | 'all' = 'all') => {
  const found = shownHistory(versions, span)
  return [found.versions.map(({ id }) => id).join(), found.partial]
}

it('the history shows the latest versions, oldest first', () => {
  const all = [6, 5, 4, 3, 2, 1].map((at) => version(at))
  expect(shown(all, '4')).toEqual(['v3,v4,v5,v6', 0])
  expect(shown(all)).toEqual(['v1,v2,v3,v4,v5,v6', 0])
})

it('the history leaves out partial versions if at least two others are complete', () => {
  expect(shown([version(3), version(2, partial), version(1)])).toEqual(['v1,v3', 1])
  expect(shown([version(2, partial), version(1)])).toEqual(['v1,v2', 0])
})

it('the history leaves out a version that is still loading', () => {
  expect(shown([version(2, { isRunning: true }), version(1)])).toEqual(['v1', 0])
})
