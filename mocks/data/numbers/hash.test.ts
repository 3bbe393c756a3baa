import { describe, expect, it } from 'vitest'
import { Dice, hash, mix, unmix } from './hash.ts'

describe('mix', () => {
  it('is undone by unmix', () => {
    for (let value = 0; value < 2000; value += 1) {
      const spread = Math.imul(value, 2_654_435_761) >>> 0
      expect(unmix(mix(spread))).toBe(spread)
    }
  })
})

describe('hash', () => {
  it('differs by seed, subject and topic', () => {
    const answers = new Set([hash(1, 1, 1), hash(2, 1, 1), hash(1, 2, 1), hash(1, 1, 2)])
    expect(answers.size).toBe(4)
  })
})

describe('Dice', () => {
  it('returns the same sequence for the same subject', () => {
    const first = new Dice(7, 3, 1)
    const second = new Dice(7, 3, 1)
    for (let turn = 0; turn < 20; turn += 1) expect(first.next()).toBe(second.next())
  })

  it('draws in proportion to the weights and never an entry without weight', () => {
    const counts = [0, 0, 0]
    const dice = new Dice(7, 4, 1)
    for (let turn = 0; turn < 3000; turn += 1) {
      const index = dice.weighted([3, 0, 1], 4)
      counts[index] = (counts[index] ?? 0) + 1
    }
    expect(counts[1]).toBe(0)
    expect((counts[0] ?? 0) / 3000).toBeCloseTo(0.75, 1)
  })
})
