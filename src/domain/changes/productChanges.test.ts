import { describe, expect, it } from 'vitest'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { compareVersions } from './compareVersions.ts'
import { positionMoves, positionsOf, productChanges } from './productChanges.ts'

const SMALL = '2049811763054'
const LARGE = '2049811763061'
const OTHER = '2049811819164'

const offer = (productId: string, code: string, offerPrice: number, merchant = 'Northgate') =>
  aChangeSide(productId, { code, eans: [code], offerPrice, merchant })

const grouped = (
  before: readonly ReturnType<typeof aChangeSide>[],
  now: readonly ReturnType<typeof aChangeSide>[],
) => {
  const rows = [...before, ...now]
  const { changes, unchanged } = compareVersions(
    { isWhole: true, rows: before },
    { isWhole: true, rows: now },
  )
  return productChanges(changes, rows, unchanged)
}

describe('a compared product', () => {
  it('combines the changes of all sizes that a merchant sells under one product ID', () => {
    const { changed, counts } = grouped(
      [offer('N', SMALL, 20), offer('N', LARGE, 20), offer('S', LARGE, 30, 'Sundial')],
      [offer('N', SMALL, 18), offer('N', LARGE, 20), offer('S', LARGE, 15, 'Sundial')],
    )
    expect(changed).toHaveLength(1)
    expect(changed[0]).toMatchObject({ codes: [SMALL, LARGE], kinds: ['price-down'] })
    expect(changed[0]?.changes).toHaveLength(2)
    // The row shows the change that is largest in percent.
    expect(changed[0]?.lead.percent).toBe(-50)
    expect(counts).toMatchObject({ products: 1, changed: 1, counts: { 'price-down': 1 } })
  })

  it('excludes a code that no merchant sells together with it', () => {
    const { changed, counts } = grouped(
      [offer('N', SMALL, 20), offer('M', OTHER, 20)],
      [offer('N', SMALL, 18), offer('M', OTHER, 22)],
    )
    expect(changed.map(({ codes }) => codes)).toEqual([[SMALL], [OTHER]])
    expect(counts.counts).toMatchObject({ 'price-down': 1, 'price-up': 1 })
  })

  it('is unchanged only if none of its sizes changed at any merchant', () => {
    const { changed, unchanged, counts } = grouped(
      [offer('N', SMALL, 20), offer('N', LARGE, 20), offer('M', OTHER, 9), offer('S', OTHER, 8)],
      [offer('N', SMALL, 18), offer('N', LARGE, 20), offer('M', OTHER, 9), offer('S', OTHER, 8)],
    )
    expect(changed.map(({ codes }) => codes)).toEqual([[SMALL, LARGE]])
    expect(unchanged()).toMatchObject([{ codes: [OTHER], kinds: [], changes: [{ kinds: [] }] }])
    expect(counts).toMatchObject({ products: 2, changed: 1, unchanged: 1 })
  })

  it('is a single record of a search, even if two records have the same code', () => {
    const record = (id: string, offerPrice: number) =>
      aChangeSide(id, { eans: [SMALL], offerPrice })
    const { changed, counts } = grouped(
      [record('A', 20), record('B', 20), record('C', 20)],
      [record('A', 18), record('B', 22), record('C', 20)],
    )
    expect(changed.map(({ key }) => key)).toEqual(['us A', 'us B'])
    expect(counts).toMatchObject({ products: 3, changed: 2 })
  })
})

it('lists a position change only if the position is known in both versions and differs', () => {
  const { changed } = grouped([offer('N', SMALL, 20)], [offer('N', SMALL, 18)])
  const at = (index: number | null) =>
    new Map([[marketKey('us', SMALL), aCodeMarket({ code: SMALL, index })]])
  const moves = (before: ReturnType<typeof at>, now: ReturnType<typeof at>) =>
    positionMoves(
      changed.map((one) => ({ ...one, position: positionsOf(one, { before, now }) })),
    ).map((move) => [move.before, move.now])
  expect(moves(at(100), at(125))).toEqual([['equal', 'dearer']])
  expect(moves(at(125), at(125))).toEqual([])
  expect(moves(at(null), at(125))).toEqual([])
  expect(moves(new Map(), at(125))).toEqual([])
})
