import { describe, expect, it } from 'vitest'
import { ordinalsFrom, placeOf } from './layout.ts'

const seed = 5

describe('placeOf', () => {
  it('puts every ordinal into one article of one to ten offers', () => {
    for (let ordinal = 0; ordinal < 20_000; ordinal += 1) {
      const { start, offers, place } = placeOf(seed, ordinal)
      expect(offers).toBeGreaterThanOrEqual(1)
      expect(offers).toBeLessThanOrEqual(10)
      expect(place).toBeLessThan(offers)
      if (ordinal % 10 === 0) expect(ordinalsFrom(seed, start)[place]).toBe(ordinal)
    }
  })

  it('keeps the offers of an article far apart', () => {
    for (let start = 0; start < 10_000; start += 1) {
      const ordinals = ordinalsFrom(seed, start).toSorted((one, other) => one - other)
      for (let index = 1; index < ordinals.length; index += 1) {
        expect((ordinals[index] ?? 0) - (ordinals[index - 1] ?? 0)).toBeGreaterThan(900)
      }
    }
  })
})

describe('ordinalsFrom', () => {
  it('returns nothing if no article starts there', () => {
    const { start, offers } = placeOf(seed, 0)
    expect(offers).toBe(9)
    expect(ordinalsFrom(seed, start + 1)).toEqual([])
  })
})
