import { expect, it } from 'vitest'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { marketsOfRows } from './marketsOfRows.ts'

const [A, B] = ['2049811763054', '2049811842247'] as const
const offer = (code: string, merchant: string, offerPrice: number, country = 'us') =>
  aChangeSide(`of ${merchant}`, {
    code,
    merchant,
    merchantId: merchant.toLowerCase(),
    offerPrice,
    eans: [code],
    country,
  })
const offersOf = (rows: Parameters<typeof marketsOfRows>[0]) =>
  marketsOfRows(rows).map(({ country, code, outcome }) => {
    const answer =
      outcome?.state === 'done' && outcome.answer.kind === 'ean' ? outcome.answer : null
    return [
      country,
      code,
      ...(answer?.offers ?? []).map(({ merchantId, offerPrice }) => `${merchantId} ${offerPrice}`),
    ]
  })

it('gathers the offers of each code, in each country', () => {
  const rows = [
    offer(A, 'Sundial', 50),
    offer(B, 'Petra', 9),
    offer(A, 'Northgate', 40),
    offer(A, 'Sundial', 5, 'in'),
  ]
  expect(offersOf(rows)).toEqual([
    ['us', A, 'sundial 50', 'northgate 40'],
    ['us', B, 'petra 9'],
    ['in', A, 'sundial 5'],
  ])
})

it('leaves out product records, and codes for which a record’s own offer is missing', () => {
  const record = aChangeSide('record', { eans: [A] })
  expect(offersOf([record, offer(A, 'Sundial', 50), offer(B, 'Petra', 9)])).toEqual([
    ['us', B, 'petra 9'],
  ])
})
