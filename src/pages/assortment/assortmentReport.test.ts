import { expect, it } from 'vitest'
import type { BrandList, AssortmentAnswers } from '@/domain/assortment/brandLists.ts'
import { makeAssortment } from '@/domain/assortment/makeAssortment.ts'
import { sumProgress } from '@/jobs/job/queue/sumProgress.ts'
import { assortmentState } from '@/routing/states/assortmentState.ts'
import { assortmentReport } from './assortmentReport.ts'

const AT = Date.UTC(2025, 10, 18, 9, 42)

const listOf = (counts: Record<string, number>): BrandList => ({
  brands: Object.entries(counts),
  numFound: Object.values(counts).reduce((sum, count) => sum + count, 0),
})

const openIf = (isOpen: boolean, list: BrandList): BrandList =>
  isOpen ? { ...list, numFound: (list.numFound ?? 0) + 3 } : list

/** `isOpen`: each list leaves three products without a listed brand. */
function reportOf(ownMerchants: string[], isOpen = false) {
  const lists = {
    Mine: listOf({ Own: 3, Both: 2 }),
    Rival: openIf(isOpen, listOf({ Both: 4, Theirs: 7, Few: 1 })),
  }
  const answers: AssortmentAnswers = {
    all: null,
    named: Object.entries(lists).map(([name, { numFound }]) => [name, numFound]),
    namesAll: !isOpen,
    merchants: new Map(
      Object.entries(lists).map(([name, list]) => [name, { state: 'answered', list } as const]),
    ),
    cells: new Map(),
  }
  const assortment = makeAssortment(answers, ownMerchants)
  const progress = { ...sumProgress([]), state: 'done' as const }
  return assortmentReport({
    state: assortmentState({ q: 'shirt', countries: ['us'] }),
    countries: ['us'],
    assortment,
    view: { ...answers, failure: null, at: AT, ms: 1, progress },
    rows: assortment.rows,
    at: AT,
    isDemo: false,
  })
}

it('the assortment report starts with missing brands, most competitor products first', () => {
  const { kind, figures, parts } = reportOf(['Mine'])
  expect(kind).toBe('Assortment report, Mine')
  expect(figures.map(({ label, value }) => [label, value])).toEqual([
    ['Missing brands', '2'],
    ['Only you', '1'],
    ['Both', '1'],
    ['Brands', '4'],
  ])
  expect(parts.map(({ key }) => key)).toEqual(['lacked', 'merchants', 'map'])
  expect(parts[0]?.rows.map(([brand]) => brand)).toEqual(['Theirs', 'Few'])
  const theirs = parts[2]?.rows.find(([brand]) => brand === 'Theirs')
  expect(theirs?.slice(0, 4)).toEqual(['Theirs', 'you don’t sell it', 'gap', 7])
})

it('the assortment report says “at least” where a list may be incomplete', () => {
  const { figures, facts, parts } = reportOf(['Mine'], true)
  expect(figures.map(({ label, value, of }) => [label, value, of])).toEqual([
    ['Missing brands', 'at least 2', 'of at least 4'],
    ['Only you', 'at least 0', undefined],
    ['Both', 'at least 1', undefined],
    ['Brands', 'at least 4', undefined],
  ])
  expect(facts.find(({ label }) => label === 'Completeness')?.value).toBe(
    'Incomplete: 1 cell unknown, marked ?; there may be more brands; there may be more merchants',
  )
  const [lacked, merchants, map] = parts
  expect(lacked?.meta).toBe('at least 2 brands, by number of competitor products')
  expect(lacked?.columns.map(({ label }) => label)).toEqual([
    'Brand',
    'Competitor products',
    'Merchants that sell it',
    'At least',
  ])
  expect(lacked?.rows).toEqual([
    ['Theirs', 7, 1, true],
    ['Few', 1, 1, true],
  ])
  expect(merchants?.rows).toEqual([
    ['Rival', 15, 3, true, false],
    ['Mine', 5, 2, false, true],
  ])
  const own = map?.rows.find(([brand]) => brand === 'Own')
  expect(own).toEqual(['Own', null, 3, '?', 3, true, 0, true])
})

it('the assortment report shows no missing brands while no merchant is chosen', () => {
  const { kind, figures, parts } = reportOf([])
  expect(kind).toBe('Assortment report')
  expect(figures.map(({ label }) => label)).toEqual(['Brands'])
  expect(parts.map(({ key }) => key)).toEqual(['merchants', 'map'])
})
