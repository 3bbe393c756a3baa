import { describe, expect, it } from 'vitest'
import { formatPrice } from '@/lib/numbers/format.ts'
import { figureWidth, labelled, labelInWords, labelWidth, readableTicks } from './labelled.ts'

describe('a price in words', () => {
  it('has its label before the figure, on the same line', () => {
    expect(labelled('US$', formatPrice(38.5))).toBe('US$\u00a038.50')
    expect(labelled('US$', formatPrice(-3))).toBe('US$\u00a0\u22123.00')
  })

  it('has none where nobody set one, and none before a missing price', () => {
    expect(labelled('', formatPrice(38.5))).toBe('38.50')
    expect(labelled('US$', formatPrice(null))).toBe('–')
  })

  it('takes more room with a longer label', () => {
    expect(labelWidth('')).toBe(0)
    expect(labelWidth('US$')).toBe(3)
    expect(labelWidth('Rs. incl tax')).toBeCloseTo(8.8)
  })

  it('takes more room where it is longer than prices are', () => {
    expect(figureWidth(['47.90', '99,999.00', '–'])).toBe(0)
    expect(figureWidth(['47.90', '1,000,000,000.00'])).toBe(7)
    expect(figureWidth([])).toBe(0)
  })

  it('marks an axis only where its figures have room', () => {
    expect(readableTicks([0, 50_000, 100_000])).toEqual([0, 50_000, 100_000])
    expect(readableTicks([0, 500_000_000, 1_000_000_000])).toEqual([0])
  })

  it('says where the label comes from', () => {
    expect(labelInWords('US$')).toBe('US$, as labelled in Settings')
  })
})
