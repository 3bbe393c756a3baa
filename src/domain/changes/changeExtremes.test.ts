import { expect, it } from 'vitest'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { changeExtremes } from './changeExtremes.ts'
import { compareVersions } from './compareVersions.ts'

const snapshot = (...rows: ReturnType<typeof aChangeSide>[]) => ({ isWhole: true, rows })

it('finds the highest price of both versions and the largest increase in percent', () => {
  const { changes } = compareVersions(
    snapshot(aChangeSide('a', { offerPrice: 10 }), aChangeSide('b', { offerPrice: 1_000_000_000 })),
    snapshot(aChangeSide('a', { offerPrice: 25 }), aChangeSide('c', { offerPrice: null })),
  )
  expect(changeExtremes(changes)).toEqual({ price: 1_000_000_000, percent: 150 })
})

it('returns 0 if there are no changes', () => {
  expect(changeExtremes([])).toEqual({ price: 0, percent: 0 })
})

it('returns values below 1 if all prices and increases are below 1', () => {
  const { changes } = compareVersions(
    snapshot(aChangeSide('a', { offerPrice: 0.5 }), aChangeSide('b', { offerPrice: 0.25 })),
    snapshot(aChangeSide('a', { offerPrice: 0.5005, active: false })),
  )
  expect(changeExtremes(changes)).toEqual({ price: 0.5005, percent: 0.1 })
  expect(changeExtremes(changes.filter(({ now }) => now === null))).toEqual({
    price: 0.25,
    percent: 0,
  })
})
