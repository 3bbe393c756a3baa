import { describe, expect, it } from 'vitest'
import { MISSING } from '@/lib/text/missing.ts'
import { COLUMNS } from './columns.ts'
import { formatBound, formatFigure, formatMeasured } from './formats.ts'

describe('a figure', () => {
  it.each([
    ['offerPrice', 1299, '1,299.00', '1,299.00', '1,299.00'],
    ['discount', 20, '−20%', '20%', '−20.0%'],
    ['discountGap', 4.25, '4.3', '4.25', '4.3'],
    ['skus', 1200, '1,200', '1,200', '1,200'],
    ['avgRating', 4.126, '4.126', '4.126', '4.13'],
  ] as const)('of %s is formatted: %d', (column, value, figure, bound, measured) => {
    expect([
      formatFigure(column, value),
      formatBound(column, value),
      formatMeasured(column, value),
    ]).toEqual([figure, bound, measured])
  })

  it.each(['offerPrice', 'discount', 'discountGap', 'skus', 'creationDate'] as const)(
    'of %s shows the mark for a missing value if there is none',
    (column) => {
      expect(
        [formatFigure, formatBound, formatMeasured].map((write) => write(column, null)),
      ).toEqual([MISSING, MISSING, MISSING])
    },
  )

  it('that is a time includes the year', () => {
    const at = Date.UTC(2025, 10, 18, 9, 42)
    expect(formatFigure('lastChangedTime', at)).toBe('18 Nov 2025')
    expect(formatBound('creationDate', at)).toContain('2025')
    expect(formatMeasured('creationDate', at)).toBe(formatFigure('creationDate', at))
  })

  it('has a different label in each column', () => {
    const labels = Object.values(COLUMNS).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })
})
