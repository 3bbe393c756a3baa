import { describe, expect, it } from 'vitest'
import { countBrands } from './countBrands.ts'
import type { BrandRow, AssortmentCell, Assortment } from './makeAssortment.ts'

const sold: AssortmentCell = { kind: 'sold', count: 2 }
const open: AssortmentCell = { kind: 'unknown', why: 'list' }

/** Rows with a standing, the cell of your merchant and the cell of another one. */
const mapOf = (
  rows: [BrandRow['brandStatus'], AssortmentCell, AssortmentCell][],
  hasAllBrands = true,
) =>
  ({
    rows: rows.map(([brandStatus, ...cells]) => ({ brandStatus, cells })),
    columns: [{ isOwn: true }, { isOwn: false }],
    hasAllBrands,
  }) as unknown as Assortment // all that is counted by

describe('the number of brands with a status', () => {
  const known = [
    ['lacked', { kind: 'gap' }, sold],
    ['lacked', { kind: 'gap' }, sold],
    ['both', sold, sold],
  ] as const satisfies [BrandRow['brandStatus'], AssortmentCell, AssortmentCell][]

  it.each([
    ['lacked', 2],
    ['both', 1],
    ['only mine', 0],
  ] as const)('is exact if all brands and their statuses are known: %s', (brandStatus, count) => {
    expect(countBrands(mapOf([...known]), brandStatus)).toEqual({ count, isComplete: true })
  })

  it('is a minimum if there may be other brands', () => {
    expect(countBrands(mapOf([...known], false), 'lacked')).toEqual({ count: 2, isComplete: false })
  })

  it('is a minimum if the status of a brand is unknown', () => {
    const assortment = mapOf([...known, ['unknown', open, sold]])
    expect(countBrands(assortment, 'lacked')).toEqual({ count: 2, isComplete: false })
    expect(countBrands(assortment, 'both')).toEqual({ count: 1, isComplete: false })
  })

  it('is exact for missing brands even if a competitor’s cell is unknown', () => {
    const assortment = mapOf([...known, ['unknown', sold, open]])
    expect(countBrands(assortment, 'lacked').isComplete).toBe(true)
    expect(countBrands(assortment, 'only mine').isComplete).toBe(false)
  })
})
