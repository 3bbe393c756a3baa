import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { traitGroups } from '@/api/traitGroups.ts'
import { traitGaps, type TraitRecord } from './traitGaps.ts'

const record = (traits: Record<string, string> | null, isOwn = false): TraitRecord => ({
  isOwn,
  traits: traits && traitGroups(Object.entries(traits)),
})

describe('trait gaps', () => {
  const gaps = traitGaps([
    record({ benefits: 'Breathable|Easy iron', fit: 'Slim' }, true),
    record({ benefits: 'breathable | Soft', concern: 'Sweat marks' }),
    record({ Benefits: 'Soft|Light' }),
    record(null),
  ])
  const row = (value: string) =>
    gaps.blocks.flatMap(({ rows }) => rows).find((one) => one.value === value)

  it('has the names and values of yours first, then what others add', () => {
    expect(gaps.blocks.map(({ name, rows }) => [name, rows.map(({ value }) => value)])).toEqual([
      ['benefits', ['Breathable', 'Easy iron', 'Soft', 'Light']],
      ['fit', ['Slim']],
      ['concern', ['Sweat marks']],
    ])
  })

  it('marks what others state and mine omits, and knows nothing of a record without an answer', () => {
    expect(row('Breathable')?.cells).toEqual(['stated', 'stated', 'not stated', 'unknown'])
    expect(row('Soft')).toMatchObject({
      cells: ['omitted', 'stated', 'stated', 'unknown'],
      others: 2,
      isGap: true,
    })
    expect(row('Easy iron')).toMatchObject({ isOnlyOwn: true, isGap: false, others: 0 })
  })

  it('counts the values under a name for each record', () => {
    expect(gaps.blocks[0]?.counts).toEqual([2, 2, 2, null])
  })

  it('sums up what mine states, omits and states alone', () => {
    expect(gaps).toMatchObject({
      known: 3,
      others: 2,
      values: 6,
      own: { states: 3, omits: 3, only: 2, mostOmitted: 'Soft' },
    })
  })

  it('calls nothing a gap where mine is not known', () => {
    const unknown = traitGaps([record(null, true), record({ fit: 'Slim' })])
    expect(unknown.own).toBeNull()
    expect(unknown.blocks[0]?.rows[0]).toMatchObject({
      cells: ['unknown', 'stated'],
      isGap: false,
    })
  })

  it('takes several records of yours as one voice', () => {
    const twice = traitGaps([
      record({ fit: 'Slim' }, true),
      record({ care: 'Warm' }, true),
      record({ fit: 'Slim', care: 'Warm' }),
    ])
    expect(twice.own).toEqual({ states: 2, omits: 0, only: 0, mostOmitted: null })
    expect(twice.blocks[0]?.rows[0]?.cells).toEqual(['stated', 'not stated', 'stated'])
  })

  it('keeps a name that was given without values, and a name such as __proto__', () => {
    const odd = traitGaps([{ isOwn: false, traits: traitGroups([['__proto__', ' | ']]) }])
    expect(odd.blocks).toEqual([{ name: '__proto__', counts: [0], rows: [] }])
  })

  it('omits exactly what others state and mine does not, whatever the records', () => {
    const values = fc.subarray(['a', 'b', 'c', 'd'])
    fc.assert(
      fc.property(values, fc.array(values, { maxLength: 5 }), (ownMerchants, others) => {
        const of = (list: string[], isOwn: boolean) => record({ t: list.join('|') }, isOwn)
        const { own: figures } = traitGaps([
          of(ownMerchants, true),
          ...others.map((list) => of(list, false)),
        ])
        const stated = new Set(others.flat())
        expect(figures).toMatchObject({
          states: ownMerchants.length,
          omits: [...stated].filter((value) => !ownMerchants.includes(value)).length,
        })
      }),
    )
  })
})

describe('the figures of trait gaps', () => {
  const stating = (isOwn: boolean, traits: Record<string, string[]> | null): TraitRecord => ({
    isOwn,
    traits: traits && Object.entries(traits).map(([name, values]) => ({ name, values })),
  })

  it('count values, gaps and what only mine states', () => {
    const gaps = traitGaps([
      stating(true, { Fit: ['Slim', 'slim '], Collar: ['Button'] }),
      stating(false, { fit: ['Loose'], Fabric: ['Cotton'] }),
      stating(false, { Fabric: ['cotton'], Sleeve: ['Long'] }),
      stating(false, null),
    ])
    expect(gaps).toMatchObject({
      known: 3,
      others: 2,
      values: 5,
      own: { states: 2, omits: 3, only: 2, mostOmitted: 'Cotton' },
    })
    expect(gaps.blocks.map(({ name, counts }) => [name, ...counts])).toEqual([
      ['Fit', 1, 1, 0, null],
      ['Collar', 1, 0, 0, null],
      ['Fabric', 0, 1, 1, null],
      ['Sleeve', 0, 0, 1, null],
    ])
    expect(gaps.blocks[2]?.rows).toEqual([
      {
        value: 'Cotton',
        cells: ['omitted', 'stated', 'stated', 'unknown'],
        others: 2,
        isGap: true,
        isOnlyOwn: false,
      },
    ])
  })

  it('claim no gap where mine states nothing that is known, and nothing alone without others', () => {
    const without = traitGaps([stating(true, null), stating(false, { Fit: ['Slim'] })])
    expect(without).toMatchObject({ known: 1, others: 1, own: null })
    expect(without.blocks[0]?.rows[0]).toMatchObject({
      cells: ['unknown', 'stated'],
      isGap: false,
    })
    const alone = traitGaps([stating(true, { Fit: ['Slim'] })])
    expect(alone).toMatchObject({
      others: 0,
      own: { states: 1, omits: 0, only: 0, mostOmitted: null },
    })
  })

  it('have several of yours together: what one of them states is no gap', () => {
    const { blocks } = traitGaps([
      stating(true, { Fit: ['Slim'] }),
      stating(true, {}),
      stating(false, { Fit: ['Slim'] }),
    ])
    expect(blocks[0]?.rows[0]).toMatchObject({
      cells: ['stated', 'not stated', 'stated'],
      others: 1,
      isGap: false,
      isOnlyOwn: false,
    })
  })
})
