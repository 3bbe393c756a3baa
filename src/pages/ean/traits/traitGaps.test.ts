import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { traitGroups } from '@/api/traitGroups.ts'
import { traitGaps, type TraitRecord } from './traitGaps.ts'

const record = (traits: Record<string, string> | null, isOwn = false): TraitRecord => ({
  isOwn,
  traits: traits && traitGroups(Object.entries(traits)),
})

describe('traitGaps', () => {
  const gaps = traitGaps([
    record({ benefits: 'Breathable|Easy iron', fit: 'Slim' }, true),
    record({ benefits: 'breathable | Soft', concern: 'Sweat marks' }),
    record({ Benefits: 'Soft|Light' }),
    record(null),
  ])
  const row = (value: string) =>
    gaps.blocks.flatMap(({ rows }) => rows).find((one) => one.value === value)

  it('lists your attributes and values first, then those that only others state', () => {
    expect(gaps.blocks.map(({ name, rows }) => [name, rows.map(({ value }) => value)])).toEqual([
      ['benefits', ['Breathable', 'Easy iron', 'Soft', 'Light']],
      ['fit', ['Slim']],
      ['concern', ['Sweat marks']],
    ])
  })

  it('marks values that others state and you omit; a record that isn’t loaded is unknown', () => {
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

  it('counts the values that you state, omit, and are the only one to state', () => {
    expect(gaps).toMatchObject({
      known: 3,
      others: 2,
      values: 6,
      own: { states: 3, omits: 3, only: 2, mostOmitted: 'Soft' },
    })
  })

  it('reports no gap where your attributes are unknown', () => {
    const unknown = traitGaps([record(null, true), record({ fit: 'Slim' })])
    expect(unknown.own).toBeNull()
    expect(unknown.blocks[0]?.rows[0]).toMatchObject({
      cells: ['unknown', 'stated'],
      isGap: false,
    })
  })

  it('combines your records: a value stated in one of them is not omitted', () => {
    const twice = traitGaps([
      record({ fit: 'Slim' }, true),
      record({ care: 'Warm' }, true),
      record({ fit: 'Slim', care: 'Warm' }),
    ])
    expect(twice.own).toEqual({ states: 2, omits: 0, only: 0, mostOmitted: null })
    expect(twice.blocks[0]?.rows[0]?.cells).toEqual(['stated', 'not stated', 'stated'])
  })

  it('lists an attribute without values, and one with a name such as __proto__', () => {
    const odd = traitGaps([{ isOwn: false, traits: traitGroups([['__proto__', ' | ']]) }])
    expect(odd.blocks).toEqual([{ name: '__proto__', counts: [0], rows: [] }])
  })

  it('counts as omitted exactly what others state and you don’t, for any records', () => {
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

describe('the figures of attribute gaps', () => {
  const stating = (isOwn: boolean, traits: Record<string, string[]> | null): TraitRecord => ({
    isOwn,
    traits: traits && Object.entries(traits).map(([name, values]) => ({ name, values })),
  })

  it('count values, gaps and values that only you state', () => {
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

  it('show no gap if your attributes are unknown, and no value as only yours without others', () => {
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

  it('treat a value that one of your records states as no gap', () => {
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
