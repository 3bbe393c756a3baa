import { describe, expect, it } from 'vitest'
import { formatPrice } from '@/lib/numbers/format.ts'
import {
  figureWidth,
  withCurrencyLabel,
  currencyLabelInWords,
  currencyLabelWidth,
  readableTicks,
} from './currencyLabelText.ts'

describe('a price with a currency label', () => {
  it('has the label before the figure, on the same line', () => {
    expect(withCurrencyLabel('US$', formatPrice(38.5))).toBe('US$\u00a038.50')
    expect(withCurrencyLabel('US$', formatPrice(-3))).toBe('US$\u00a0\u22123.00')
  })

  it('has no label if none is set or the price is missing', () => {
    expect(withCurrencyLabel('', formatPrice(38.5))).toBe('38.50')
    expect(withCurrencyLabel('US$', formatPrice(null))).toBe('–')
  })

  it('needs more width with a longer label', () => {
    expect(currencyLabelWidth('')).toBe(0)
    expect(currencyLabelWidth('US$')).toBe(3)
    expect(currencyLabelWidth('Rs. incl tax')).toBeCloseTo(8.8)
  })

  it('needs more width if its figure is longer than usual', () => {
    expect(figureWidth(['47.90', '99,999.00', '–'])).toBe(0)
    expect(figureWidth(['47.90', '1,000,000,000.00'])).toBe(7)
    expect(figureWidth([])).toBe(0)
  })

  it('has no axis ticks that are too wide to read', () => {
    expect(readableTicks([0, 50_000, 100_000])).toEqual([0, 50_000, 100_000])
    expect(readableTicks([0, 500_000_000, 1_000_000_000])).toEqual([0])
  })

  it('states that the label comes from Settings', () => {
    expect(currencyLabelInWords('US$')).toBe('US$, as labelled in Settings')
  })
})
