import { describe, expect, it } from 'vitest'
import { variantGrid } from './variantGrid.ts'

const sku = (size: string, colour: string, available: boolean | null = true) => ({
  variant: { size, colour, rest: '' },
  available,
})

describe('the size × colour grid', () => {
  it('sorts sizes, has colours as received, and leaves a cell empty without a variant', () => {
    const grid = variantGrid([
      sku('L', 'White', false),
      sku('S', 'White'),
      sku('XL', 'Blue'),
      sku('S', 'Blue', null),
    ])
    expect(grid?.sizes).toEqual(['S', 'L', 'XL'])
    expect(grid?.rows).toMatchObject([
      { colour: 'White', available: 1, of: 2 },
      { colour: 'Blue', available: 1, of: 2 },
    ])
    expect(grid?.rows.map(({ cells }) => cells.map((cell) => cell.length))).toEqual([
      [1, 1, 0],
      [1, 0, 1],
    ])
  })

  it('puts variants of the same size and colour into one cell', () => {
    const grid = variantGrid([sku('S', ''), sku('S', ''), sku('M', '')])
    expect(grid?.rows[0]?.cells.map((cell) => cell.length)).toEqual([2, 1])
  })

  it('is null for one cell, without sizes, and for too many sizes', () => {
    expect(variantGrid([sku('S', 'White')])).toBeNull()
    expect(variantGrid([sku('', 'White'), sku('', 'Blue')])).toBeNull()
    expect(variantGrid(Array.from({ length: 17 }, (_, at) => sku(`${at}`, 'White')))).toBeNull()
  })
})
