import { afterEach, describe, expect, it } from 'vitest'
import { formatPrice } from '@/lib/numbers/format.ts'
import { writeIn } from '@/lib/numbers/language.ts'
import { listed, listedFigures } from './listed.ts'

afterEach(() => writeIn('en-GB'))

describe('a list in a sentence', () => {
  it('is written in English whatever the number format', () => {
    writeIn('de-DE')
    expect(listed(['us', 'in', 'de'])).toBe('us, in and de')
    expect(listed(['us', 'in'])).toBe('us and in')
    expect(listed(['us'])).toBe('us')
  })

  it('separates figures with semicolons if their decimal sign is a comma', () => {
    const figures = () => listedFigures([12.5, 13].map(formatPrice))
    expect(figures()).toBe('12.50, 13.00')
    writeIn('de-DE')
    expect(figures()).toBe('12,50; 13,00')
  })
})
