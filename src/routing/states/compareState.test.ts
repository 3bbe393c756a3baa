import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '@/routing/paths.ts'
import { hostileText } from '@test/made/anySearchState.ts'
import { baseIndex, compareState, encodeCompare, decodeCompare } from './compareState.ts'

const SETTINGS = { countries: ['in', 'us'] }
const A = 'A'.repeat(32)
const B = 'B'.repeat(32)
const decode = (query: string) => decodeCompare(new URLSearchParams(query), SETTINGS)
const reasons = (query: string) => decode(query).corrections.map(({ reason }) => reason)

const anyState = fc
  .record({
    ids: fc.array(
      fc.oneof(
        hostileText,
        fc.constantFrom('none', A, B, `${A} ${B}`, '..', '%2e', 'x'.repeat(600)),
      ),
      { maxLength: 12 },
    ),
    country: fc.constantFrom('us', 'IN', 'en-GB', '', '1'),
    base: fc.oneof(hostileText, fc.constantFrom('none', A, B)),
    diff: fc.boolean(),
    market: fc.array(hostileText, { maxLength: 24 }),
    ref: hostileText,
  })
  .map(compareState)

describe('the address of a comparison', () => {
  it('contains the products, the country and any settings that differ from the defaults', () => {
    expect(paths.compare(encodeCompare({ ids: ['X1', 'X 2'], country: 'us' }))).toBe(
      '/compare?id=X1&id=X+2&country=us',
    )
    expect(
      encodeCompare({ ids: ['X1', 'X2'], country: 'us', base: 'X2', diff: true }).toString(),
    ).toBe('id=X1&id=X2&country=us&base=X2&diff=1')
    expect(encodeCompare({ ids: ['X1', 'X2'], country: 'us', base: 'X1' }).toString()).toBe(
      'id=X1&id=X2&country=us',
    )
  })

  it('preserves the state when it is written and read', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const written = encodeCompare(state)
        expect(decodeCompare(written, SETTINGS)).toEqual({ state, corrections: [] })
        expect(compareState(state)).toEqual(state)
      }),
      { seed: 5, numRuns: 1000 },
    )
  })

  it('is read without an error whatever it contains, and gives a canonical state', () => {
    const name = fc.constantFrom('id', 'country', 'base', 'diff', 'market', 'ref', 'x')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, hostileText), { maxLength: 20 }), (pairs) => {
        const { state } = decodeCompare(new URLSearchParams(pairs), SETTINGS)
        expect(state.ids.length).toBeLessThanOrEqual(8)
        expect(decodeCompare(encodeCompare(state), SETTINGS)).toEqual({ state, corrections: [] })
      }),
      { seed: 5, numRuns: 500 },
    )
  })

  it('uses the settings’ first country, and reports a correction if it names several', () => {
    expect(decode(`id=${A}`)).toEqual({
      state: compareState({ ids: [A], country: 'in' }),
      corrections: [],
    })
    expect(decode(`id=${A}&country=us&country=in`).state.country).toBe('us')
    expect(reasons(`id=${A}&country=us&country=in`)).toEqual([
      'prices of different countries can’t be compared: using US of US, IN',
    ])
  })

  it('names the products beyond the eighth in a correction', () => {
    const query = Array.from({ length: 10 }, (_, index) => `id=P${index}`).join('&')
    expect(decode(query).state.ids).toHaveLength(8)
    expect(reasons(query)).toEqual([
      '10 products are given, and up to 8 can be compared: left out “P8”, “P9”',
    ])
  })

  it('names invalid ids in a correction, and uses the others', () => {
    expect(decode(`id=..&id=${A}`).state.ids).toEqual([A])
    expect(reasons(`id=..&id=${A}`)).toEqual(['“..” can’t be a product ID: left out'])
    expect(reasons(`id=${A}&id=${A}`)).toEqual([`the product “${A}” is given twice`])
  })

  it('splits ids that are joined by a comma', () => {
    expect(decode(`id=${A},${B}`).state.ids).toEqual([A, B])
    expect(decode('id=one, two').state.ids).toEqual(['one, two'])
  })

  it('compares with the first product, another one or none', () => {
    expect(baseIndex(decode('id=X&id=Y').state)).toBe(0)
    expect(baseIndex(decode('id=X&id=Y&base=Y').state)).toBe(1)
    expect(baseIndex(decode('id=X&id=Y&base=none').state)).toBeNull()
    expect(reasons('id=X&id=Y&base=Z')).toEqual([
      'base “Z” isn’t among these products: comparing with the first',
    ])
    expect(decode('id=X&id=Y&base=Z').state.base).toBe('')
  })
})
