import { describe, expect, it } from 'vitest'
import { isDateFormat, dateText } from './dates.ts'

describe('a number format', () => {
  it.each([
    'yyyy\\-mm\\-dd;@',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    'yyyy"年"m"月"d"日"',
    '[$-ja-JP-x-gannen]ggge"年"',
    'h:mm AM/PM',
    '[h]:mm:ss',
    'mm:ss.00',
    'mmss.0',
  ])('such as %s shows a date or time', (code) => {
    expect(isDateFormat(200, code)).toBe(true)
  })

  it.each([
    'General',
    '0',
    '#,##0.00',
    '0.00E+00',
    '[Red]#,##0.00;[Blue]-0',
    '0" days"',
    '[$€-2] #,##0.00',
    '[<=9999999]###-####;(###) ###-####',
    '000000',
    '@',
    'd'.repeat(300),
  ])('such as %s shows no date or time', (code) => {
    expect(isDateFormat(200, code)).toBe(false)
  })

  it('can be recognised as a date only by its number', () => {
    expect([13, 14, 22, 23, 45, 164].map((id) => isDateFormat(id, ''))).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ])
  })
})

it('a date includes its time if there is one, in both calendars', () => {
  expect(dateText(46_000, false)).toBe('2025-12-09')
  expect(dateText(46_000.5, false)).toBe('2025-12-09 12:00:00')
  expect(dateText(46_000.999_999_9, false)).toBe('2025-12-10')
  expect(dateText(44_538, true)).toBe('2025-12-09')
  expect(dateText(1e300, false)).toBe('')
})
