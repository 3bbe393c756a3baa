import { describe, expect, it } from 'vitest'
import type { Cell } from '@/features/import/table.ts'
import { rowsOf } from '@/features/import/testing/rows.ts'
import { columnFacts, sampleOf } from './columnFacts.ts'

const A = '2049811842247'
const facts = (...cells: Cell[]) => columnFacts(rowsOf(...cells.map((cell) => [cell])), 0, ['x'])

describe('what the cells of a column look like', () => {
  it('are codes, and what was meant to be one counts half', () => {
    expect(facts(A, '4.0E+12', '', 'NULL')).toMatchObject({ codes: 0.75, valid: 0.5, filled: 0.5 })
    expect(facts(`${A} shirt`, A)).toMatchObject({ codes: 0.75, valid: 1 })
  })

  it('are prices, and figures that are none', () => {
    expect(facts('12,50', '8,00 €/kg', 'abc', '7')).toMatchObject({
      prices: 0.5,
      figures: 0.75,
      hasDecimals: true,
      integers: 0.25,
    })
    expect(facts(12, 13.5)).toMatchObject({ prices: 1, hasDecimals: true, integers: 0.5 })
    expect(facts('12', '13')).toMatchObject({ prices: 1, hasDecimals: false, integers: 1 })
  })

  it('are dates, links, product IDs and words', () => {
    expect(facts('2026-03-12', '12.03.2026', { kind: 'date', text: '2026-03-12' })).toMatchObject({
      dates: 1,
    })
    expect(
      facts('https://shop.example/1', { kind: 'link', text: 'shop', url: 'https://shop.example' }),
    ).toMatchObject({ urls: 1 })
    expect(facts('0A6F3C5D7E8190A2B3C4D5E6F7081920')).toMatchObject({ ids: 1 })
    expect(facts('Oxford shirt', '衬衫')).toMatchObject({ words: 1 })
  })

  it('has the first different values as samples', () => {
    expect(facts('a', 'b', 'a', '', 'c').samples).toEqual(['a', 'b', 'c'])
  })

  it('is nothing in an empty column', () => {
    expect(facts('', '')).toMatchObject({ filled: 0, codes: 0, prices: 0, samples: [] })
    expect(columnFacts([], 0, [])).toMatchObject({ filled: 0 })
  })

  it('is judged by rows from the whole table', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => at)
    expect(sampleOf(rows, 4)).toEqual([0, 250, 500, 750])
    expect(sampleOf(rows.slice(0, 3), 4)).toEqual([0, 1, 2])
  })
})
