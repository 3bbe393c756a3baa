import { describe, expect, it } from 'vitest'
import type { TypedUnit } from '@/lib/numbers/typedNumber.ts'
import { readDay, readEnd, writtenEnd } from './rangeEnds.ts'

describe('a typed end of a range', () => {
  it.each([
    ['20', 20],
    [' 12,5 ', 12.5],
    ['1,200', 1200],
    ['1,200.50', 1200.5],
    ['Rs.499', 499],
    ['\u22125', -5],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['  ', null],
  ])('%j is read as %j', (text, value) => {
    expect(readEnd(text, 'amount')).toEqual({ value })
  })

  it('may have a percent sign in a column of percentages', () => {
    expect(readEnd('20 %', 'percent')).toEqual({ value: 20 })
    expect(readEnd('-20%', 'percent')).toEqual({ value: -20 })
  })

  it.each<[string, TypedUnit, string]>([
    ['cheap', 'amount', '“cheap” isn’t a price.'],
    ['5 %', 'amount', '“5 %” is a percentage, not a price.'],
    ['(24.90)', 'amount', '“(24.90)” is a negative figure, not a price.'],
    ['from 5', 'amount', '“from 5” is a “from” price. Enter only the number.'],
    ['1e9', 'none', '“1e9” isn’t a number.'],
    ['$5', 'none', '“$5” isn’t a number.'],
    ['5 %', 'none', '“5 %” isn’t a number.'],
  ])('%j in a column of %s is refused', (text, unit, problem) => {
    expect(readEnd(text, unit)).toEqual({ problem })
  })

  it('is the first or the last millisecond of a day', () => {
    const timeOf = (end: 'from' | 'to') => {
      const day = readDay('2025-11-18', end)
      return ('value' in day && day.value) || 0
    }
    const [from, to] = [timeOf('from'), timeOf('to')]
    expect(to - from).toBe(86_400_000 - 1)
    expect([writtenEnd(from, true), writtenEnd(to, true)]).toEqual(['2025-11-18', '2025-11-18'])
    expect(writtenEnd(12.5, false)).toBe('12.5')
    expect(readDay('soon', 'to')).toEqual({ problem: 'Enter a date.' })
    expect(readDay(' ', 'to')).toEqual({ value: null })
  })
})
