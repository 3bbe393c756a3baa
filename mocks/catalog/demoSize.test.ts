import { describe, expect, it } from 'vitest'
import { readSize } from './demoSize.ts'

describe('the size of a demo catalog', () => {
  it.each([
    ['1', 1],
    ['20000', 20_000],
    ['100k', 100_000],
    ['100K', 100_000],
    ['1m', 1_000_000],
    ['1M', 1_000_000],
    ['0.5m', 500_000],
    ['1.001k', 1001],
    [' 300 ', 300],
  ])('is read from %s', (text, size) => {
    expect(readSize(text)).toBe(size)
  })

  it.each(['', '0', '-5', '1.5', '1.0001k', '2m', '1001k', '1g', 'k', '1 m', '1e6', 'small', '٣'])(
    'is not read from “%s”',
    (text) => {
      expect(readSize(text)).toBeNull()
    },
  )
})
