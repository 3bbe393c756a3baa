import { describe, expect, it } from 'vitest'
import { answered, products } from '../../testing/anObservation.ts'
import { demoConnection } from '../../testing/connections.ts'
import { sentVersusApplied, type AppliedRow } from './sentVersusApplied.ts'

const SENT =
  'countryCode=us&q=cotton shirt&merchantFilter=North gate&categoryFilter=Casual Shirts&divisionFilter=Apparel&index=24&limit=500&mode=full'

function rowsOf(q: string, query = SENT, indexBase: 0 | 1 = 0) {
  const dialect = { ...demoConnection.dialect, indexBase }
  const connection = { ...demoConnection, dialect }
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

  it('says what was ignored, clamped, or applied as something else', () => {
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

  it('leaves open what start means where it does not fit the setting', () => {
    const q = 'x country:us start=24 rows=24'
    const asked = 'countryCode=us&q=x&index=24&limit=24'
    expect(rowsOf(q, asked, 0)['index']).toMatchObject({ applied: 'start=24', result: 'same' })
    expect(rowsOf(q, asked, 1)['index']).toMatchObject({ applied: 'start=24', result: 'open' })
  })

  it('finds several values, however they were sent', () => {
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

  it('claims nothing from an echo of the keywords alone, and from none', () => {
    for (const q of ['cotton shirt', '']) {
      const { countryCode, merchantFilter, index } = resultsOf(rowsOf(q))
      expect([countryCode, merchantFilter, index]).toEqual(Array(3).fill('not echoed'))
    }
  })

  it('compares a code with its echo, whose zeros may be lost', () => {
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
