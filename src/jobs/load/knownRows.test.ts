import { describe, expect, it } from 'vitest'
import { aResultRow } from '@test/made/aResultRow.ts'
import { createKnownRows } from './knownRows.ts'

const rows = (...ids: (string | null)[]) => ids.map((productId) => aResultRow({ productId }))
const after = (...parts: (string | null)[][]) => {
  const known = createKnownRows()
  for (const [part, ids] of parts.entries()) known.add(part, rows(...ids))
  return known
}
const idsOf = (some: ReturnType<typeof rows>) => some.map(({ productId }) => productId)

describe('new rows', () => {
  it('count once per product ID, and always if they have no product ID', () => {
    const known = after(['a', 'b'])
    expect(idsOf(known.fresh(rows('a', 'c', null, 'c', null, 'd')))).toEqual(['c', null, null, 'd'])
  })

  it('are all rows again after the known rows were cleared', () => {
    const known = after(['a'])
    known.clear()
    expect(idsOf(known.fresh(rows('a')))).toEqual(['a'])
    expect(known.repeated(1, rows('a'))).toBe(0)
  })
})

describe('repeated rows', () => {
  it('are counted if they were loaded with another page', () => {
    const known = after(['a', 'b'], ['c'])
    expect(known.repeated(2, rows('a', 'c', 'd', null))).toBe(2)
    expect(known.repeated(0, rows('a', 'b', 'c'))).toBe(1)
    expect(known.repeated(1, rows('c'))).toBe(0)
  })
})

describe('a repeated page', () => {
  it.each([
    ['the same rows', ['a', 'b'], true],
    ['the same rows in another order', ['b', 'a'], true],
    ['only one of the rows', ['a'], false],
    ['one more row', ['a', 'b', 'c'], false],
    ['one more row without a product ID', ['a', 'b', null], false],
    ['rows of two different pages', ['a', 'c'], false],
    ['other rows', ['x', 'y'], false],
    ['no rows', [], false],
  ])('is recognized only by exactly the same rows: %s', (_, ids, isRepeated) => {
    expect(after(['a', 'b'], ['c', 'd']).isRepeatedPart(2, rows(...ids))).toBe(isRepeated)
  })

  it('is neither the page itself nor the first page', () => {
    const known = after(['a', 'b'], ['c', 'd'])
    expect(known.isRepeatedPart(1, rows('c', 'd'))).toBe(false)
    expect(known.isRepeatedPart(1, rows('a', 'b'))).toBe(true)
    expect(known.isRepeatedPart(0, rows('c', 'd'))).toBe(false)
  })

  it('is compared including rows without a product ID', () => {
    const known = after(['a', null])
    expect(known.isRepeatedPart(1, rows('a', null))).toBe(true)
    expect(known.isRepeatedPart(1, rows('a'))).toBe(false)
    expect(known.isRepeatedPart(1, rows('a', null, null))).toBe(false)
  })

  it('without any product ID is detected by comparing it with the first page', () => {
    const known = after([null, null], [null])
    expect(known.isRepeatedPart(2, rows(null, null))).toBe(true)
    expect(known.isRepeatedPart(2, rows(null))).toBe(false)
    known.clear()
    expect(known.isRepeatedPart(2, rows(null, null))).toBe(false)
  })
})
