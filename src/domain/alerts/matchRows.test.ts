import { describe, expect, it } from 'vitest'
import { aMatch } from '@test/made/aMatch.ts'
import { isNewRow, matchRows, sizesInWords } from './matchRows.ts'

const listing = { id: 'shirt', sizes: 5 }
const size = (code: string, value: number, isNew = false) =>
  aMatch({ key: code, code, listing, difference: { value, unit: '%' }, isNew })

describe('matches by product', () => {
  it('form one row for the sizes of a listing, with the largest difference', () => {
    const [row, ...others] = matchRows([size('1', -4), size('2', -12, true), size('3', -8)])
    expect(others).toEqual([])
    expect(row?.first.code).toBe('2')
    expect(row && [sizesInWords(row), isNewRow(row)]).toEqual(['3 of 5 sizes', true])
  })

  it('show the number of sizes when all of them match', () => {
    const [row] = matchRows(['1', '2', '3', '4', '5'].map((code) => size(code, -4)))
    expect(row && sizesInWords(row)).toBe('5 sizes')
  })

  it('form separate rows for another merchant, another alert, and when snoozed', () => {
    const mute = { key: '2', at: 1, reason: '', until: 'ever', found: null } as const
    const rows = matchRows([
      size('1', -4),
      { ...size('2', -4), mute },
      { ...size('3', -4), merchant: 'Cartwheel' },
      { ...size('4', -4), ruleId: 'other' },
    ])
    expect(rows.map(({ first }) => first.code)).toEqual(['1', '2', '3', '4'])
  })

  it('form separate rows, without a number of sizes, when no listing is known', () => {
    const rows = matchRows([aMatch({ key: 'a' }), aMatch({ key: 'b' })])
    expect(rows.map((row) => sizesInWords(row))).toEqual(['', ''])
  })
})
