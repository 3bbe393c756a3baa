import { describe, expect, it } from 'vitest'
import { saleWindowAt } from './saleWindow.ts'

const NOW = Date.UTC(2026, 2, 12, 12)
const applies = (start: string, end: string) => saleWindowAt({ start, end, both: '' }, NOW)

describe('a sale price', () => {
  it.each([
    ['', ''],
    ['2026-03-01', ''],
    ['', '2026-03-12'],
    ['2026-03-12', '2026-03-12'],
    ['2026-03-01 00:00:00', '2026-03-31 23:59:59'],
    ['2026-03-12T11:00Z', '2026-03-12T13:00Z'],
    ['2026-03-12T14:00+03:00', ''],
    ['01.03.2026', '31.03.2026'],
    ['1.3.2026', '12.3.2026'],
    ['03/01/2026', '03/31/2026'],
    ['12/03/2026', '31/03/2026'],
    ['3/1/26', '3/31/26'],
    ['2026/03/01', '2026/03/31'],
    ['20260301', '20260331'],
    ['1 March 2026', '31 Mar 2026'],
    ['March 1, 2026', 'March 31, 2026'],
    ['1. März 2026', '31. März 2026'],
  ])('applies now with the dates %j and %j', (start, end) => {
    expect(applies(start, end)).toEqual({ applies: true, isRead: true, message: null })
  })

  it.each([
    ['2026-03-13', '', 'starts on 2026-03-13'],
    ['', '2026-03-11', 'ended on 2026-03-11'],
    ['', '2026-03-12T11:00Z', 'ended on 2026-03-12'],
    ['01.04.2026', '30.04.2026', 'starts on 2026-04-01'],
    ['2020-01-01', '2020-01-31', 'ended on 2020-01-31'],
    ['1/15/26', '2/15/26', 'ended on 2026-02-15'],
    ['', '15 February 2026', 'ended on 2026-02-15'],
  ])('does not apply now with the dates %j and %j', (start, end, message) => {
    expect(applies(start, end)).toEqual({
      applies: false,
      isRead: true,
      message: `The sale price ${message}, so the regular price is used.`,
    })
  })

  it.each([
    ['soon', ''],
    ['03/04/2026', ''],
    ['2026-04-01', '2026-03-01'],
    ['2026-13-01', ''],
    ['31.02.2026', ''],
  ])('applies with a message if its dates can’t be read: %j and %j', (start, end) => {
    expect(applies(start, end)).toMatchObject({
      applies: true,
      isRead: false,
      message: expect.stringContaining('can’t be read') as string,
    })
  })

  it.each([
    ['2026-03-01T00:00Z/2026-03-31T00:00Z', true],
    ['2026-03-01/2026-03-31', true],
    ['2020-01-01T13:00-08:00/2020-01-31T15:30-08:00', false],
    ['2027-01-01T00:00+0100/2027-02-01T00:00+0100', false],
  ])('may have both dates in one cell: %s', (both, expected) => {
    expect(saleWindowAt({ start: '', end: '', both }, NOW).applies).toBe(expected)
  })
})
