import { describe, expect, it } from 'vitest'
import type { BrandRow, MapCell, AssortmentMap } from './assortmentMap.ts'
import { countBrands } from './standCounts.ts'

const sold: MapCell = { kind: 'sold', count: 2 }
const open: MapCell = { kind: 'unknown', why: 'list' }

/** Rows with a standing, the cell of your merchant and the cell of another one. */
const mapOf = (rows: [BrandRow['brandStatus'], MapCell, MapCell][], hasAllBrands = true) =>
  ({
    rows: rows.map(([brandStatus, ...cells]) => ({ brandStatus, cells })),
    columns: [{ isOwn: true }, { isOwn: false }],
    hasAllBrands,
  }) as unknown as AssortmentMap // all that is counted by

describe('the number of brands with a status', () => {
  const known = [
    ['lacked', { kind: 'gap' }, sold],
    ['lacked', { kind: 'gap' }, sold],
    ['both', sold, sold],
  ] as const satisfies [BrandRow['brandStatus'], MapCell, MapCell][]

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
    const map = mapOf([...known, ['unknown', open, sold]])
    expect(countBrands(map, 'lacked')).toEqual({ count: 2, isComplete: false })
    expect(countBrands(map, 'both')).toEqual({ count: 1, isComplete: false })
  })

  it('is exact for missing brands even if a competitor’s cell is unknown', () => {
    const map = mapOf([...known, ['unknown', sold, open]])
    expect(countBrands(map, 'lacked').isComplete).toBe(true)
    expect(countBrands(map, 'only mine').isComplete).toBe(false)
  })
})
