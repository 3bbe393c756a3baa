import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './pageWindow.ts'

describe('pageWindow', () => {
  it('gives the range of rows, the number of pages, and the neighbouring pages', () => {
    expect(pageWindow({ page: 1, size: 24, numFound: 4213 })).toEqual({
      from: 1,
      to: 24,
      pages: 176,
      previous: null,
      next: 2,
      list: [1, 2, 3, 4, 'gap', 176],
    })
    expect(pageWindow({ page: 176, size: 24, numFound: 4213 })).toMatchObject({
      from: 4201,
      to: 4213,
      previous: 175,
      next: null,
    })
  })

  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 6, 7, 8, 9]],
  ])('lists for page %i of %i: %j', (page, pages, list) => {
    expect(pageWindow({ page, size: 10, numFound: pages * 10 }).list).toEqual(list)
  })

  it('goes back to the last page from a page past the end', () => {
    expect(pageWindow({ page: 999, size: 24, numFound: 30 })).toMatchObject({
      from: 0,
      to: 0,
      pages: 2,
      previous: 2,
      next: null,
      list: [1, 2],
    })
    expect(pageWindow({ page: 1, size: 24, numFound: 0 })).toEqual({
      from: 0,
      to: 0,
      pages: 0,
      previous: null,
      next: null,
      list: [],
    })
  })

  it('offers a next page while pages are full if the total is unknown', () => {
    const unknown = { page: 2, size: 24, numFound: null }
    expect(pageWindow(unknown)).toMatchObject({ from: 25, to: 48, pages: null, next: 3 })
    expect(pageWindow({ ...unknown, received: 7 })).toMatchObject({
      to: 31,
      previous: 1,
      next: null,
    })
    expect(pageWindow({ ...unknown, received: 0 })).toMatchObject({ from: 0, to: 0, next: null })
  })

  it('lists existing pages in ascending order, with this one, and gaps of two or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat({ max: 5000 }), (page, numFound) => {
        const { list, pages, next, previous } = pageWindow({ page, size: 24, numFound })
        const numbers = list.filter((one) => one !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        expect(numbers.every((one) => one >= 1 && one <= (pages ?? 0))).toBe(true)
        if (pages !== null && page <= pages) expect(numbers).toContain(page)
        if (next !== null) expect(numbers).toContain(next)
        if (previous !== null) expect(numbers).toContain(previous)
        expect(list.length).toBeLessThanOrEqual(7)
        for (const [i, one] of list.entries()) {
          if (one !== 'gap') continue
          expect(Number(list[i + 1]) - Number(list[i - 1])).toBeGreaterThan(2)
        }
      }),
      { seed: 24, numRuns: 1000 },
    )
  })
})

describe('the first and last pages', () => {
  const list = (page: number, pages: number) =>
    pageWindow({ page, size: 10, numFound: pages * 10 }).list

  it('have page lists about as long as in the middle', () => {
    expect(list(1, 9)).toEqual([1, 2, 3, 4, 'gap', 9])
    expect(list(3, 9)).toEqual([1, 2, 3, 4, 'gap', 9])
    expect(list(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9])
    expect(list(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9])
    expect(list(6, 9)).toEqual([1, 'gap', 5, 6, 7, 8, 9])
    expect(list(7, 9)).toEqual([1, 'gap', 6, 7, 8, 9])
    expect(list(9, 9)).toEqual([1, 'gap', 6, 7, 8, 9])
    expect(list(1, 1)).toEqual([1])
    expect(list(1, 0)).toEqual([])
  })

  it('have no previous or no next page', () => {
    const around = (page: number, numFound: number | null, received?: number) => {
      const of =
        received === undefined
          ? { page, size: 10, numFound }
          : { page, size: 10, numFound, received }
      const { previous, next, from, to } = pageWindow(of)
      return [previous, next, from, to]
    }
    expect(around(1, 20)).toEqual([null, 2, 1, 10])
    expect(around(2, 20)).toEqual([1, null, 11, 20])
    expect(around(2, 15, 5)).toEqual([1, null, 11, 15])
    expect(around(3, 20)).toEqual([2, null, 0, 0])
    expect(around(9, 20)).toEqual([2, null, 0, 0])
    expect(around(2, 0)).toEqual([null, null, 0, 0])
    expect(around(1, null, 10)).toEqual([null, 2, 1, 10])
    expect(around(1, null, 9)).toEqual([null, null, 1, 9])
    expect(around(2, null, 0)).toEqual([1, null, 0, 0])
    expect(around(2, null)).toEqual([1, 3, 11, 20])
  })
})
