import { expect, it } from 'vitest'
import { changeExtremes } from '@/domain/changes/changeExtremes.ts'
import { changeSizes, priceMoves } from '@/domain/changes/changeSizes.ts'
import { changesSummary } from '@/domain/changes/changesSummary.ts'
import { compareVersions } from '@/domain/changes/compareVersions.ts'
import { productChanges } from '@/domain/changes/productChanges.ts'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { aCollection } from '@test/made/aCollection.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { changesReport } from './changesReport.ts'

const at = (day: number) => new Date(2025, 10, day, 10).getTime()
const before = [
  aChangeSide('A', { offerPrice: 20 }),
  aChangeSide('B', { offerPrice: 10 }),
  aChangeSide('C'),
]
const now = [
  aChangeSide('A', { offerPrice: 15 }),
  aChangeSide('B', { offerPrice: 11 }),
  aChangeSide('D'),
]

function reportOf(isWhole = true) {
  const { changes, ...rest } = compareVersions(
    { isWhole: true, rows: before },
    { isWhole, rows: now },
  )
  const { changed, counts: byProduct } = productChanges(changes, [...before, ...now])
  const counts = { ...aVersion({ id: '' }).counts, rows: 3 }
  const found = {
    ...rest,
    summary: changesSummary({ changes, ...rest }),
    byProduct,
    sizes: changeSizes(priceMoves(changes)),
    extremes: changeExtremes(changes),
    damaged: { before: 0, now: 0 },
    markets: { before: 0, now: 0 },
  }
  const chosen = {
    before: aVersion({ id: 'before', at: at(11), counts }),
    now: aVersion({
      id: 'now',
      at: at(18),
      counts: isWhole ? counts : { ...counts, asks: 9 },
      promised: 3,
    }),
    earlier: [],
  }
  const collection = aCollection('set', { name: 'cotton shirt' })
  return changesReport({
    collection,
    chosen,
    found,
    products: changed,
    markets: null,
    sentence: { before: 'Since 11 Nov, ', conclusion: '1 price fell and 1 rose', after: '.' },
    label: '',
    isDemo: false,
    at: at(19),
  })
}

it('a change report starts with the counts, and lists the largest changes first', () => {
  const { title, figures, parts } = reportOf()
  expect(title).toBe('What changed in cotton shirt')
  expect(figures.map(({ label, value, of = '' }) => [label, value, of])).toEqual([
    ['Price changes', '2', 'of 4'],
    ['New', '1', ''],
    ['Gone', '1', ''],
    ['Stock changed', '0', ''],
  ])
  const rows = parts.find(({ key }) => key === 'changes')?.rows ?? []
  expect(rows.map(([change, , , , from, to, percent]) => [change, from, to, percent])).toEqual([
    ['Price down', 20, 15, -25],
    ['Price up', 10, 11, 10],
    expect.arrayContaining(['New']),
    expect.arrayContaining(['Gone']),
  ])
  const sizes = parts.find(({ key }) => key === 'sizes')?.rows ?? []
  expect(sizes.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2)
})

it('a change report says that some changes are unknown', () => {
  const { facts, method } = reportOf(false)
  expect(facts.at(-1)?.value).toBe('Some changes are unknown')
  expect(method.filter(({ term }) => term === 'Unknown')).toHaveLength(1)
})
