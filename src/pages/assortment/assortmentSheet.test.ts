import { describe, expect, it } from 'vitest'
import type { BrandList, AssortmentAnswers } from '@/domain/assortment/brandLists.ts'
import { makeAssortment } from '@/domain/assortment/makeAssortment.ts'
import { sumProgress } from '@/jobs/job/queue/sumProgress.ts'
import { assortmentState } from '@/routing/states/assortmentState.ts'
import { assortmentSheet } from './assortmentSheet.ts'

const listOf = (counts: Record<string, number | null>, numFound: number): BrandList => ({
  brands: Object.entries(counts),
  numFound,
})
const AT = Date.UTC(2026, 10, 21, 9, 42)

function sheetOf(
  lists: Record<string, BrandList>,
  brands?: string[],
  progress: Partial<ReturnType<typeof sumProgress>> = {},
  { namesAll = true, notRequested = [] as string[] } = {},
) {
  const answers: AssortmentAnswers = {
    all: null,
    named: [...Object.keys(lists), ...notRequested].map((name) => [name, null]),
    namesAll,
    merchants: new Map(
      Object.entries(lists).map(([name, list]) => [name, { state: 'answered', list } as const]),
    ),
    cells: new Map(),
  }
  const assortment = makeAssortment(answers, ['Mine'])
  return assortmentSheet({
    state: assortmentState({ q: 'shirt', division: ['Apparel'], countries: ['us'] }),
    countries: ['us'],
    assortment,
    view: {
      ...answers,
      failure: null,
      at: AT,
      ms: 1,
      progress: { ...sumProgress([]), state: 'done', ...progress },
    },
    rows: assortment.rows.filter(({ brand }) => brands?.includes(brand) ?? true),
    at: AT,
  })
}
const cells = (sheet: ReturnType<typeof sheetOf>) =>
  sheet.rows.map((row) => sheet.columns.map(({ cell }) => cell(row)))

describe('the exported assortment map', () => {
  it('has a row for each brand and a column for each merchant', () => {
    const sheet = sheetOf({
      Mine: listOf({ Own: 3, Both: 2 }, 5),
      Rival: listOf({ Both: 4, Theirs: null }, 9),
    })
    expect(sheet.columns.map(({ label }) => label)).toEqual([
      'Brand',
      'Assortment',
      'Mine',
      'Rival',
      'Total',
      'Total is at least',
      'Other merchants',
      'Other merchants are at least',
    ])
    expect(cells(sheet)).toEqual([
      ['Own', null, 3, '?', 3, true, 0, true],
      ['Both', 'you and competitors sell it', 2, 4, 6, false, 1, false],
      ['Theirs', 'you don’t sell it', 'gap', 'listed', 0, true, 1, false],
    ])
  })

  it('names the search, the country and your merchant, and counts the unknown cells', () => {
    const sheet = sheetOf({ Mine: listOf({ Own: 3 }, 9), Rival: listOf({ Theirs: 4 }, 4) })
    expect(sheet.name).toBe('Assortment gaps, shirt, Apparel in US, 2026-11-21')
    expect(sheet.about()).toEqual(
      expect.arrayContaining([
        'Assortment gaps: shirt, Apparel in US',
        'Country: US; your merchant: Mine',
        'Incomplete: 1 cell unknown, marked ?; there may be more brands',
      ]),
    )
  })

  it('contains all brands, and separately the brands shown if these are fewer', () => {
    const lists = { Mine: listOf({ Own: 3, Both: 2 }, 5) }
    expect(sheetOf(lists).filtered).toBeNull()
    expect(sheetOf(lists, ['Own']).filtered).toHaveLength(1)
  })

  it('says how many merchants and brands were not loaded and how many failed', () => {
    const lists = { Mine: listOf({ Own: 3 }, 3), Rival: listOf({ Own: 4 }, 4) }
    const line = (progress = {}) => sheetOf(lists, undefined, progress).about().at(-1)
    expect(line()).toBe('Complete: all merchants and brands')
    expect(line({ waiting: 1 })).toBe('Incomplete: 1 not loaded')
    expect(line({ requesting: 1 })).toBe('Incomplete: 1 not loaded')
    expect(line({ waiting: 2, requesting: 3, cancelled: 4, failed: 1 })).toBe(
      'Incomplete: 9 not loaded; 1 failed',
    )
    const open = { Mine: listOf({ Own: 3, Both: 1 }, 9), Rival: listOf({ Theirs: 4, More: 1 }, 5) }
    expect(sheetOf(open).about().at(-1)).toBe(
      'Incomplete: 2 cells unknown, marked ?; there may be more brands',
    )
  })

  it.each([
    [{}, 'Complete: all merchants and brands'],
    [
      { namesAll: false },
      'All cells are known; there may be more brands; there may be more merchants',
    ],
    [
      { notRequested: ['Late'] },
      'All cells are known; there may be more brands; 1 of 3 merchants not loaded',
    ],
    [
      { notRequested: ['Late'], namesAll: false },
      'All cells are known; there may be more brands; 1 of at least 3 merchants not loaded',
    ],
  ])('says whether there may be more brands or merchants: %j', (merchants, line) => {
    const lists = { Mine: listOf({ Own: 3 }, 3), Rival: listOf({ Own: 4 }, 4) }
    expect(sheetOf(lists, undefined, {}, merchants).about().at(-1)).toBe(line)
  })
})
