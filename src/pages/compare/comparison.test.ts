import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { compareState } from '@/routing/states/compareState.ts'
import { comparisonInWords, toComparison } from './comparison.ts'
import { shortNames, toProductColumn } from './rows/productColumns.ts'

type Query = Parameters<typeof toProductColumn>[1]
const ID = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'
const query = (overrides: object) =>
  ({ data: undefined, isFetching: false, fetchStatus: 'idle', ...overrides }) as unknown as Query // no more is read
const found = (id: string, record: Record<string, unknown> | null) =>
  toProductColumn(
    id,
    query({
      data: { kind: 'found', product: record && readProduct(record), traits: [['fit', 'Slim']] },
    }),
  )
const none = (id: string) => toProductColumn(id, query({ data: { kind: 'none' } }))

describe('a column of the comparison', () => {
  it('has the state of its request', () => {
    expect(toProductColumn('a', query({})).state).toBe('failed')
    expect(toProductColumn('a', query({ isFetching: true })).state).toBe('waiting')
    expect(toProductColumn('a', query({ fetchStatus: 'paused' })).state).toBe('waiting')
    expect(none('a').state).toBe('none')
    expect(found('a', {}).state).toBe('found')
    expect(toProductColumn('a', query({ data: { kind: 'none' }, isFetching: true })).state).toBe(
      'none',
    )
  })

  it('is named by its title, else by its id', () => {
    expect(found('a', { title: 'Shirt' }).name).toBe('Shirt')
    expect(found('a', {}).name).toBe('a')
    expect(none('a').name).toBe('a')
  })

  it('can be compared by its attributes only', () => {
    const { product, compared } = found('a', null)
    expect(product).toBeNull()
    expect(compared).toEqual({ record: null, traits: [['fit', 'Slim']] })
    expect(none('a').compared).toBeNull()
  })
})

describe('the short names of products', () => {
  it('are merchant and price, as far as known', () => {
    const columns = [
      found('a', { merchant: 'Northgate', offerPrice: 47.9 }),
      found('b', { merchant: 'Cartwheel' }),
      found(ID, { offerPrice: 5 }),
      none('d'),
    ]
    const names = shortNames(columns, '')
    expect(names[0]).toBe('Northgate, 47.90')
    expect(names[1]).toBe('Cartwheel')
    expect(names[2]).toMatch(/^0a1b.*, 5\.00$/i)
    expect(names[3]).toBe('d')
    expect(shortNames(columns, 'USD')[0]).toMatch(/USD/)
  })

  it('have the title where two are the same', () => {
    const same = { merchant: 'Northgate', offerPrice: 5 }
    const columns = [
      found('a', { ...same, title: 'One' }),
      found('b', { ...same, title: 'Two' }),
      found('c', { ...same, offerPrice: 6, title: 'Three' }),
    ]
    expect(shortNames(columns, '')).toEqual([
      'Northgate, 5.00: One',
      'Northgate, 5.00: Two',
      'Northgate, 6.00',
    ])
  })
})

describe('a comparison', () => {
  const state = compareState({ ids: ['a', 'b', 'c'], country: 'us' })
  const one = found('a', { offerPrice: 50, brand: 'Alder' })
  const two = found('b', { offerPrice: 40, brand: 'Alder' })

  it('counts the loaded products and the rows that differ', () => {
    const comparison = toComparison([one, two, none('c')], state)
    expect(comparison).toMatchObject({ base: 0, received: 2, isWaiting: false })
    const differing = comparison.rows.filter(({ differs }) => differs)
    expect(comparison.differing).toBe(differing.length)
    expect(differing.length).toBeGreaterThan(0)
    expect(differing.length).toBeLessThan(comparison.rows.length)
    expect(comparison.marks.map(({ change }) => change)).toEqual([null, -20, null])
    const waiting = toProductColumn('c', query({ isFetching: true }))
    expect(toComparison([one, waiting], state).isWaiting).toBe(true)
  })

  it('is described in words', () => {
    const words = (...columns: (typeof one)[]) => comparisonInWords(toComparison(columns, state))
    expect(words(one, two)).toMatch(/^2 products, \d+ of \d+ rows differ$/)
    expect(words(one, two, none('c'))).toMatch(/^3 products, 2 loaded, \d+ of \d+ rows differ$/)
    expect(words(one, none('c'))).toBe('2 products, 1 loaded')
    expect(words(one)).toBe('1 product')
    expect(words(none('c'), none('d'))).toBe('2 products')
  })
})
