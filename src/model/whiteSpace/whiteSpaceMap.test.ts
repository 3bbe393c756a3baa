import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellKey, type BrandList, type MapAnswers, type MerchantAnswer } from './brandLists.ts'
import { isFilterIgnored } from './isFilterIgnored.ts'
import { unknownCells } from './unknownCells.ts'
import { whiteSpaceMap } from './whiteSpaceMap.ts'

type Counts = Record<string, number>

const listOf = (counts: Counts, numFound?: number): BrandList => ({
  brands: Object.entries(counts),
  numFound: numFound ?? Object.values(counts).reduce((sum, count) => sum + count, 0),
})
const answersOf = (
  all: BrandList | null,
  merchants: Record<string, BrandList | null>,
  cells: [string, string, number | null][] = [],
): MapAnswers => ({
  all,
  merchants: new Map(
    Object.entries(merchants).map(([name, list]): [string, MerchantAnswer] => [
      name,
      list === null ? { state: 'waiting' } : { state: 'answered', list },
    ]),
  ),
  cells: new Map(cells.map(([brand, merchant, count]) => [cellKey(brand, merchant), count])),
})
const kindsOf = (answers: MapAnswers, mine: readonly string[] = ['Mine']) =>
  Object.fromEntries(
    whiteSpaceMap(answers, mine).rows.map(({ brand, cells, stand }) => [
      brand,
      [...cells.map(({ kind }) => kind), stand].join(' '),
    ]),
  )

describe('a white-space map', () => {
  const whole = answersOf(listOf({ Tessera: 12, Indira: 5, Own: 3 }), {
    Rival: listOf({ Tessera: 10, Indira: 5 }),
    Mine: listOf({ Tessera: 2, Own: 3 }),
  })

  it('puts mine first and tells gaps, what I alone have, and what both have', () => {
    expect(whiteSpaceMap(whole, ['Mine']).columns.map(({ merchant }) => merchant)).toEqual([
      'Mine',
      'Rival',
    ])
    expect(kindsOf(whole)).toEqual({
      Tessera: 'sold sold both',
      Indira: 'gap sold lacked',
      Own: 'sold none only mine',
    })
  })

  it('is one row for the spellings of a brand, and one column for merchants that are joined', () => {
    const answers = answersOf(listOf({ 'Saffron Loom': 27, Tessera: 6, HP: 4 }), {
      Mine: listOf({ Tessera: 1 }),
      Rival: listOf({ 'Saffron Loom': 20, 'SAFFRON LOOM': 7, HP: 3 }),
      Outlet: listOf({ Tessera: 5, 'Hewlett-Packard': 1 }),
    })
    const joined = { brand: [['Hewlett-Packard', 'HP']], merchant: [['Rivals', 'Rival', 'Outlet']] }
    const { rows, columns } = whiteSpaceMap(answers, ['Mine'], joined)
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

  it('takes several merchants as mine: a gap is what none of them has', () => {
    const { rows, columns } = whiteSpaceMap(
      answersOf(listOf({ A: 3, B: 4, C: 2 }), {
        Rival: listOf({ A: 1, B: 4 }),
        North: listOf({ A: 2 }),
        South: listOf({ C: 2 }),
      }),
      ['South', 'North'],
    )
    expect(columns.map(({ merchant, isMine }) => [merchant, isMine])).toEqual([
      ['North', true],
      ['South', true],
      ['Rival', false],
    ])
    expect(
      rows.map(({ brand, stand, cells }) => [brand, stand, cells.map(({ kind }) => kind)]),
    ).toEqual([
      ['A', 'both', ['sold', 'none', 'sold']],
      ['B', 'lacked', ['gap', 'gap', 'sold']],
      ['C', 'only mine', ['none', 'sold', 'none']],
    ])
  })

  it('claims no gap where nobody is mine', () => {
    expect(kindsOf(whole, [])['Indira']).toBe('sold none unknown')
  })

  it('adds up what is known, and says when there may be more', () => {
    const [tessera] = whiteSpaceMap(whole, ['Mine']).rows
    expect(tessera).toMatchObject({ sum: 12, isLeast: false, others: 1, elsewhere: 10 })
    const half = answersOf(listOf({ Tessera: 12 }), { Mine: null, Rival: listOf({ Tessera: 10 }) })
    expect(whiteSpaceMap(half, ['Mine']).rows[0]).toMatchObject({
      sum: 10,
      isLeast: true,
      stand: 'unknown',
    })
  })

  it('leaves cells blank until their merchant has answered', () => {
    const half = answersOf(listOf({ Tessera: 12 }), { Mine: null, Rival: listOf({ Tessera: 10 }) })
    expect(kindsOf(half)).toEqual({ Tessera: 'waiting sold unknown' })
  })

  it('takes a list of exactly the most values for cut: what is missing there is unknown, not a gap', () => {
    // The service gives two values at the most; the counts do not make up what was found.
    const cut = answersOf(listOf({ A: 9, B: 8 }, 30), {
      Mine: listOf({ A: 4, B: 3 }, 9),
      Rival: listOf({ A: 5, C: 4 }, 16),
      Small: listOf({ D: 1 }, 1),
    })
    const map = whiteSpaceMap(cut, ['Mine'])
    expect(map.columns.map(({ isCut }) => isCut)).toEqual([true, true, false])
    expect(kindsOf(cut)).toEqual({
      A: 'sold sold none both',
      B: 'sold unknown none both',
      C: 'unknown sold none unknown',
      D: 'unknown unknown sold unknown',
    })
    expect(unknownCells(map.rows, map.columns)).toEqual([
      { brand: 'C', merchant: 'Mine' },
      { brand: 'D', merchant: 'Mine' },
      { brand: 'B', merchant: 'Rival' },
      { brand: 'D', merchant: 'Rival' },
    ])
  })

  it('knows a list that makes up all that was found to be whole, however long it is', () => {
    const long = answersOf(null, { Mine: listOf({ A: 4, B: 3 }), Rival: listOf({ C: 4 }) })
    expect(kindsOf(long)['C']).toBe('gap sold lacked')
  })

  it('knows that nobody else has a brand whose products are all accounted for', () => {
    const cut = answersOf(listOf({ A: 9, B: 8 }, 30), {
      Mine: listOf({ A: 4, B: 8 }, 20),
      Rival: listOf({ A: 5, C: 4 }, 16),
    })
    expect(kindsOf(cut)['B']).toBe('sold none only mine')
  })

  it('trusts no count that is more than was found', () => {
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

  it('settles an unknown cell by what was asked of it alone', () => {
    const cut = (cells: [string, string, number | null][]) =>
      answersOf(null, { Mine: listOf({ A: 4, B: 3 }, 9), Rival: listOf({ A: 5, C: 4 }, 16) }, cells)
    expect(kindsOf(cut([]))['C']).toBe('unknown sold unknown')
    expect(kindsOf(cut([['C', 'Mine', 0]]))['C']).toBe('gap sold lacked')
    expect(kindsOf(cut([['C', 'Mine', 2]]))['C']).toBe('sold sold both')
    expect(kindsOf(cut([['C', 'Mine', null]]))['C']).toBe('sold sold both')
  })

  it('tells a merchant without a brand facet, or without an answer, from one without brands', () => {
    const answers = answersOf(listOf({ A: 9 }), {
      Mine: { numFound: 4, brands: null },
      None: { numFound: 0, brands: null },
      Rival: listOf({ A: 5 }),
    })
    const merchants = new Map(answers.merchants)
    merchants.set('Broken', { state: 'failed', error: new Error('no') })
    const [row] = whiteSpaceMap({ ...answers, merchants }, ['Mine']).rows
    expect(row?.cells).toEqual([
      { kind: 'unknown', why: 'no facet' },
      { kind: 'none' },
      { kind: 'sold', count: 5 },
      { kind: 'unknown', why: 'failed' },
    ])
  })

  it('takes no brand that nothing was found under for one that a merchant has', () => {
    const answers = answersOf(listOf({ A: 3, Gone: 0 }), {
      Mine: listOf({ A: 0 }),
      Rival: listOf({ A: 3, Gone: 0 }),
    })
    const { columns } = whiteSpaceMap(answers, ['Mine'])
    expect(columns.map(({ brands }) => brands)).toEqual([0, 1])
    expect(kindsOf(answers)).toEqual({ A: 'gap sold lacked' })
  })

  it('claims nothing of others where my own products are not counted', () => {
    const uncounted = (merchants: Record<string, BrandList>) =>
      answersOf(listOf({ A: 5 }), { Mine: { numFound: 5, brands: [['A', null]] }, ...merchants })
    const alone = uncounted({ Rival: listOf({}) })
    expect(whiteSpaceMap(alone, ['Mine']).rows[0]).toMatchObject({ elsewhere: 0, stand: 'unknown' })
    const both = uncounted({ Rival: listOf({ A: 2 }) })
    expect(whiteSpaceMap(both, ['Mine']).rows[0]).toMatchObject({ elsewhere: 2, stand: 'both' })
  })

  it('leaves products under no brand name out, counted', () => {
    const map = whiteSpaceMap(answersOf(listOf({ '': 3, A: 2 }), { Mine: listOf({ A: 2 }) }), [
      'Mine',
    ])
    expect(map.rows.map(({ brand }) => brand)).toEqual(['A'])
    expect(map.unnamed).toBe(3)
  })

  it('survives brands named like parts of the language', () => {
    const brands = [['__proto__', 2] as const, ['constructor', 1] as const]
    const answers = answersOf(null, { Mine: { numFound: 3, brands } })
    expect(whiteSpaceMap(answers, ['Mine']).rows.map(({ sum }) => sum)).toEqual([2, 1])
  })

  it('claims a gap only where mine has answered, wholly, and someone has the brand', () => {
    const counts = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.nat(9))
    const list = fc.record({ counts, more: fc.nat(3) }).map(({ counts: some, more }) => {
      const { brands, numFound } = listOf(some)
      return { brands, numFound: (numFound ?? 0) + more }
    })
    const maybe = fc.option(list, { nil: null })
    fc.assert(
      fc.property(maybe, fc.record({ Mine: maybe, X: maybe, Y: maybe }), (all, merchants) => {
        const map = whiteSpaceMap(answersOf(all, merchants), ['Mine'])
        for (const row of map.rows) {
          const [own] = row.cells
          const counted = row.cells.filter((cell) => cell.kind === 'sold')
          expect(row.sum).toBe(counted.reduce((sum, { count }) => sum + (count ?? 0), 0))
          if (own?.kind === 'gap') {
            expect(merchants.Mine).not.toBeNull()
            expect(row.others > 0 || row.elsewhere > 0).toBe(true)
            expect(row.stand).toBe('lacked')
          }
        }
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})

describe('a merchant filter', () => {
  it('seems to be ignored where each merchant has the whole query', () => {
    const all = listOf({ A: 3 })
    expect(isFilterIgnored(answersOf(all, { X: all, Y: all }))).toBe(true)
    expect(isFilterIgnored(answersOf(all, { X: all, Y: listOf({ A: 1 }) }))).toBe(false)
    expect(isFilterIgnored(answersOf(all, { X: all }))).toBe(false)
  })
})

describe('the counts of a map', () => {
  it('have the highest of the sold cells', () => {
    expect(
      whiteSpaceMap(answersOf(listOf({ A: 9, B: 4 }), { Rival: listOf({ A: 3, B: 4 }) }), [])
        .highest,
    ).toBe(4)
    expect(whiteSpaceMap(answersOf(null, {}), []).highest).toBe(0)
    const unknown = answersOf(listOf({ A: 9 }), { Rival: listOf({}) }, [['A', 'Rival', null]])
    expect(whiteSpaceMap(unknown, []).highest).toBe(0)
  })

  it('leave open whether a brand is only mine, where how many are mine was not counted', () => {
    const mine = (total: number) =>
      kindsOf(answersOf(listOf({ A: total }), { Mine: listOf({}, 1) }, [['A', 'Mine', null]]))
    expect(mine(1)).toEqual({ A: 'sold unknown' })
    const counted = answersOf(listOf({ A: 1 }), { Mine: listOf({ A: 1 }) })
    expect(kindsOf(counted)).toEqual({ A: 'sold only mine' })
  })

  it('tell a gap by what others have, or by what is counted in all', () => {
    const lacked = (all: Counts, rival: Counts) =>
      kindsOf(answersOf(listOf(all), { Rival: listOf(rival), Mine: listOf({ B: 1 }) }))
    expect(lacked({ A: 1, B: 1 }, { A: 1 })['A']).toBe('gap sold lacked')
    expect(lacked({ A: 1, B: 1 }, {})['A']).toBe('gap none lacked')
  })
})
