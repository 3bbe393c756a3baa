import { describe, expect, it } from 'vitest'
import type { BatchOutcome } from '../../../market/batchAnswer.ts'
import { positionIn } from '../../../market/position.ts'
import { planBatch } from '../../../model/batch/planBatch.ts'
import { aRecord } from '../../../testing/made/aKeptBatch.ts'
import { linesOf } from '../../../testing/made/linesOf.ts'
import type { ShownRow } from './batchRows.ts'
import { BATCH_COLUMNS, decodeBatch } from '../batchState.ts'
import { highestPrice, valueIn } from './rowValues.ts'
import { latestFirst, sortRows, topRows } from './sortRows.ts'

const offer = (merchantId: string, offerPrice: number) => ({
  productId: null,
  merchantId,
  merchantName: merchantId,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})

/** The later a row, the higher its highest price. */
function rowsFor(text: string): ShownRow[] {
  return planBatch(linesOf(text), [['us']]).rows.map((row) => {
    const entry = row.ask?.entry
    if (entry?.kind !== 'ean') {
      return { row, state: 'invalid', outcome: null, summary: null, own: null }
    }
    const offers = [offer('mine', 11), offer('a', 10), offer('b', 12 + row.row)]
    const { code } = entry
    const answer = { kind: 'ean' as const, code, offers, echo: null, title: null, imageUrl: null }
    const outcome: BatchOutcome = { state: 'done', at: 1, ms: 12, tries: 1, answer }
    const summary = positionIn(offers, { mine: ['mine'], reference: 'median' })
    return { row, state: 'done', outcome, summary, own: null }
  })
}

const by = (...names: string[]) =>
  decodeBatch(new URLSearchParams(names.map((name) => ['sort', name]))).state.sort

describe('the order of rows', () => {
  const rows = rowsFor('2049811763054\n0401234567893\nnonsense\n2000000000008')
  const order = (sorted: ShownRow[]) => sorted.map(({ row }) => row.row)

  it('puts the latest first, or a column from either end, rows without a value last', () => {
    expect(order(latestFirst(rows))).toEqual([3, 2, 1, 0])
    expect(order(sortRows(rows, by('highest')))).toEqual([0, 1, 3, 2])
    expect(order(sortRows(rows, by('-highest')))).toEqual([3, 1, 0, 2])
    expect(order(sortRows(rows, by('row')))).toEqual([0, 1, 2, 3])
  })

  it('begins with the top of a column, and rows without a value are never among it', () => {
    const top = (most: number, down: boolean) =>
      order([...topRows(rows, { most, column: 'highest', down })])
    expect(top(2, true)).toEqual([3, 1])
    expect(top(20, false)).toEqual([0, 1, 3])
    expect(topRows(rows, null)).toBe(rows)
  })

  it('is by several columns, the first counting most', () => {
    expect(order(sortRows(rows, by('merchants', '-highest')))).toEqual([3, 1, 0, 2])
    expect(order(sortRows(rows, by('merchants', 'row')))).toEqual([0, 1, 3, 2])
  })

  it.each(BATCH_COLUMNS)('loses no row by %s, and puts those without a value last', (column) => {
    for (const sort of [column, `-${column}`] as const) {
      const sorted = sortRows(rows, by(sort))
      expect(order(sorted).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
      const values = sorted.map((row) => valueIn(row, column))
      const known = values.filter((value) => value !== null)
      expect(values.slice(0, known.length)).toEqual(known)
      if (known.every((value) => typeof value === 'number')) {
        const up = known.toSorted((a, b) => a - b)
        expect(known).toEqual(sort === column ? up : up.toReversed())
      }
    }
  })

  it.each(['record', '-record'])('by %s puts a record with a price of 0 last, as none', (sort) => {
    const priced = rows.slice(0, 2).map((shown, at): ShownRow => {
      const product = aRecord({ offerPrice: at === 0 ? 0 : 12 })
      const answer = { kind: 'id' as const, product, traits: [] }
      return { ...shown, outcome: { state: 'done', at: 1, ms: 1, tries: 1, answer } }
    })
    expect(order(sortRows(priced, by(sort)))).toEqual([1, 0])
    expect(topRows(priced, { most: 9, column: 'record', down: false })).toHaveLength(1)
  })

  it('never mixes prices of different countries', () => {
    const [first, second] = rows
    if (!first || !second) throw new Error('Two rows were read.')
    const elsewhere = { ...first, row: { ...first.row, countries: ['in'] } }
    expect(sortRows([second, elsewhere], by('-highest'))).toEqual([elsewhere, second])
  })
})

it('the room for prices is that of the highest, whoever says it', () => {
  const rows = rowsFor('2049811763054\nnonsense\n2000000000008')
  expect(highestPrice(rows)).toBe(14)
  expect(highestPrice(rows.slice(1, 2))).toBe(0)
  const own = { price: 99, cost: null, note: '' }
  expect(highestPrice(rows.map((row) => ({ ...row, own })))).toBe(99)
})
