import { describe, expect, it } from 'vitest'
import { answered, evaluated, products } from '@test/made/anObservation.ts'

const page = (query: string, body: object) => answered(`countryCode=us&${query}`, body)

describe('the highest limit', () => {
  const requested = (limit: number, rows: number, changes: object = {}) =>
    page(`q=x&limit=${limit}`, { productList: products(0, rows), numFound: 900, ...changes })

  it('is observed when a larger limit returns fewer rows', () => {
    const answers = [
      requested(500, 100, { q: 'x start=0 rows=100' }),
      requested(500, 100, { q: 'x rows=100' }),
    ]
    expect(evaluated('highestLimit', answers)).toMatchObject({
      verdict: 'observed',
      answers: 2,
      message: '`limit=500` was answered with `rows=100` in the echo and 100 rows, twice',
    })
  })

  it('is observed when a larger limit is refused and half of it is answered', () => {
    const refused = answered('countryCode=us&q=x&limit=96', '', { status: 400 })
    expect(evaluated('highestLimit', [refused, requested(48, 48)]).message).toBe(
      '`limit=96` was refused with 400, `limit=48` was answered, once',
    )
  })

  it('is observed where more rows come than requested', () => {
    expect(evaluated('highestLimit', [requested(12, 20)]).message).toContain(
      '`limit=12` was answered with 20 rows',
    )
  })

  it('stays assumed after full pages and last pages', () => {
    const last = page('q=x&limit=24&index=888', { productList: products(0, 12), numFound: 900 })
    expect(evaluated('highestLimit', [requested(24, 24), last])).toMatchObject({
      verdict: 'assumed',
      message: '`limit=24` was answered with 24 rows, once; no limit was met',
    })
  })
})

describe('when a parameter isn’t sent', () => {
  const record = { productId: 'A', title: 'a' }
  const full = { ...record, brand: 'b' }
  const one = (query: string, product: object) =>
    page(`q=x&limit=1${query}`, { productList: [product], numFound: 9 })

  it.each([
    ['lite', record, '2 fields without `mode`, the same 2 with `lite`'],
    ['full', full, '3 fields without `mode`, the same 3 with `full`'],
  ])(
    'mode defaults to %s, which the fields of the same product show',
    (_mode, product, message) => {
      const answers = [one('&mode=lite', record), one('&mode=full', full), one('', product)]
      expect(evaluated('unsentMode', answers).message).toContain(message)
    },
  )

  it('limit is observed when more products were found than returned', () => {
    const body = (numFound: number) => ({ productList: products(0, 10), numFound })
    expect(evaluated('unsentLimit', [page('q=x', body(4213))]).message).toBe(
      '10 rows of 4,213 without `limit`, once',
    )
    expect(evaluated('unsentLimit', [page('q=x', body(10))]).verdict).toBe('assumed')
  })

  it.each([
    ['observed', { productList: products(0, 1), numFound: 1204118 }, 200, '1,204,118 products'],
    ['contradicted', { message: 'q is required' }, 400, 'was refused (400)'],
  ] as const)('a search without q is %s', (verdict, body, status, expected) => {
    const evaluation = evaluated('searchNeeds', [
      answered('countryCode=us&limit=1', body, { status }),
    ])
    expect(evaluation.verdict).toBe(verdict)
    expect(evaluation.message).toContain(expected)
  })
})

describe('facets', () => {
  const merchants = (query: string, names: string[]) =>
    page(`q=x${query}&limit=1`, {
      productList: products(0, 1),
      numFound: 3,
      facets: [{ name: 'merchant', value: Object.fromEntries(names.map((name) => [name, 1])) }],
    })

  it('of a filtered field list the other values, or only the chosen one', () => {
    const before = merchants('', ['A', 'B', 'C'])
    const all = merchants('&merchantFilter=A', ['A', 'B', 'C'])
    const chosen = merchants('&merchantFilter=A', ['A'])
    expect(evaluated('ownFacet', [before, all]).message).toBe(
      'It lists the other values, too, once',
    )
    expect(evaluated('ownFacet', [before, chosen]).message).toBe(
      'It lists the chosen value alone, once',
    )
    expect(evaluated('ownFacet', [chosen]).verdict).toBe('assumed')
  })
})

describe('the order of results', () => {
  const rows = (ids: string[], shuffle?: unknown) =>
    page('q=x&limit=2', {
      productList: ids.map((productId) => ({ productId })),
      numFound: 2,
      shuffle,
    })

  it('is observed from the shuffle flag and from repeated requests', () => {
    expect(evaluated('shuffle', [rows(['A', 'B'], true), rows(['B', 'A'], 'true')]).message).toBe(
      '`shuffle: true` twice; the same request in another order once',
    )
    expect(evaluated('shuffle', [rows(['A', 'B']), rows(['A', 'B'])]).message).toBe(
      'in the same order once',
    )
    expect(evaluated('shuffle', [rows(['A', 'B'])]).verdict).toBe('assumed')
  })
})
