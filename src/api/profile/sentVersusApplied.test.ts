import { describe, expect, it } from 'vitest'
import { answered, products } from '@test/made/anObservation.ts'
import { demoConnection } from '@test/made/connections.ts'
import { sentVersusApplied, type AppliedRow } from './sentVersusApplied.ts'

const SENT =
  'countryCode=us&q=cotton shirt&merchantFilter=North gate&categoryFilter=Casual Shirts&divisionFilter=Apparel&index=24&limit=500&mode=full'

function rowsOf(q: string, query = SENT, indexBase: 0 | 1 = 0) {
  const apiVariant = { ...demoConnection.apiVariant, indexBase }
  const connection = { ...demoConnection, apiVariant }
  const body = { productList: products(0, 3), numFound: 900, q }
  const rows = sentVersusApplied(answered(query, body, { connection }))
  return Object.fromEntries(rows.map((row) => [row.parameter, row]))
}

const resultsOf = (rows: Record<string, AppliedRow>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { result }]) => [name, result]))

const allSame = {
  countryCode: 'same',
  q: 'same',
  merchantFilter: 'same',
  categoryFilter: 'same',
  divisionFilter: 'same',
  index: 'same',
  limit: 'clamped',
  mode: 'not echoed',
}

describe('sent versus applied', () => {
  it.each([
    [
      'a query string',
      'q=cotton shirt&fq=country:us&fq=merchant:"North gate"&fq=category:"Casual Shirts"&fq=division:"Apparel"&start=24&rows=100',
    ],
    [
      'an encoded query string',
      new URLSearchParams([
        ['q', 'cotton shirt'],
        ['fq', 'country:us'],
        ['fq', 'merchant:"North gate"'],
        ['fq', 'category:"Casual Shirts"'],
        ['fq', 'division:Apparel'],
        ['start', '24'],
        ['rows', '100'],
      ]).toString(),
    ],
    [
      'words',
      'cotton shirt merchant:(north gate) category:"Casual Shirts" division:Apparel country:us start=24 rows=100 fl=*',
    ],
    [
      'JSON',
      '{"q":"cotton shirt","fq":["country:us","merchant:\\"North gate\\"","category:\\"Casual Shirts\\"","division:\\"Apparel\\""],"start":24,"rows":100}',
    ],
  ])('is read from an echo in the form of %s', (_name, q) => {
    expect(resultsOf(rowsOf(q))).toEqual(allSame)
  })

  it('shows which parameters were ignored, clamped or changed', () => {
    const rows = rowsOf('shirt country:de division:Apparel start=24 rows=100')
    expect(resultsOf(rows)).toEqual({
      countryCode: 'other',
      q: 'other',
      merchantFilter: 'ignored',
      categoryFilter: 'ignored',
      divisionFilter: 'same',
      index: 'same',
      limit: 'clamped',
      mode: 'not echoed',
    })
    expect(rows['limit']).toMatchObject({ sent: '500', applied: 'rows=100' })
    expect(rows['q']).toMatchObject({ applied: 'shirt' })
  })

  it('leaves start undecided when it doesn’t match the index setting', () => {
    const q = 'x country:us start=24 rows=24'
    const requested = 'countryCode=us&q=x&index=24&limit=24'
    expect(rowsOf(q, requested, 0)['index']).toMatchObject({ applied: 'start=24', result: 'same' })
    expect(rowsOf(q, requested, 1)['index']).toMatchObject({ applied: 'start=24', result: 'open' })
  })

  it('recognises several values, whichever way they were sent', () => {
    const q = 'x country:(us OR in) start=0 rows=24'
    expect(rowsOf(q, 'countryCode=us,in&q=x')['countryCode']?.result).toBe('same')
    expect(rowsOf(q, 'countryCode=us&countryCode=in&q=x')['countryCode']).toMatchObject({
      sent: 'us, in',
      result: 'same',
    })
    expect(rowsOf('x country:us start=0', 'countryCode=us,in&q=x')['countryCode']?.result).toBe(
      'other',
    )
  })

  it('reports “not echoed” for an echo of keywords only, and without an echo', () => {
    for (const q of ['cotton shirt', '']) {
      const { countryCode, merchantFilter, index } = resultsOf(rowsOf(q))
      expect([countryCode, merchantFilter, index]).toEqual(Array(3).fill('not echoed'))
    }
  })

  it('compares a code with its echo, whether text or number', () => {
    const ean = (code: unknown) =>
      sentVersusApplied(
        answered(
          'countryCode=us',
          { result: { ean: code, merchants: [{}] } },
          { operation: 'ean' },
        ),
      )[0]
    expect(ean('2049811763054')).toMatchObject({ parameter: 'code', result: 'same' })
    expect(ean(2049811763054)).toMatchObject({ result: 'same' })
    expect(ean('1')).toMatchObject({ applied: '1', result: 'other' })
    expect(ean(undefined)).toMatchObject({ applied: null, result: 'not echoed' })
  })
})

describe('the applied value', () => {
  const one = (query: string, body: object, parameter: string, operation?: 'lookup' | 'ean') => {
    const seen = answered(query, body, operation && { operation })
    const row = sentVersusApplied(seen).find((each) => each.parameter === parameter)
    return row && [row.sent, row.applied, row.result]
  }
  const limit = (rows: number, q?: string) =>
    one('limit=12', { productList: products(0, rows), q }, 'limit')

  it('of limit comes from the echo, or from surplus rows without an echo', () => {
    expect(limit(12)).toEqual(['12', null, 'not echoed'])
    expect(limit(13)).toEqual(['12', '13 rows', 'other'])
    expect(limit(3, 'x rows=12')).toEqual(['12', 'rows=12', 'same'])
    expect(limit(3, 'x rows=11')).toEqual(['12', 'rows=11', 'clamped'])
    expect(limit(3, 'x rows=13')).toEqual(['12', 'rows=13', 'other'])
  })

  it('of q is the echoed keywords, wherever the echo has them', () => {
    const keywords = (q: string) => one('q=Red Shirt', { productList: products(0, 1), q }, 'q')
    expect(keywords('red shirt start=0')).toEqual(['Red Shirt', 'red shirt', 'same'])
    expect(keywords('blue hat start=0')).toEqual(['Red Shirt', 'blue hat', 'other'])
    expect(keywords('start=0 text=(red shirt)')).toEqual(['Red Shirt', 'Red Shirt', 'same'])
    expect(keywords('start=0')).toEqual(['Red Shirt', null, 'ignored'])
    expect(keywords('red shirt')).toEqual(['Red Shirt', null, 'not echoed'])
    expect(keywords('fq=country:us&query=blue hat')).toEqual(['Red Shirt', 'blue hat', 'other'])
  })

  it('of a filter includes all of its values', () => {
    const brand = (query: string, q: string) =>
      one(query, { productList: products(0, 1), q }, 'brandFilter')
    expect(brand('brandFilter=A,B', 'x brand:(A OR B)')).toEqual(['A,B', 'brand:(A OR B)', 'same'])
    expect(brand('brandFilter=A&brandFilter=B', 'x brand:(A OR B)')?.[2]).toBe('same')
    expect(brand('brandFilter=A,B', 'x brand:(A)')?.[2]).toBe('other')
    expect(brand('brandFilter=A&brandFilter=B', 'x brand:(B)')).toEqual([
      'A, B',
      'brand:(B)',
      'other',
    ])
    expect(brand('brandFilter=A', 'x country:us')).toEqual(['A', null, 'ignored'])
  })

  it('of other operations is unknown, except for the code of EAN prices', () => {
    const code = (result: unknown) => one('mode=lite', { result }, 'code', 'ean')
    expect(one('limit=2', [], 'limit', 'lookup')).toEqual(['2', null, 'not echoed'])
    expect(code({ ean: '2049811763054' })).toEqual(['2049811763054', '2049811763054', 'same'])
    expect(code({ ean: '2049811763055' })?.[2]).toBe('other')
    expect(code({})).toEqual(['2049811763054', null, 'not echoed'])
    expect(code([])).toEqual(['2049811763054', null, 'not echoed'])
    expect(one('mode=lite', { result: {} }, 'mode', 'ean')?.[2]).toBe('not echoed')
  })
})
