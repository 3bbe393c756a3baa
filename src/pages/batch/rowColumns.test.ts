import { describe, expect, it } from 'vitest'
import { referenceWords } from '../../domain/batch/batchReference.ts'
import { planBatch } from '../../domain/batch/planBatch.ts'
import { readLines } from '../../domain/batch/readInput.ts'
import { heldColumns, isPriceColumn, rowsHold, shownColumns, wordsOf } from './rowColumns.ts'

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
      'took',
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
      'took',
    ])
    expect(keys(shownColumns(hold([URL], { chain: true }), null))).toContain('median')
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
    expect(named).toContain('vs lowest')
    expect(named).toContain('Mine − lowest')
  })

  it('know which of them hold prices of a country', () => {
    expect(isPriceColumn('median')).toBe(true)
    expect(isPriceColumn('index')).toBe(false)
    expect(isPriceColumn('margin')).toBe(false)
  })
})
