import { describe, expect, it } from 'vitest'
import type { BatchAnswer, BatchOffer, BatchProduct } from '../../../market/batchAnswer.ts'
import type { Mine } from '../../../market/me.ts'
import { summaryOfAnswer } from '../../../market/summaryOfAnswer.ts'
import { planBatch } from '../../../model/batch/planBatch.ts'
import { readLines } from '../../../model/batch/inputLines.ts'
import type { ShownRow } from './batchRows.ts'
import type { BatchColumn } from '../batchState.ts'
import { highestPrice, valueIn } from './rowValues.ts'

const CODE = '2049811763054'
const [row] = planBatch(readLines([{ line: 1, text: CODE, target: 12 }], 'auto'), [
  ['us', 'in'],
]).rows
if (!row) throw new Error('a line is a row')

const offer = (merchantId: string, offerPrice: number): BatchOffer => ({
  productId: null,
  merchantId,
  merchantName: merchantId,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})
const code: BatchAnswer = {
  kind: 'ean',
  code: CODE,
  offers: [offer('mine', 11), offer('a', 10), offer('b', 14), offer('c', 0)],
  echo: null,
  title: 'A shirt',
  imageUrl: null,
}
const product: BatchProduct = {
  productId: 'P1',
  title: 'A shirt',
  merchant: 'Northgate',
  brand: 'Marlowe',
  category: null,
  offerPrice: 47.9,
  salePrice: 59,
  discount: null,
  active: true,
  imageUrl: null,
  productUrl: null,
  eans: [],
}
const own = { price: 11.5, cost: 6, note: '' }
const waiting: ShownRow = { row, state: 'waiting', outcome: null, summary: null, own: null }
const done = (answer: BatchAnswer, listed: ShownRow['own'], mine: Mine = ['mine']): ShownRow => ({
  row,
  state: 'done',
  outcome: { state: 'done', at: 1, ms: 12.4, tries: 1, answer },
  summary: summaryOfAnswer(answer, { mine, reference: 'median' }),
  own: listed,
})
const COLUMNS: BatchColumn[] = [
  ...(['row', 'code', 'country', 'status', 'product', 'brand', 'merchant', 'record'] as const),
  ...(['merchants', 'lowest', 'median', 'mean', 'highest', 'spread', 'excluded'] as const),
  ...(['yours', 'position', 'ties', 'reference', 'index', 'difference', 'amount'] as const),
  ...(['target', 'list', 'cost', 'margin', 'market-margin', 'took'] as const),
]
const values = (shown: ShownRow) =>
  Object.fromEntries(COLUMNS.map((column) => [column, valueIn(shown, column)]))

describe('what a row holds in its columns', () => {
  it('is what is known of its market and of my price list', () => {
    expect(values(done(code, own))).toEqual({
      row: 0,
      code: CODE,
      country: 'US, IN',
      status: 0,
      product: 'A shirt',
      brand: null,
      merchant: null,
      record: null,
      merchants: 4,
      lowest: 10,
      median: 11,
      mean: expect.closeTo(11.667, 2),
      highest: 14,
      spread: 4,
      excluded: 1,
      yours: 11,
      position: 2,
      ties: 1,
      reference: 12,
      index: expect.closeTo(91.667, 2),
      difference: expect.closeTo(91.667, 2),
      amount: -1,
      target: 12,
      list: 11.5,
      cost: 6,
      margin: expect.closeTo(45.45, 1),
      'market-margin': 50,
      took: 12.4,
    })
  })

  it('is my listed price, and a margin at it, where the catalog has none of mine', () => {
    const shown = done(code, own, ['nobody'])
    expect(valueIn(shown, 'yours')).toBe(11.5)
    expect(valueIn(shown, 'margin')).toBeCloseTo(47.8, 1)
  })

  it('is what its record says', () => {
    expect(values(done({ kind: 'id', product, traits: [] }, null))).toMatchObject({
      brand: 'Marlowe',
      merchant: 'Northgate',
      record: 47.9,
      median: null,
      list: null,
      margin: null,
    })
  })

  it('is nothing but what was asked before an answer', () => {
    const {
      row: place,
      code: asked,
      country,
      status,
      target,
      product: name,
      ...others
    } = values(waiting)
    expect({ place, asked, country, status, target, name }).toEqual({
      place: 0,
      asked: CODE,
      country: 'US, IN',
      status: 4,
      target: 12,
      name: null,
    })
    expect(new Set(Object.values(others))).toEqual(new Set([null]))
  })
})

describe('the highest price of some rows', () => {
  it('is 0 where none holds one', () => {
    const line = { ...row.line, target: null }
    expect(highestPrice([])).toBe(0)
    expect(highestPrice([{ ...waiting, row: { ...row, line } }])).toBe(0)
  })

  it('is of a market, a list, a target or a record', () => {
    expect(highestPrice([waiting])).toBe(12)
    expect(highestPrice([done(code, null), waiting])).toBe(14)
    expect(highestPrice([done(code, { ...own, price: 20 })])).toBe(20)
    expect(highestPrice([waiting, done({ kind: 'id', product, traits: [] }, null)])).toBe(47.9)
  })
})
