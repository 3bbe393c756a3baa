import { describe, expect, it } from 'vitest'
import { columnTotals, totalOf } from './totals.ts'

describe('the total of a column', () => {
  it('is a sum without binary rounding errors, or the median', () => {
    expect(totalOf('sum', [0.1, 0.2])).toEqual({ kind: 'sum', value: 0.3, n: 2 })
    expect(totalOf('median', [9, 1, 5])).toEqual({ kind: 'median', value: 5, n: 3 })
    expect(totalOf('median', [10, 2])).toEqual({ kind: 'median', value: 6, n: 2 })
    expect(totalOf('sum', [0])).toEqual({ kind: 'sum', value: 0, n: 1 })
  })

  it('is missing if there are no figures, never 0', () => {
    expect(totalOf('sum', [])).toBeNull()
    expect(totalOf('median', [])).toBeNull()
  })

  it('is calculated only for columns that define one, without empty values', () => {
    const write = String
    const columns = [
      { key: 'a' as const, total: { kind: 'sum' as const, write } },
      { key: 'b' as const, total: { why: 'of several countries' } },
      { key: 'c' as const },
      { key: 'd' as const, total: { kind: 'median' as const, write } },
    ]
    const rows = [{ a: 1 }, { a: null }, { a: 3 }]
    expect(columnTotals(rows, columns, (row, key) => (key === 'a' ? row.a : null))).toEqual({
      a: { kind: 'sum', value: 4, n: 2 },
    })
  })
})
