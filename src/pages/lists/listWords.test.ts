import { describe, expect, it } from 'vitest'
import { formatTime, formatWhenShort } from '../../lib/numbers/formatTimes.ts'
import { entryKey } from '../../model/lists/productList.ts'
import { referenceWords } from '../../market/reference.ts'
import { aListEntry, aSeenProduct } from '../../testing/made/aListEntry.ts'
import { listSource } from './prices/listSource.ts'
import { loadWords } from '../workbench/items/picked/loadWords.ts'
import type { LoadState } from '../workbench/items/picked/priceLoader.ts'
import { rowState, titleOf } from './table/rowWords.ts'

const AT = Date.UTC(2025, 10, 18, 10, 41)
const seen = aSeenProduct({ at: AT })
const answered = (at: number): LoadState => ({ kind: 'answered', sight: seen, at })
const missing: LoadState = { kind: 'answered', sight: { missingAt: AT }, at: AT }
const failed: LoadState = { kind: 'failed', error: new Error('x') }

describe('how much of a list is loaded', () => {
  const entries = ['a', 'b', 'c', 'd'].map((id) => aListEntry(id))
  const words = (...states: (LoadState | undefined)[]) =>
    loadWords(
      entries,
      new Map(
        states.flatMap((state, at) => {
          const entry = entries[at]
          return state && entry ? [[entryKey(entry), state]] : []
        }),
      ),
    ).words

  it('is to come at first', () => {
    expect(words()).toBe('4 products in US · 4 to come')
    expect(words({ kind: 'asking' }, { kind: 'waiting' })).toBe('4 products in US · 4 to come')
  })

  it('is told by how each ended, with the time of the last answer', () => {
    expect(words(answered(AT), answered(AT + 120_000), missing, failed)).toBe(
      `4 products in US · 2 loaded ${formatTime(AT + 120_000)}, 1 not found, 1 not loaded`,
    )
    expect(words(answered(AT), answered(AT), answered(AT), answered(AT))).toBe(
      `4 products in US · 4 loaded ${formatTime(AT)}`,
    )
    expect(words(answered(AT), failed, failed)).toBe(
      `4 products in US · 1 loaded ${formatTime(AT)}, 2 not loaded, 1 to come`,
    )
    expect(words(failed, failed)).toBe('4 products in US · 2 not loaded, 2 to come')
  })

  it('is nothing of an empty list', () => {
    expect(loadWords([], new Map()).words).toBe('0 products')
    const both = [aListEntry('a', { country: 'us,in' }), aListEntry('b', { country: 'de' })]
    expect(loadWords(both, new Map()).words).toMatch(
      /^2 products in (US \+ IN, DE|DE, US \+ IN) · /,
    )
  })
})

describe('a row of a list', () => {
  const entry = aListEntry('0a1b2c3d4e5f60718293a4b5c6d7e8f9')
  const when = formatWhenShort(AT)

  it('is titled by what was seen, else by its id', () => {
    expect(titleOf({ ...entry, seen })).toBe('Oxford shirt')
    expect(titleOf({ ...entry, seen: { ...seen, title: null } })).toMatch(/^Product 0a1b/i)
    expect(titleOf(entry)).toMatch(/^Product 0a1b/i)
  })

  it('says how old it is until it is answered', () => {
    expect(rowState(entry, undefined, 'direct')).toBe('Never answered so far')
    expect(rowState({ ...entry, seen }, { kind: 'asking' }, 'direct')).toBe(`As of ${when}`)
    expect(rowState({ ...entry, seen }, answered(AT), 'direct')).toBeNull()
  })

  it('says when it was not found, unless asking for it failed', () => {
    const gone = { ...entry, missingAt: AT }
    expect(rowState(gone, missing, 'direct')).toBe(`Not found on ${when}; never seen before`)
    expect(rowState({ ...gone, seen }, undefined, 'direct')).toBe(
      `Not found on ${when}; kept as last seen`,
    )
    expect(rowState({ ...gone, seen }, failed, 'direct')).toMatch(new RegExp(` As of ${when}$`))
    expect(rowState(gone, failed, 'direct')).toMatch(/ Never answered so far$/)
  })
})

describe('a list as a sheet', () => {
  const entries = [
    aListEntry('a', {
      note: 'ask again',
      first: { ...seen, at: 1_000, offerPrice: 50 },
      seen: { ...seen, eans: ['2049811819164', '2049811819171'] },
    }),
    aListEntry('b', { country: 'in', missingAt: AT }),
  ]
  const list = { id: 'L', name: 'Shirts', at: AT, changedAt: AT, entries }
  const sheetOf = (given: Partial<Parameters<typeof listSource>[0]> = {}) =>
    listSource({
      list,
      rows: entries.map((entry) => ({ entry })),
      isSelection: false,
      sort: [],
      reference: referenceWords('median'),
      labelOf: ([country]) => (country === 'us' ? 'USD' : ''),
      now: AT,
      ...given,
    })

  it('has what was seen of each product', () => {
    const { columns, rows } = sheetOf()
    const cells = rows.map((row) =>
      Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row)])),
    )
    expect(cells[0]).toMatchObject({
      place: 1,
      id: { code: 'a' },
      eans: { code: '2049811819164 2049811819171' },
      country: 'US',
      title: 'Oxford shirt',
      merchant: 'Northgate',
      brand: 'Marlowe',
      first: 50,
      offer: 40,
      change: -20,
      active: true,
      seen: { at: AT },
      missing: null,
      added: { at: 500 },
      note: 'ask again',
    })
    expect(cells[1]).toMatchObject({
      place: 2,
      eans: null,
      title: null,
      merchant: null,
      brand: null,
      first: null,
      offer: null,
      change: null,
      active: null,
      seen: null,
      missing: { at: AT },
      note: null,
    })
  })

  it('says how many never answered, and the currency of each country', () => {
    expect(sheetOf().about()).toContain('Never answered so far: 1')
    const whole = { rows: entries.slice(0, 1).map((entry) => ({ entry })) }
    expect(sheetOf(whole).about().join('\n')).not.toContain('Never answered')
    expect(sheetOf().about()).toContain('Currency as labelled by the user: US USD')
    const one = sheetOf(whole).about()
    expect(one.find((line) => line.startsWith('Currency'))).toMatch(/USD/)
    expect(one.join('\n')).not.toContain('US USD')
  })

  it('can be of the selected products alone', () => {
    const rows = entries.slice(1).map((entry) => ({ entry }))
    const sheet = sheetOf({ rows, isSelection: true })
    expect(sheet.rows.map(({ place }) => place)).toEqual([2])
    expect(sheet.about()).toContain('Rows: selected one by one')
    expect(sheetOf().about()).not.toContain('Rows: selected one by one')
  })
})
