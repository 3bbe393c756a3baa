import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeKinds } from '@/domain/changes/change.ts'
import { changeColumns } from '@/domain/changes/orderChanges.ts'
import { MOST_TOP_ROWS } from '@/lib/sortKeys.ts'
import { changesState, encodeChanges, type ChangesState, decodeChanges } from './changesState.ts'

const word = fc.string({ maxLength: 40 }).map((text) => changesState({ product: text }).product)
const states: fc.Arbitrary<ChangesState> = fc.record({
  since: word,
  to: word,
  tile: fc.constantFrom('' as const, 'position' as const, ...changeKinds),
  unchanged: fc.boolean(),
  sort: fc
    .array(fc.record({ column: fc.constantFrom(...changeColumns), down: fc.boolean() }), {
      maxLength: 5,
    })
    .map((sort) => changesState({ sort }).sort),
  top: fc.option(
    fc.record({
      most: fc.integer({ min: 1, max: MOST_TOP_ROWS }),
      column: fc.constantFrom(...changeColumns),
      down: fc.boolean(),
    }),
  ),
  product: word,
  ref: word,
})

describe('the address of the Changes view', () => {
  it('preserves the state when it is written and read', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { state: read, corrections } = decodeChanges(encodeChanges(state))
        expect(read).toEqual(state)
        expect(corrections).toEqual([])
      }),
      { seed: 5 },
    )
  })

  it('names only its view if all settings are the defaults', () => {
    expect(encodeChanges({}).toString()).toBe('view=changes')
  })

  it('replaces unavailable values and reports the corrections', () => {
    const params = new URLSearchParams('tile=cheapest&sort=height&since=a&since=b&page=2')
    const { state, corrections } = decodeChanges(params)
    expect(state).toEqual(changesState({ since: 'a' }))
    expect(corrections.map(({ parameter }) => parameter).toSorted()).toEqual([
      'page',
      'since',
      'sort',
      'tile',
    ])
  })

  it('can be read whatever values it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const { state } = decodeChanges(new URLSearchParams(pairs))
        expect(decodeChanges(encodeChanges(state)).state).toEqual(state)
      }),
      { seed: 6 },
    )
  })
})
