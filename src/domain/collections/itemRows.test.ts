import { describe, expect, it } from 'vitest'
import { planCodes } from '@/domain/codes/planCodes.ts'
import { readEntry } from '@/domain/codes/readEntry.ts'
import { rowKey } from '@/domain/collections/resultRow.ts'
import type { ItemAnswer, ItemOutcome, ItemProduct } from '@/domain/pricing/itemAnswer.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { codesItemRow, listItemRow } from './itemRows.ts'

const EAN = '2049811842247'
const URL = 'https://shop.example/1'

const rowsOf = (texts: readonly string[], target: number | null = null, isTitle = false) =>
  planCodes(
    texts.map((text, at) => ({
      line: at + 1,
      text,
      entry: readEntry(text, isTitle ? 'title' : 'auto'),
      target,
      targetProblem: null,
    })),
    [['us']],
  ).rows
function rowOf(text: string, target: number | null = null, isTitle = false) {
  const [row] = rowsOf([text], target, isTitle)
  if (!row) throw new Error('There is no row.')
  return row
}

const ended = { at: 1, ms: 20, tries: 1 }
const done = (answer: ItemAnswer): ItemOutcome => ({ ...ended, state: 'done', answer })
const record: ItemProduct = {
  productId: 'P1',
  title: 'Linen shirt',
  merchant: 'Sundial',
  brand: 'Marlowe',
  category: 'Shirts',
  offerPrice: 30,
  salePrice: 40,
  discount: 25,
  active: true,
  imageUrl: null,
  productUrl: URL,
  eans: [EAN, '2049811842254'],
}
const eanAnswer = (title: string | null): ItemAnswer => ({
  kind: 'ean',
  echo: null,
  code: EAN,
  title,
  imageUrl: null,
  offers: [],
})

describe('a row of a collection of codes', () => {
  it('is queued until it is checked, and shows the given text', () => {
    const row = codesItemRow(rowOf(` ${EAN} `, 20), undefined, null)
    expect(row.item).toEqual({
      key: '0',
      line: 1,
      given: EAN,
      status: 'Queued',
      reason: null,
      target: 20,
      note: null,
      listPrice: null,
      cost: null,
      firstPrice: null,
      addedAt: null,
    })
    expect(row).toMatchObject({ eans: [EAN], title: null, offerPrice: null, place: 0 })
  })

  it('for a code is named by the answer, otherwise by the price list', () => {
    const own = { price: 5, cost: null, note: '', title: 'My shirt' }
    const named = codesItemRow(rowOf(EAN), done(eanAnswer('Linen shirt')), own)
    expect(named).toMatchObject({ title: 'Linen shirt', eans: [EAN], item: { status: 'Found' } })
    expect(codesItemRow(rowOf(EAN), done(eanAnswer(null)), own).title).toBe('My shirt')
    // The row takes no price from the offers.
    expect(named.offerPrice).toBeNull()
  })

  it('shows the first listing of a link, with all of its codes', () => {
    const answer: ItemAnswer = { kind: 'url', url: URL, records: [record], market: null }
    expect(codesItemRow(rowOf(URL), done(answer), null)).toMatchObject({
      productId: 'P1',
      title: 'Linen shirt',
      merchant: 'Sundial',
      offerPrice: 30,
      eans: record.eans,
      item: { given: URL, status: 'Found' },
    })
  })

  it('is undecided until a candidate of its title is accepted', () => {
    const candidates = [{ record, score: 0.84, reasons: [] }]
    const title = (choice: number | 'none' | null) =>
      codesItemRow(
        rowOf('linen shirt', null, true),
        done({ kind: 'title', candidates, choice, market: null }),
        null,
      )
    expect(title(null).item).toMatchObject({
      status: 'Undecided',
      reason: 'Best of 1: Linen shirt, 0.84',
    })
    expect(title(null).title).toBeNull()
    expect(title('none').item).toMatchObject({
      status: 'Not found',
      reason: 'None of 1 candidate',
    })
    expect(title(0)).toMatchObject({ title: 'Linen shirt', item: { status: 'Found' } })
  })

  it('says why there is no result', () => {
    const failure = { name: 'TimeoutError', says: 'No answer in 30 s.', status: null }
    const failed = codesItemRow(rowOf(EAN), { ...ended, state: 'failed', failure }, null)
    expect(failed.item).toMatchObject({ status: 'Failed', reason: 'No answer in 30 s.' })
    const missing = codesItemRow(rowOf(EAN), { ...ended, state: 'not found' }, null)
    expect(missing.item).toMatchObject({ status: 'Not found', reason: null })
    const { item } = codesItemRow(rowOf('4.0E+12'), undefined, null)
    expect(item.status).toBe('Can’t be checked')
    expect(item.reason).not.toBeNull()
  })

  it('has a different key from another line with the same code', () => {
    const rows = rowsOf([EAN, EAN]).map((row) => codesItemRow(row, undefined, null))
    expect(new Set(rows.map(rowKey)).size).toBe(2)
  })
})

describe('a row of a picked product', () => {
  it('shows the last known data of the product, with the note', () => {
    const seen = {
      at: 5,
      title: 'Linen shirt',
      merchant: 'Sundial',
      brand: 'Marlowe',
      imageUrl: null,
      offerPrice: 30,
      active: true,
      eans: [EAN],
    }
    const row = listItemRow(aListEntry('P1', { note: 'for May', seen }), 2)
    expect(row).toMatchObject({ productId: 'P1', title: 'Linen shirt', offerPrice: 30, place: 2 })
    expect(row.item).toMatchObject({ line: 3, given: 'P1', status: 'Found', note: 'for May' })
    expect(row).not.toHaveProperty('at')
    const missingRow = listItemRow(aListEntry('P1', { seen, missingAt: 6 }), 0)
    expect(missingRow.item.status).toBe('Not found')
    expect(missingRow).toMatchObject({ title: 'Linen shirt', offerPrice: null, active: null })
  })

  it('is queued until its data are loaded for the first time', () => {
    const row = listItemRow(aListEntry('P1', { seen: null }), 0)
    expect(row.item).toMatchObject({ status: 'Queued', note: null })
    expect(row).toMatchObject({ title: null, offerPrice: null, eans: [] })
  })
})
