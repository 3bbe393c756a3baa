import { describe, expect, it } from 'vitest'
import { readEnd, writtenEnd } from './rangeEnds.ts'

const read = (text: string) => readEnd(text, false, 'from')

describe('a typed end of a range', () => {
  it('is a figure as people write it', () => {
    expect(['20', ' 12,5 ', '1,200', '1,200.50', '20 %', '\u22125', '.5'].map(read)).toEqual([
      20, 12.5, 1200, 1200.5, 20, -5, 0.5,
    ])
  })

  it('is open where nothing is typed, and nothing where it is no figure', () => {
    expect(read('  ')).toBeNull()
    expect(read('cheap')).toBeUndefined()
    expect(read('1e9')).toBeUndefined()
    expect(readEnd('soon', true, 'to')).toBeUndefined()
  })

  it('is the first or the last snapshot of a day', () => {
    const from = readEnd('2025-11-18', true, 'from') ?? 0
    const to = readEnd('2025-11-18', true, 'to') ?? 0
    expect(to - from).toBe(86_400_000 - 1)
    expect([writtenEnd(from, true), writtenEnd(to, true)]).toEqual(['2025-11-18', '2025-11-18'])
    expect(writtenEnd(12.5, false)).toBe('12.5')
  })
})
