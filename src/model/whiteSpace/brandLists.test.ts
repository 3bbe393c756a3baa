import { describe, expect, it } from 'vitest'
import {
  longestList,
  mayBeCut,
  type BrandList,
  type MapAnswers,
  type MerchantAnswer,
} from './brandLists.ts'
import { isFilterIgnored } from './isFilterIgnored.ts'

const list = (numFound: number | null, ...counts: (number | null)[]): BrandList => ({
  brands: counts.map((count, at) => [`B${at}`, count]),
  numFound,
})
const unlisted: BrandList = { brands: null, numFound: 5 }

describe('a list of brands', () => {
  it('may be cut where it is as long as the longest, and does not make up what was found', () => {
    expect(mayBeCut(list(9, 3, 3), 2)).toBe(true)
    expect(mayBeCut(list(6, 3, 3), 2)).toBe(false)
    expect(mayBeCut(list(5, 3, 3), 2)).toBe(true)
    expect(mayBeCut(list(null, 3, 3), 2)).toBe(true)
    expect(mayBeCut(list(3, 3, null), 2)).toBe(true)
    expect(mayBeCut(list(9, 3, 3), 3)).toBe(false)
    expect(mayBeCut(list(9), 0)).toBe(false)
    expect(mayBeCut(unlisted, 2)).toBe(false)
    expect(mayBeCut(unlisted, 0)).toBe(false)
  })

  it('is measured by the longest of all', () => {
    expect(longestList([list(1, 1), null, unlisted, list(2, 1, 1)])).toBe(2)
    expect(longestList([null, unlisted])).toBe(0)
    expect(longestList([])).toBe(0)
  })
})

describe('a merchant filter', () => {
  const isIgnored = (all: number | null, ...found: (number | null)[]) => {
    const answers: MapAnswers = {
      all: all === null ? null : list(all),
      merchants: new Map<string, MerchantAnswer>([
        ...found.map((count, at) => [`M${at}`, { state: 'answered', list: list(count) }] as const),
        ['waiting', { state: 'waiting' }] as const,
      ]),
      cells: new Map(),
    }
    return isFilterIgnored(answers)
  }

  it('is ignored where several merchants each have everything', () => {
    expect(isIgnored(9, 9, 9)).toBe(true)
    expect(isIgnored(1, 1, 1)).toBe(true)
    expect(isIgnored(9, 9)).toBe(false)
    expect(isIgnored(9, 9, 8)).toBe(false)
    expect(isIgnored(9)).toBe(false)
    expect(isIgnored(0, 0, 0)).toBe(false)
    expect(isIgnored(null, 0, 0)).toBe(false)
  })
})
