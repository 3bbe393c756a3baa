import { describe, expect, it } from 'vitest'
import { isolated } from './isolated.ts'

describe('a received text in a sentence', () => {
  it('is isolated only if it runs from right to left', () => {
    expect(`${isolated('قميص (42)')} deleted`).toBe('\u2068قميص (42)\u2069 deleted')
    expect(isolated('חולצה')).toBe('\u2068חולצה\u2069')
    expect(isolated('Chemise – 42 €, シャツ')).toBe('Chemise – 42 €, シャツ')
    expect(isolated('')).toBe('')
  })
})
