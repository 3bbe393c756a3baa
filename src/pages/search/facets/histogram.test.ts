import { describe, expect, it } from 'vitest'
import { fewerBars, toHistogram } from './histogram.ts'

const ranges = (count: number) =>
  toHistogram(
    Array.from({ length: count }, (_, at): [string, number] => [`${at}-${at + 1}`, 2]),
    'price',
  ).bars

describe('the bars of a facet', () => {
  it('stay unchanged up to 200', () => {
    expect(fewerBars(ranges(200))).toEqual(ranges(200))
  })

  it('are merged with their neighbours beyond 200, without losing a product', () => {
    const bars = fewerBars(ranges(1001))
    expect(bars).toHaveLength(167)
    expect(bars[0]).toEqual({ label: '0-1 to 5-6', from: 0, to: 6, count: 12 })
    expect(bars.at(-1)).toEqual({ label: '996-997 to 1000-1001', from: 996, to: 1001, count: 10 })
    expect(bars.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(2002)
  })

  it('have no count if none of the merged bars has one', () => {
    const bars = ranges(400).map((bar) => ({ ...bar, count: null }))
    expect(fewerBars(bars)[0]).toMatchObject({ label: '0-1 to 1-2', count: null })
  })
})
