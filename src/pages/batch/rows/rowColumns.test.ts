import { describe, expect, it } from 'vitest'
import { referenceWords } from '../../../market/reference.ts'
import { planBatch } from '../../../model/batch/planBatch.ts'
import { readLines } from '../../../model/batch/inputLines.ts'
import {
  heldColumns,
  isPriceColumn,
  labelOf,
  orderInWords,
  rowsHold,
  shownColumns,
  wordsOf,
} from './rowColumns.ts'

const CODE = '2049811763054'
const URL = 'https://shop.example/p/1'

function hold(texts: readonly string[], { chain = false, countries = 1, isListed = false } = {}) {
  const lines = texts.map((text, at) => ({ line: at + 1, text, target: null }))
  const groups = Array.from({ length: countries }, (_, at) => [`c${at}`])
  return rowsHold(planBatch(readLines(lines, 'auto'), groups), chain, countries, isListed)
}
const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)

describe('the columns of a batch', () => {
  it('are those of the design for codes in one country', () => {
    expect(keys(shownColumns(hold([CODE]), null))).toEqual([
      'row',
      'code',
      'status',
      'product',
      'merchants',
      'lowest',
      'median',
      'highest',
      'yours',
      'difference',
    ])
  })

  it('are those of records where no row has a market', () => {
    expect(keys(shownColumns(hold([URL]), null))).toEqual([
      'row',
      'code',
      'status',
      'product',
      'brand',
      'merchant',
      'record',
    ])
    expect(keys(shownColumns(hold([URL], { chain: true }), null))).toContain('median')
  })

  it('always have the one that a top is ranked by, in its place', () => {
    const top = { most: 20, column: 'index', down: true } as const
    expect(keys(shownColumns(hold([CODE]), ['row'], top))).toEqual([
      'row',
      'code',
      'product',
      'index',
    ])
    expect(keys(shownColumns(hold([CODE]), null, top))).toContain('index')
  })

  it('can be chosen where the batch has anything for them', () => {
    expect(keys(heldColumns(hold([CODE])))).not.toContain('country')
    expect(keys(heldColumns(hold([CODE], { countries: 2 })))).toContain('country')
    expect(keys(heldColumns(hold([CODE])))).not.toContain('margin')
    expect(keys(heldColumns(hold([CODE], { isListed: true })))).toContain('market-margin')
    expect(keys(heldColumns(hold([CODE])))).not.toContain('brand')
    expect(keys(heldColumns(hold([CODE, URL])))).toContain('brand')
  })

  it('are the chosen ones in their own order, code and product among them', () => {
    expect(keys(shownColumns(hold([CODE]), ['index', 'mean', 'margin']))).toEqual([
      'code',
      'product',
      'mean',
      'index',
    ])
  })

  it('name the reference', () => {
    const words = referenceWords('min', String)
    const named = heldColumns(hold([CODE])).map(({ label }) => wordsOf(label, words))
    expect(named).toContain('vs lowest of the others')
    expect(named).toContain('Lowest of the others')
  })

  it('know which of them hold prices of a country', () => {
    expect(isPriceColumn('median')).toBe(true)
    expect(isPriceColumn('index')).toBe(false)
    expect(isPriceColumn('margin')).toBe(false)
  })

  it('tell figures, prices and where a group begins', () => {
    const all = heldColumns(
      // Everything that a batch can hold.
      { markets: true, records: true, countries: true, targets: true, listed: true },
    )
    expect(all).toHaveLength(31)
    expect(keys(all.filter(({ isNumber }) => !isNumber))).toEqual([
      'code',
      'country',
      'status',
      'product',
      'brand',
      'merchant',
      'rival',
    ])
    const prices = ['record', 'lowest', 'median', 'mean', 'highest', 'spread', 'yours']
    const others = ['reference', 'amount', 'rival-price', 'target', 'list', 'cost']
    expect(keys(all.filter(({ isPrice }) => isPrice))).toEqual([...prices, ...others])
    expect(keys(all.filter(({ opensGroup }) => opensGroup))).toEqual(['merchants', 'yours', 'list'])
  })

  it('hold nothing of a kind that the batch has none of', () => {
    expect(hold([CODE])).toEqual({
      markets: true,
      records: false,
      countries: false,
      targets: false,
      listed: false,
    })
    expect(hold([URL])).toMatchObject({ markets: false, records: true })
    expect(hold([URL], { chain: true })).toMatchObject({ markets: true, records: true })
    expect(hold([CODE, URL])).toMatchObject({ markets: true, records: true })
    expect(hold(['nothing that can be asked for'])).toMatchObject({ markets: true })
    expect(hold([CODE], { countries: 2, isListed: true })).toMatchObject({
      countries: true,
      listed: true,
    })
  })

  it('hold targets where one row has one', () => {
    const lines = [null, 40].map((target, at) => ({ line: at + 1, text: CODE, target }))
    expect(rowsHold(planBatch(readLines(lines, 'auto'), [['us']]), false, 1, false).targets).toBe(
      true,
    )
  })

  it('are named in a sentence without their capital', () => {
    const words = referenceWords('median')
    expect(orderInWords({ column: 'index', down: true }, words)).toBe('by index, highest first')
    const rival = referenceWords({ merchant: 'n', name: 'Northgate' })
    expect(orderInWords({ column: 'difference', down: false }, rival)).toBe(
      'by vs Northgate, lowest first',
    )
  })

  it('are named in a sort as in their heads', () => {
    const words = referenceWords('median', String)
    expect(labelOf('took', words)).toBe('Took')
    expect(labelOf('difference', words)).toBe(`vs ${words.label}`)
  })
})
