import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '../../url/paths.ts'
import {
  batchState,
  encodeBatch,
  BATCH_COLUMNS,
  BATCH_STATUSES,
  BATCH_TILES,
  BATCH_VIEWS,
  decodeBatch,
} from './batchState.ts'

describe('the address of a batch', () => {
  it('writes only what differs from the defaults', () => {
    expect(encodeBatch({}).toString()).toBe('')
    expect(paths.newCollection()).toBe('/collections/new')
    expect(
      paths.collection(
        'k4 / x',
        encodeBatch({ status: 'failed', sort: [{ column: 'difference', down: true }] }),
      ),
    ).toBe('/collections/k4%20%2F%20x?status=failed&sort=-difference')
  })

  it('names the reference as the EAN page does, and none where it is left to the settings', () => {
    expect(encodeBatch({ ref: 'min' }).toString()).toBe('ref=min')
    expect(encodeBatch({ ref: 'median' }).toString()).toBe('ref=median')
    expect(encodeBatch(decodeBatch(new URLSearchParams()).state).toString()).toBe('')
    expect(decodeBatch(new URLSearchParams('ref=northgate')).state.ref).toBe('northgate')
    expect(decodeBatch(new URLSearchParams('view=matrix&in=de')).state).toMatchObject({
      view: 'matrix',
      shownIn: 'de',
    })
  })

  it('says the same state after it was written and read', () => {
    const column = fc.constantFrom(...BATCH_COLUMNS)
    const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('ß & +', '\ud800', '  '))
    const state = fc
      .record({
        status: fc.constantFrom(...BATCH_STATUSES),
        sort: fc.array(fc.record({ column, down: fc.boolean() }), { maxLength: 5 }),
        top: fc.option(
          fc.record({ most: fc.integer({ min: 1, max: 9999 }), column, down: fc.boolean() }),
        ),
        tile: fc.constantFrom('' as const, ...BATCH_TILES),
        ref: fc.oneof(fc.constantFrom('', 'median', 'min', 'mean', 'own-target'), text),
        view: fc.constantFrom(...BATCH_VIEWS),
        shownIn: fc.oneof(fc.constantFrom('us', 'us,in'), text),
      })
      .map(batchState)
    fc.assert(
      fc.property(state, (one) => {
        expect(decodeBatch(encodeBatch(one))).toEqual({ state: one, corrections: [] })
      }),
      { seed: 8, numRuns: 300 },
    )
  })

  it('says the same state whatever the address held, once it was corrected', () => {
    const text = fc.string({ maxLength: 12 })
    const query = fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom('status', 'sort', 'tile', 'ref', 'view', 'in', 'demo'), text),
        text,
      ),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(query, (given) => {
        const { state } = decodeBatch(new URLSearchParams(given))
        expect(decodeBatch(encodeBatch(state))).toEqual({ state, corrections: [] })
      }),
      { seed: 9, numRuns: 100 },
    )
  })

  it('reads what earlier versions wrote', () => {
    const read = (query: string) => decodeBatch(new URLSearchParams(query))
    expect(read('sort=latest')).toEqual({ state: batchState({}), corrections: [] })
    expect(read('sort=-index').state.sort).toEqual([{ column: 'index', down: true }])
  })

  it('takes the top of the rows', () => {
    const read = (query: string) => decodeBatch(new URLSearchParams(query))
    expect(read('top=20,-index').state.top).toEqual({ most: 20, column: 'index', down: true })
    expect(read('top=5,market-margin').state.top).toMatchObject({ column: 'market-margin' })
    expect(read('top=many').corrections.map(({ reason }) => reason)).toEqual([
      'top “many” names no number of rows and a column: left out',
    ])
  })

  it('corrects what is not offered, and says so', () => {
    const { state, corrections } = decodeBatch(
      new URLSearchParams('status=lost&sort=colour&tile=best&view=map'),
    )
    expect(state).toEqual(batchState({}))
    expect(corrections.map(({ reason }) => reason)).toEqual([
      'status “lost” is not offered: showing every row',
      'sort “colour” is not offered: left out',
      'tile “best” is not offered: showing every row',
      'view “map” is not offered: showing the table',
    ])
  })
})
