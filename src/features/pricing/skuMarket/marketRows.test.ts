import type { UseQueryResult } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { EanResult, Offer } from '@/api/operations/ean.ts'
import { readProduct } from '@/api/operations/product.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { marketRows, marketVariants, summaryOfRows } from './marketRows.ts'

const [A, B] = ['2049811763047', '2049811763054']
const offer = (merchantId: string, offerPrice: number, productId: string): Offer => ({
  merchantId,
  merchantName: null,
  merchantLogo: null,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
  productId,
  raw: {},
})
const product = readProduct({
  productId: 'P1',
  skuSet: [
    { skuId: 's', ean: A, offerPrice: 30, attributes: { size: 'S' } },
    { skuId: 's', ean: A, offerPrice: 60 },
    { ean: B },
    { skuId: 'none' },
    { ean: '123' },
  ],
})
const variants = marketVariants(product.skuSet)

type Query = UseQueryResult<EanResult>
const query = (overrides: Partial<Query>) =>
  ({ data: undefined, fetchStatus: 'idle', isError: false, ...overrides }) as Query
const data = { kind: 'found', offers: [offer('a', 40, 'P2'), offer('b', 50, 'P3')] } as EanResult
const found = query({ data })
const pricingContext = { ownMerchants: ['b'], aliases: [], tolerance: 0.5, ownPrice: () => null }
const rowsWith = (answers: Record<string, Query>, of: typeof product | null = product) =>
  marketRows(variants, new Map(Object.entries(answers)), of, 'min', pricingContext)

describe('the variants of a listing in their market', () => {
  it('are identified by their place, and named by it if they have no name', () => {
    expect(variants.map(({ key }) => key)).toEqual(['0 s', '1 s', '2 ', '3 none', '4 '])
    expect(variants.map(({ name }) => name)[2]).toMatch(/3/)
    expect(variants.map(({ code }) => code.kind)).toEqual([
      'code',
      'code',
      'code',
      'none',
      'unusable',
    ])
  })

  it.each<[string, Query]>([
    ['found', found],
    ['unknown', query({ data: { kind: 'none', answer: anAnswer() } })],
    // A known result remains while it is requested again, or if that fails.
    ['found', query({ data, fetchStatus: 'fetching' })],
    ['found', query({ data, isError: true })],
    ['requesting', query({ fetchStatus: 'fetching' })],
    ['requesting', query({ fetchStatus: 'fetching', isError: true })],
    ['waiting', query({ fetchStatus: 'paused' })],
    ['failed', query({ isError: true })],
    ['not checked', query({})],
  ])('are %s, depending on the request for their code (%#)', (state, answer) => {
    const rows = rowsWith({ [A]: answer })
    expect(rows.map((row) => row.state)).toEqual([
      state,
      state,
      'not checked',
      'no code',
      'no code',
    ])
    expect(rows.map((row) => row.query)).toEqual([answer, answer, null, null, null])
  })

  it('show your price position, and the price of this listing if known', () => {
    const rows = rowsWith({ [A]: found })
    expect(rows.map(({ ownPosition }) => ownPosition?.index?.index)).toEqual([
      125,
      125,
      undefined,
      undefined,
      undefined,
    ])
    expect(rows.map(({ record }) => record?.price)).toEqual([
      30,
      60,
      undefined,
      undefined,
      undefined,
    ])
    expect(rowsWith({ [A]: found }, null)[0]).toMatchObject({
      record: null,
      ownPosition: { own: { rank: 2 } },
    })
  })

  it('count once per code in the summary', () => {
    expect(summaryOfRows(rowsWith({ [A]: found }))).toEqual({
      offers: 2,
      merchants: 2,
      index: 125,
      n: 1,
    })
    const both = summaryOfRows(rowsWith({ [A]: found, [B]: found }))
    expect(both).toMatchObject({ offers: 4, merchants: 2, n: 2 })
    expect(summaryOfRows(rowsWith({}))).toMatchObject({ offers: 0, n: 0 })
  })
})
