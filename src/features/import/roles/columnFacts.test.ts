import { describe, expect, it } from 'vitest'
import type { Cell } from '@/features/import/table.ts'
import { rowsOf } from '@/features/import/testing/rows.ts'
import { columnFacts, sampleOf } from './columnFacts.ts'

const A = '2049811842247'
const facts = (...cells: Cell[]) => columnFacts(rowsOf(...cells.map((cell) => [cell])), 0, ['x'])

describe('facts about a column', () => {
  it('count codes, and broken codes as half', () => {
    expect(facts(A, '4.0E+12', '', 'NULL')).toMatchObject({ codes: 0.75, valid: 0.5, filled: 0.5 })
    expect(facts(`${A} shirt`, A)).toMatchObject({ codes: 0.75, valid: 1 })
  })

  it('count prices, and figures that are not prices', () => {
    expect(facts('12,50', '8,00 €/kg', 'abc', '7')).toMatchObject({
      prices: 0.5,
      figures: 0.75,
      hasDecimals: true,
      integers: 0.25,
    })
    expect(facts(12, 13.5)).toMatchObject({ prices: 1, hasDecimals: true, integers: 0.5 })
    expect(facts('12', '13')).toMatchObject({ prices: 1, hasDecimals: false, integers: 1 })
  })

  it('count dates, links, product IDs and words', () => {
    expect(facts('2026-03-12', '12.03.2026', { kind: 'date', text: '2026-03-12' })).toMatchObject({
      dates: 1,
    })
    expect(
      facts('https://shop.example/1', { kind: 'link', text: 'shop', url: 'https://shop.example' }),
    ).toMatchObject({ urls: 1 })
    expect(facts('0A6F3C5D7E8190A2B3C4D5E6F7081920')).toMatchObject({ ids: 1 })
    expect(facts('Oxford shirt', '衬衫')).toMatchObject({ words: 1 })
  })

  it('include the first different values as samples', () => {
    expect(facts('a', 'b', 'a', '', 'c').samples).toEqual(['a', 'b', 'c'])
  })

  it('are 0 for an empty column', () => {
    expect(facts('', '')).toMatchObject({ filled: 0, codes: 0, prices: 0, samples: [] })
    expect(columnFacts([], 0, [])).toMatchObject({ filled: 0 })
  })

  it('are taken from rows across the whole table', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => at)
    expect(sampleOf(rows, 4)).toEqual([0, 250, 500, 750])
    expect(sampleOf(rows.slice(0, 3), 4)).toEqual([0, 1, 2])
  })
})
