import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellKey,
  type BrandList,
  type AssortmentAnswers,
  type MerchantAnswer,
} from './brandLists.ts'
import { isFilterIgnored } from './isFilterIgnored.ts'
import { makeAssortment } from './makeAssortment.ts'
import { unknownCells } from './unknownCells.ts'

type Counts = Record<string, number>

const listOf = (counts: Counts, numFound?: number): BrandList => ({
  brands: Object.entries(counts),
  numFound: numFound ?? Object.values(counts).reduce((sum, count) => sum + count, 0),
})
const answersOf = (
  all: BrandList | null,
  merchants: Record<string, BrandList | null>,
  cells: [string, string, number | null][] = [],
  namesAll = true,
): AssortmentAnswers => ({
  all,
  named: Object.keys(merchants).map((name) => [name, merchants[name]?.numFound ?? null]),
  namesAll,
  merchants: new Map(
    Object.entries(merchants).map(([name, list]): [string, MerchantAnswer] => [
      name,
      list === null ? { state: 'waiting' } : { state: 'answered', list },
    ]),
  ),
  cells: new Map(cells.map(([brand, merchant, count]) => [cellKey(brand, merchant), count])),
})
const kindsOf = (answers: AssortmentAnswers, ownMerchants: readonly string[] = ['Mine']) =>
  Object.fromEntries(
    makeAssortment(answers, ownMerchants).rows.map(({ brand, cells, brandStatus }) => [
      brand,
      [...cells.map(({ kind }) => kind), brandStatus].join(' '),
    ]),
  )

describe('the assortment map', () => {
  const whole = answersOf(listOf({ Tessera: 12, Indira: 5, Own: 3 }), {
    Rival: listOf({ Tessera: 10, Indira: 5 }),
    Mine: listOf({ Tessera: 2, Own: 3 }),
  })

  it('puts your merchant first, and marks brands as missing, only yours or both', () => {
    expect(makeAssortment(whole, ['Mine']).columns.map(({ merchant }) => merchant)).toEqual([
      'Mine',
      'Rival',
    ])
    expect(kindsOf(whole)).toEqual({
      Tessera: 'sold sold both',
      Indira: 'gap sold lacked',
      Own: 'sold none only mine',
    })
  })

  it('merges spellings of a brand into one row, and merchant aliases into one column', () => {
    const answers = answersOf(listOf({ 'Saffron Loom': 27, Tessera: 6, HP: 4 }), {
      Mine: listOf({ Tessera: 1 }),
      Rival: listOf({ 'Saffron Loom': 20, 'SAFFRON LOOM': 7, HP: 3 }),
      Outlet: listOf({ Tessera: 5, 'Hewlett-Packard': 1 }),
    })
    const joined = { brand: [['Hewlett-Packard', 'HP']], merchant: [['Rivals', 'Rival', 'Outlet']] }
    const { rows, columns } = makeAssortment(answers, ['Mine'], joined)
    expect(columns.map(({ merchant, spellings, brands }) => [merchant, spellings, brands])).toEqual(
      [
        ['Mine', ['Mine'], 1],
        ['Rivals', ['Rival', 'Outlet'], 3],
      ],
    )
    expect(rows.map(({ brand, spellings, cells }) => [brand, spellings.length, cells])).toEqual([
      ['Saffron Loom', 2, [{ kind: 'gap' }, { kind: 'sold', count: 27 }]],
      [
        'Tessera',
        1,
        [
          { kind: 'sold', count: 1 },
          { kind: 'sold', count: 5 },
        ],
      ],
      ['Hewlett-Packard', 2, [{ kind: 'gap' }, { kind: 'sold', count: 4 }]],
    ])
  })

  it('shows a gap only when none of your merchants has the brand', () => {
    const { rows, columns } = makeAssortment(
      answersOf(listOf({ A: 3, B: 4, C: 2 }), {
        Rival: listOf({ A: 1, B: 4 }),
        North: listOf({ A: 2 }),
        South: listOf({ C: 2 }),
      }),
      ['South', 'North'],
    )
    expect(columns.map(({ merchant, isOwn }) => [merchant, isOwn])).toEqual([
      ['North', true],
      ['South', true],
      ['Rival', false],
    ])
    expect(
      rows.map(({ brand, brandStatus, cells }) => [
        brand,
        brandStatus,
        cells.map(({ kind }) => kind),
      ]),
    ).toEqual([
      ['A', 'both', ['sold', 'none', 'sold']],
      ['B', 'lacked', ['gap', 'gap', 'sold']],
      ['C', 'only mine', ['none', 'sold', 'none']],
    ])
  })

  it('shows no gap when no merchant is yours', () => {
    expect(kindsOf(whole, [])['Indira']).toBe('sold none unknown')
  })

  it('adds up the known counts, and marks sums that may be too low', () => {
    const [tessera] = makeAssortment(whole, ['Mine']).rows
    expect(tessera).toMatchObject({ sum: 12, isLeast: false, others: 1, elsewhere: 10 })
    const half = answersOf(listOf({ Tessera: 12 }), { Mine: null, Rival: listOf({ Tessera: 10 }) })
    expect(makeAssortment(half, ['Mine']).rows[0]).toMatchObject({
      sum: 10,
      isLeast: true,
      brandStatus: 'unknown',
    })
  })

  it('leaves cells blank until their merchant has loaded', () => {
    const half = answersOf(listOf({ Tessera: 12 }), { Mine: null, Rival: listOf({ Tessera: 10 }) })
    expect(kindsOf(half)).toEqual({ Tessera: 'waiting sold unknown' })
  })

  it('shows a missing brand as unknown, not as a gap, when a list may be incomplete', () => {
    const cut = answersOf(listOf({ A: 9, B: 8 }, 30), {
      Mine: listOf({ A: 4, B: 3 }, 9),
      Rival: listOf({ A: 5, C: 4 }, 16),
      Small: listOf({ D: 1 }, 1),
    })
    const assortment = makeAssortment(cut, ['Mine'])
    expect(assortment.columns.map(({ certainty }) => certainty)).toEqual([
      'unknown',
      'unknown',
      'complete',
    ])
    expect(assortment.columns.map(({ brands, hasAllBrands }) => [brands, hasAllBrands])).toEqual([
      [2, false],
      [2, false],
      [1, true],
    ])
    expect(assortment.columns.map(({ counted, numFound }) => [counted, numFound])).toEqual([
      [7, 9],
      [9, 16],
      [1, 1],
    ])
    expect(assortment.hasAllBrands).toBe(false)
    expect(kindsOf(cut)).toEqual({
      A: 'sold sold none both',
      B: 'sold unknown none both',
      C: 'unknown sold none unknown',
      D: 'unknown unknown sold unknown',
    })
    expect(unknownCells(assortment.rows, assortment.columns)).toEqual([
      { brand: 'C', merchant: 'Mine' },
      { brand: 'D', merchant: 'Mine' },
      { brand: 'B', merchant: 'Rival' },
      { brand: 'D', merchant: 'Rival' },
    ])
  })

  it('treats a list as complete when it accounts for all products found', () => {
    const long = answersOf(null, { Mine: listOf({ A: 4, B: 3 }), Rival: listOf({ C: 4 }) })
    expect(kindsOf(long)['C']).toBe('gap sold lacked')
  })

  it('marks a brand as only yours when all its products are accounted for', () => {
    const cut = answersOf(listOf({ A: 9, B: 8 }, 30), {
      Mine: listOf({ A: 4, B: 8 }, 20),
      Rival: listOf({ A: 5, C: 4 }, 16),
    })
    expect(kindsOf(cut)['B']).toBe('sold none only mine')
  })

  it('doesn’t trust a count above the number of products found', () => {
    const odd = answersOf(listOf({ A: 9, B: 8 }, 5), {
      Mine: listOf({ A: 4, B: 8 }, 2),
      Rival: listOf({ A: 9, C: 4 }, 3),
    })
    expect(kindsOf(odd)).toEqual({
      A: 'sold sold both',
      B: 'sold none only mine',
      C: 'unknown sold unknown',
    })
  })

  it('resolves an unknown cell by a request for that cell only', () => {
    const cut = (cells: [string, string, number | null][]) =>
      answersOf(null, { Mine: listOf({ A: 4, B: 3 }, 9), Rival: listOf({ A: 5, C: 4 }, 16) }, cells)
    expect(kindsOf(cut([]))['C']).toBe('unknown sold unknown')
    expect(kindsOf(cut([['C', 'Mine', 0]]))['C']).toBe('gap sold lacked')
    expect(kindsOf(cut([['C', 'Mine', 2]]))['C']).toBe('sold sold both')
    expect(kindsOf(cut([['C', 'Mine', null]]))['C']).toBe('sold sold both')
    const certaintyOfOwn = (count: number) =>
      makeAssortment(cut([['C', 'Mine', count]]), ['Mine']).columns[0]?.certainty
    expect(certaintyOfOwn(0)).toBe('unknown')
    expect(certaintyOfOwn(2)).toBe('cut')
  })

  it('distinguishes a merchant without a brand facet or an answer from one without brands', () => {
    const answers = answersOf(listOf({ A: 9 }), {
      Mine: { numFound: 4, brands: null },
      None: { numFound: 0, brands: null },
      Rival: listOf({ A: 5 }),
    })
    const merchants = new Map(answers.merchants)
    merchants.set('Broken', { state: 'failed', error: new Error('no') })
    const [row] = makeAssortment({ ...answers, merchants }, ['Mine']).rows
    expect(row?.cells).toEqual([
      { kind: 'unknown', why: 'no facet' },
      { kind: 'none' },
      { kind: 'sold', count: 5 },
      { kind: 'unknown', why: 'failed' },
    ])
  })

  it('doesn’t count a brand with 0 products as sold', () => {
    const answers = answersOf(listOf({ A: 3, Gone: 0 }), {
      Mine: listOf({ A: 0 }),
      Rival: listOf({ A: 3, Gone: 0 }),
    })
    const { columns } = makeAssortment(answers, ['Mine'])
    expect(columns.map(({ brands }) => brands)).toEqual([0, 1])
    expect(kindsOf(answers)).toEqual({ A: 'gap sold lacked' })
  })

  it('leaves a brand unknown when your products aren’t counted and merchants are missing', () => {
    const uncounted = (merchants: Record<string, BrandList>, namesAll = false) =>
      answersOf(
        listOf({ A: 5 }),
        { Mine: { numFound: 5, brands: [['A', null]] }, ...merchants },
        [],
        namesAll,
      )
    const alone = uncounted({ Rival: listOf({}) })
    expect(makeAssortment(alone, ['Mine']).rows[0]).toMatchObject({
      elsewhere: 0,
      brandStatus: 'unknown',
    })
    const known = uncounted({ Rival: listOf({}) }, true)
    expect(makeAssortment(known, ['Mine']).rows[0]).toMatchObject({ brandStatus: 'only mine' })
    const both = uncounted({ Rival: listOf({ A: 2 }) })
    expect(makeAssortment(both, ['Mine']).rows[0]).toMatchObject({
      elsewhere: 2,
      brandStatus: 'both',
    })
  })

  it('leaves out products without a brand, and counts them', () => {
    const assortment = makeAssortment(
      answersOf(listOf({ '': 3, A: 2 }), { Mine: listOf({ A: 2 }) }),
      ['Mine'],
    )
    expect(assortment.rows.map(({ brand }) => brand)).toEqual(['A'])
    expect(assortment.unnamed).toBe(3)
  })

  it('handles brands named __proto__ and constructor', () => {
    const brands = [['__proto__', 2] as const, ['constructor', 1] as const]
    const answers = answersOf(null, { Mine: { numFound: 3, brands } })
    expect(makeAssortment(answers, ['Mine']).rows.map(({ sum }) => sum)).toEqual([2, 1])
  })

  it('shows a gap only when your merchant has answered and others sell the brand', () => {
    const counts = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.nat(9))
    const list = fc.record({ counts, more: fc.nat(3) }).map(({ counts: some, more }) => {
      const { brands, numFound } = listOf(some)
      return { brands, numFound: (numFound ?? 0) + more }
    })
    const maybe = fc.option(list, { nil: null })
    fc.assert(
      fc.property(maybe, fc.record({ Mine: maybe, X: maybe, Y: maybe }), (all, merchants) => {
        const assortment = makeAssortment(answersOf(all, merchants), ['Mine'])
        for (const row of assortment.rows) {
          const [own] = row.cells
          const counted = row.cells.filter((cell) => cell.kind === 'sold')
          expect(row.sum).toBe(counted.reduce((sum, { count }) => sum + (count ?? 0), 0))
          if (own?.kind === 'gap') {
            expect(merchants.Mine).not.toBeNull()
            expect(row.others > 0 || row.elsewhere > 0).toBe(true)
            expect(row.brandStatus).toBe('lacked')
          }
        }
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})

describe('a merchant filter', () => {
  it('counts as ignored when each merchant has all products of the query', () => {
    const all = listOf({ A: 3 })
    expect(isFilterIgnored(answersOf(all, { X: all, Y: all }))).toBe(true)
    expect(isFilterIgnored(answersOf(all, { X: all, Y: listOf({ A: 1 }) }))).toBe(false)
    expect(isFilterIgnored(answersOf(all, { X: all }))).toBe(false)
  })
})

describe('the counts of a map', () => {
  it('include the highest count of the sold cells', () => {
    expect(
      makeAssortment(answersOf(listOf({ A: 9, B: 4 }), { Rival: listOf({ A: 3, B: 4 }) }), [])
        .highest,
    ).toBe(4)
    expect(makeAssortment(answersOf(null, {}), []).highest).toBe(0)
    const unknown = answersOf(listOf({ A: 9 }), { Rival: listOf({}) }, [['A', 'Rival', null]])
    expect(makeAssortment(unknown, []).highest).toBe(0)
  })

  it('leave “only yours” open when your count is unknown and merchants may be missing', () => {
    const ownMerchants = (own: Counts, namesAll: boolean, count: number | null) =>
      kindsOf(
        answersOf(
          listOf({ A: 1 }),
          { Mine: listOf(own, 1) },
          count === 1 ? [] : [['A', 'Mine', count]],
          namesAll,
        ),
      )
    expect(ownMerchants({}, false, null)).toEqual({ A: 'sold unknown' })
    expect(ownMerchants({}, true, null)).toEqual({ A: 'sold only mine' })
    expect(ownMerchants({ A: 1 }, false, 1)).toEqual({ A: 'sold only mine' })
  })

  it('show a gap by the competitors’ counts or by the total count', () => {
    const lacked = (all: Counts, competitor: Counts) =>
      kindsOf(answersOf(listOf(all), { Rival: listOf(competitor), Mine: listOf({ B: 1 }) }))
    expect(lacked({ A: 1, B: 1 }, { A: 1 })['A']).toBe('gap sold lacked')
    expect(lacked({ A: 1, B: 1 }, {})['A']).toBe('gap none lacked')
  })
})

describe('a spelling that is missing from a cut list', () => {
  // The list of the whole query has only one spelling, and the competitor’s list may be incomplete.
  const answers = answersOf(listOf({ 'Saffron Loom': 20 }, 60), {
    Mine: listOf({ 'Saffron Loom': 10, 'SAFFRON LOOM': 10 }),
    Rival: listOf({ Tessera: 4 }, 30),
  })

  it('leaves the competitor’s count unknown', () => {
    const [row] = makeAssortment(answers, ['Mine']).rows
    expect(row?.cells).toEqual([
      { kind: 'sold', count: 20 },
      { kind: 'unknown', why: 'list' },
    ])
    expect(row).toMatchObject({ brandStatus: 'unknown', isLeast: true, isOthersLeast: true })
  })

  it('makes the count of the other spelling a minimum', () => {
    const open = answersOf(null, {
      Mine: listOf({ HP: 3 }, 9),
      Rival: listOf({ 'H.P.': 2 }, 2),
    })
    const [row] = makeAssortment(open, ['Mine']).rows
    expect(row?.cells).toEqual([
      { kind: 'sold', count: 3, isLeast: true },
      { kind: 'sold', count: 2 },
    ])
    expect(row).toMatchObject({ sum: 5, isLeast: true, isElsewhereLeast: true })
  })
})

describe('while merchants are loading', () => {
  it('a cell waits if their answers may settle it, and is unknown if they can’t', () => {
    const answers = answersOf(listOf({ A: 5, B: 4 }, 12), {
      Mine: listOf({ A: 5 }, 6),
      Rival: listOf({ C: 1 }, 4),
      Late: null,
    })
    expect(kindsOf(answers)).toEqual({
      A: 'sold none waiting only mine',
      B: 'waiting waiting waiting unknown',
      C: 'unknown sold waiting unknown',
    })
  })
})

describe('the claims of a map', () => {
  const BRANDS = ['A', 'B', 'C', 'D', 'E']
  const MERCHANTS = ['Mine', 'X', 'Y', 'Z']

  /** Counts of each brand at each merchant, and each merchant's records without a brand. */
  type Truth = Record<string, { counts: Counts; unbranded: number }>
  const truths: fc.Arbitrary<Truth> = fc.record(
    Object.fromEntries(
      MERCHANTS.map((name) => [
        name,
        fc.record({
          counts: fc.dictionary(fc.constantFrom(...BRANDS), fc.integer({ min: 1, max: 9 })),
          unbranded: fc.constantFrom(0, 0, 2),
        }),
      ]),
    ),
  )

  const countOf = (truth: Truth, brand: string, merchant: string) =>
    truth[merchant]?.counts[brand] ?? 0
  const byCount = (counts: Counts, most: number) =>
    Object.entries(counts)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, most)
  const totalOf = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

  /**
   * The answers of a service that lists up to `most` facet values and names the merchants, of which `requested` are requested.
   */
  function answersTo(truth: Truth, most: number, requested: number): AssortmentAnswers {
    const found = (name: string) => {
      const { counts = {}, unbranded = 0 } = truth[name] ?? {}
      return totalOf(counts) + unbranded
    }
    const inAll = Object.fromEntries(
      BRANDS.flatMap((brand) => {
        const count = MERCHANTS.reduce((sum, name) => sum + countOf(truth, brand, name), 0)
        return count > 0 ? [[brand, count]] : []
      }),
    )
    const sizes = Object.fromEntries(
      MERCHANTS.flatMap((name) => (found(name) > 0 ? [[name, found(name)]] : [])),
    )
    const named = byCount(sizes, most)
    const all = totalOf(sizes)
    return {
      all: { numFound: all, brands: byCount(inAll, most) },
      named,
      namesAll: named.reduce((sum, [, count]) => sum + count, 0) === all,
      merchants: new Map(
        named.slice(0, requested).map(([name]) => [
          name,
          {
            state: 'answered',
            list: { numFound: found(name), brands: byCount(truth[name]?.counts ?? {}, most) },
          },
        ]),
      ),
      cells: new Map(),
    }
  }

  it.each([1, 2, 3, 100])('are true when the service cuts its facets at %i values', (most) => {
    fc.assert(
      fc.property(truths, fc.constantFrom(2, 4), (truth, requested) => {
        const assortment = makeAssortment(answersTo(truth, most, requested), ['Mine'])
        const across = assortment.columns.map(({ merchant }) => merchant)
        const sellers = (brand: string) =>
          MERCHANTS.filter((name) => name !== 'Mine' && countOf(truth, brand, name) > 0)
        const real = BRANDS.filter(
          (brand) => sellers(brand).length > 0 || countOf(truth, brand, 'Mine') > 0,
        )
        if (assortment.hasAllBrands) expect(assortment.rows).toHaveLength(real.length)
        if (assortment.hasAllMerchants) {
          const all = MERCHANTS.filter((name) =>
            BRANDS.some((brand) => countOf(truth, brand, name)),
          )
          expect(across).toEqual(expect.arrayContaining(all))
        }
        for (const { merchant, brands, hasAllBrands } of assortment.columns) {
          const all = BRANDS.filter((brand) => countOf(truth, brand, merchant) > 0)
          if (hasAllBrands) expect(brands).toBe(all.length)
        }
        for (const row of assortment.rows) {
          const { brand, cells, brandStatus } = row
          const competitors = sellers(brand)
          const elsewhere = competitors.reduce((sum, name) => sum + countOf(truth, brand, name), 0)
          for (const [at, cell] of cells.entries()) {
            const count = countOf(truth, brand, across[at] ?? '')
            if (cell.kind === 'none' || cell.kind === 'gap') expect(count).toBe(0)
            if (cell.kind === 'sold') expect(cell.count).toBe(count)
          }
          if (!row.isLeast) {
            const sum = across.reduce((all, name) => all + countOf(truth, brand, name), 0)
            expect(row.sum).toBe(sum)
          }
          if (!row.isOthersLeast) expect(row.others).toBe(competitors.length)
          // Without a column of yours, every merchant counts as another one.
          const notOwn = across.includes('Mine')
            ? elsewhere
            : elsewhere + countOf(truth, brand, 'Mine')
          if (!row.isElsewhereLeast) expect(row.elsewhere).toBe(notOwn)
          if (brandStatus === 'only mine') expect(competitors).toEqual([])
          if (brandStatus === 'both') expect(elsewhere).toBeGreaterThan(0)
          if (brandStatus === 'lacked') {
            expect([countOf(truth, brand, 'Mine'), competitors.length > 0]).toEqual([0, true])
            expect(row.elsewhere).toBeLessThanOrEqual(elsewhere)
          }
        }
      }),
      { seed: 7, numRuns: 400 },
    )
  })

  it('are complete when nothing is cut and each product has a brand', () => {
    const truth = {
      Mine: { counts: { A: 2 }, unbranded: 0 },
      X: { counts: { A: 1, B: 3 }, unbranded: 0 },
    }
    const assortment = makeAssortment(answersTo(truth, 100, 4), ['Mine'])
    expect(assortment).toMatchObject({ hasAllBrands: true, hasAllMerchants: true })
    expect(assortment.columns.every(({ hasAllBrands }) => hasAllBrands)).toBe(true)
    expect(assortment.rows.some((row) => row.isLeast || row.isOthersLeast)).toBe(false)
  })

  it('follow from the counts of all merchants when some products have no brand', () => {
    const truth = {
      Mine: { counts: { A: 2 }, unbranded: 1 },
      X: { counts: { A: 1, B: 3 }, unbranded: 1 },
    }
    const answers = answersTo(truth, 100, 4)
    expect(kindsOf(answers)).toEqual({ A: 'sold sold both', B: 'gap sold lacked' })
    const assortment = makeAssortment(answers, ['Mine'])
    expect(assortment.columns.map(({ certainty }) => certainty)).toEqual(['unknown', 'unknown'])
    // Every list may have been cut before another brand.
    expect(assortment.hasAllBrands).toBe(false)
  })
})
