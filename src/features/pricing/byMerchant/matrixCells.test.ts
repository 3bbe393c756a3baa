import { describe, expect, it } from 'vitest'
import { matrixCells } from './matrixCells.ts'

const show = (own: number | null, prices: number[], tolerance = 0.5) => {
  const { cells, isOwnLowest } = matrixCells({ own, isSold: own !== null, prices }, tolerance)
  const words = [...cells.values()].map(({ price, side, isLowest }) =>
    [price, side ?? '', isLowest ? 'lowest' : ''].join(' ').trim(),
  )
  return [...words, ...(isOwnLowest ? ['you lowest'] : [])]
}

describe('the cells of a product', () => {
  it('compare each price with yours, and mark the lowest', () => {
    expect(show(100, [0, 90, 1, 110, 2, 100.4])).toEqual([
      '90 cheaper lowest',
      '110 dearer',
      '100.4 equal',
    ])
    expect(show(80, [0, 90])).toEqual(['90 dearer', 'you lowest'])
    expect(show(100, [0, 90, 1, 90])).toEqual(['90 cheaper lowest', '90 cheaper lowest'])
  })

  it('mark no lowest price if all are equal within the tolerance, or there is only one', () => {
    expect(show(100, [0, 100.5])).toEqual(['100.5 equal'])
    expect(show(100, [0, 100.5], 0)).toEqual(['100.5 dearer', 'you lowest'])
    expect(show(null, [0, 5])).toEqual(['5'])
  })

  it('show no comparison if you have no price', () => {
    const { cells } = matrixCells({ own: null, isSold: false, prices: [0, 5, 1, 9] }, 0.5)
    expect([...cells.values()]).toEqual([
      { price: 5, side: null, difference: null, isLowest: true },
      { price: 9, side: null, difference: null, isLowest: false },
    ])
  })
})
