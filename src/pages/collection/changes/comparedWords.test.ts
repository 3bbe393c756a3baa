import { describe, expect, it } from 'vitest'
import { changeExtremes } from '@/domain/changes/changeExtremes.ts'
import { changeSizes, priceMoves } from '@/domain/changes/changeSizes.ts'
import { changesSummary } from '@/domain/changes/changesSummary.ts'
import { compareVersions, type RowsOfVersion } from '@/domain/changes/compareVersions.ts'
import { productChanges } from '@/domain/changes/productChanges.ts'
import type { Version } from '@/domain/collections/collection.ts'
import type { FoundChanges } from '@/jobs/workers/changesTasks.ts'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { notMatchedReasons, notComparedReasons, noChangesInWords } from './comparedWords.ts'

const counts = aVersion({ id: '' }).counts
const partial: Partial<Version> = { promised: 300, counts: { ...counts, asks: 3, rows: 100 } }
const chosen = (before: Partial<Version>, now: Partial<Version>) => ({
  before: aVersion({ id: 'a', ...before }),
  now: aVersion({ id: 'b', ...now }),
  earlier: [],
})

function found(before: RowsOfVersion, now: RowsOfVersion): FoundChanges {
  const changes = compareVersions(before, now)
  return {
    ...changes,
    summary: changesSummary(changes),
    byProduct: productChanges(changes.changes, []).counts,
    sizes: changeSizes(priceMoves(changes.changes)),
    extremes: changeExtremes(changes.changes),
    damaged: { before: 0, now: 0 },
    markets: { before: 0, now: 0 },
  }
}

const some = (isWhole: boolean, ...ids: (string | null)[]) => ({
  isWhole,
  rows: ids.map((id) => aChangeSide(id)),
})

describe('the notes on unknown changes', () => {
  it('are empty for two complete versions', () => {
    expect(notComparedReasons(chosen({}, {}), found(some(true, 'a'), some(true, 'b')))).toEqual([])
  })

  it('say that it is unknown which products are gone if the later version is partial', () => {
    const lines = notComparedReasons(
      chosen({}, partial),
      found(some(true, 'a', 'b'), some(false, 'c')),
    )
    expect(lines).toEqual([
      'The later version is partial: 2 products of the earlier one are not in it. It isn’t known whether they are gone or just weren’t loaded.',
    ])
  })

  it('say that it is unknown which products are new if the earlier version was cut', () => {
    const cut = { notes: [{ kind: 'cut' as const, found: 60_000 }] }
    const lines = notComparedReasons(chosen(cut, {}), found(some(false), some(true, 'c')))
    expect(lines).toEqual([
      'The earlier version was cut at the row limit: 1 product of the later one is not in it. It isn’t known whether it is new or just wasn’t loaded.',
    ])
  })

  it('name both versions if both have pages that can’t be read', () => {
    const both = { ...found(some(false, 'a'), some(false, 'b')), damaged: { before: 1, now: 2 } }
    expect(notComparedReasons(chosen({}, {}), both).map((line) => line.split(':')[0])).toEqual([
      'The later version has 2 pages that can no longer be read',
      'The earlier version has 1 page that can no longer be read',
    ])
  })
})

it('“nothing changed” refers only to loaded products', () => {
  const same = found(some(true, 'a'), some(true, 'a'))
  expect(noChangesInWords(chosen({}, {}), same)).toBe('Nothing changed between these versions.')
  const some100 = found(some(true, 'a', 'b'), some(false, 'a'))
  expect(noChangesInWords(chosen({}, partial), some100)).toBe(
    'The products in both versions did not change.',
  )
  expect(noChangesInWords(chosen({}, { ...partial, isRunning: true }), some100)).toBe(
    'No change so far: not all products are loaded yet.',
  )
  const none = { ...partial, counts: { ...counts, asks: 3, rows: 0 } }
  const noRows = found(some(true, 'a'), some(false))
  expect(noChangesInWords(chosen({}, { ...none, isRunning: true }), noRows)).toBe(
    'The version now has no rows yet: they are loading.',
  )
  expect(noChangesInWords(chosen({}, none), noRows)).toBe(
    'The version now has no rows, so there is nothing to compare.',
  )
})

it('a note says that one version was loaded in full and the other without details', () => {
  const settings = { ...aVersion({ id: '' }).settings, mode: 'lite' as const }
  expect(
    notComparedReasons(chosen({}, { settings }), found(some(true, 'a'), some(true, 'a'))),
  ).toEqual([
    'The earlier version was loaded in full, the later one without details: values that only one of them has, such as a discount, don’t count as changed.',
  ])
})

it('a note counts the products with a value in only one version', () => {
  const bare = { isWhole: true, rows: [aChangeSide('a', { active: null, discount: null })] }
  expect(notMatchedReasons(found(some(true, 'a'), bare))).toEqual([
    'The stock of 1 product is only in one version, so it isn’t known whether it changed.',
    'The discount of 1 product is only in one version, so it isn’t known whether it changed.',
  ])
})

it('a note counts the rows that can’t be matched', () => {
  expect(notMatchedReasons(found(some(true, 'a'), some(true, 'a')))).toEqual([])
  expect(notMatchedReasons(found(some(true, null, 'a', 'a'), some(true, null, null)))).toEqual([
    '3 rows without a product ID (1 before, 2 now) can’t be matched and aren’t counted.',
    '1 row with the same product ID as another is left out; the first one is compared.',
  ])
})

it('a note counts products that were added to or removed from the collection', () => {
  const requested = (...ids: string[]) => ({
    ...some(true, ...ids),
    isRequested: ({ productId }: { productId: string | null }) => ids.includes(productId ?? ''),
  })
  expect(notMatchedReasons(found(requested('a', 'b', 'c'), requested('a', 'd')))).toEqual([
    '2 products of the earlier one are no longer in the collection and were not checked: they don’t count as gone.',
    '1 product of the later one was not in the collection before: it doesn’t count as new.',
  ])
})
