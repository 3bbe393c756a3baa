import { afterEach, describe, expect, it } from 'vitest'
import { formatPrice } from '@/lib/numbers/format.ts'
import { setLanguage } from '@/lib/numbers/language.ts'
import { joinInWords, listedFigures } from './joinInWords.ts'

afterEach(() => setLanguage('en-GB'))

describe('a list in a sentence', () => {
  it('is written in English whatever the number format', () => {
    setLanguage('de-DE')
    expect(joinInWords(['us', 'in', 'de'])).toBe('us, in and de')
    expect(joinInWords(['us', 'in'])).toBe('us and in')
    expect(joinInWords(['us'])).toBe('us')
  })

  it('separates figures with semicolons if their decimal sign is a comma', () => {
    const figures = () => listedFigures([12.5, 13].map(formatPrice))
    expect(figures()).toBe('12.50, 13.00')
    setLanguage('de-DE')
    expect(figures()).toBe('12,50; 13,00')
  })
})
