import { afterEach, describe, expect, it, vi } from 'vitest'
import { groupByMinute, timePositions, stepsOf } from './priceLines.ts'

const HOUR = 3_600_000

afterEach(() => vi.unstubAllEnvs())

describe('a stepped price line', () => {
  const axis = { min: 0, max: 10, ticks: [], at: (price: number) => price / 10 }

  it('continues a price until the next known one, across unknown times', () => {
    expect(stepsOf([2, undefined, 4], [0, 0.5, 1], axis)).toEqual([
      [
        { x: 0, y: 0.2 },
        { x: 1, y: 0.2 },
        { x: 1, y: 0.4 },
      ],
    ])
  })

  it('has a gap where there is no offer', () => {
    expect(stepsOf([2, null, 4], [0, 0.5, 1], axis)).toEqual([
      [{ x: 0, y: 0.2 }],
      [{ x: 1, y: 0.4 }],
    ])
  })

  it('places times in proportion, and a single one in the middle', () => {
    expect(timePositions([10, 15, 30])).toEqual([0, 0.25, 1])
    expect(timePositions([10])).toEqual([0.5])
  })
})

describe('answers of one minute', () => {
  it('are not grouped with those of the same local time an hour later, when summer time ends', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const at = Date.UTC(2026, 9, 25, 0, 30)
    expect(new Date(at).getHours()).toBe(new Date(at + HOUR).getHours())
    expect(groupByMinute([{ at }, { at: at + HOUR }])).toEqual([[{ at }], [{ at: at + HOUR }]])
  })

  it('are one group', () => {
    const at = Date.UTC(2026, 9, 25, 0, 30)
    const all = [{ at: at + 60_000 }, { at: at + 59_999 }, { at }]
    expect(groupByMinute(all)).toEqual([[{ at }, { at: at + 59_999 }], [{ at: at + 60_000 }]])
  })
})
