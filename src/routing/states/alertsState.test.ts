import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertsDecoder, encodeAlerts, MATCH_FILTERS, alertsState } from './alertsState.ts'

const read = alertsDecoder(['product', 'difference', 'since'])

const someState = fc
  .record({
    show: fc.constantFrom(...MATCH_FILTERS),
    rule: fc.string({ maxLength: 20 }),
    merchant: fc.string({ maxLength: 20 }),
    q: fc.string({ maxLength: 20 }),
    sort: fc.uniqueArray(
      fc.record({
        column: fc.constantFrom('product' as const, 'difference' as const, 'since' as const),
        down: fc.boolean(),
      }),
      { maxLength: 3, selector: ({ column }) => column },
    ),
  })
  .map((state) => alertsState(state))

describe('the address of Alerts', () => {
  it('preserves the state when it is written and read', () => {
    fc.assert(
      fc.property(someState, (state) => {
        expect(read(encodeAlerts(state))).toEqual({ state, corrections: [] })
      }),
    )
  })

  it('leaves out defaults', () => {
    expect(encodeAlerts({}).toString()).toBe('')
    expect(encodeAlerts({ show: 'new', rule: 'abc' }).toString()).toBe('show=new&rule=abc')
  })

  it('replaces invalid values and reports the corrections', () => {
    const { state, corrections } = read(new URLSearchParams('show=loud&sort=-price&page=2'))
    expect(state).toEqual(alertsState({}))
    expect(corrections).toHaveLength(3)
  })
})
