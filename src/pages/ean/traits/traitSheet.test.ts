import { describe, expect, it } from 'vitest'
import { anAnswer } from '@test/made/anAnswer.ts'
import { traitSheet } from './traitSheet.ts'

const AT = Date.UTC(2025, 10, 18, 10)
type Options = Parameters<typeof traitSheet>[0]
const column = (id: string, name: string, why: string | null, isOwn = false) => ({
  id,
  name,
  why,
  isOwn,
  query: { data: why === null ? { answer: anAnswer({ text: `{"of":"${id}"}` }) } : undefined },
})
const columns = [
  column('P1', 'Mine', null, true),
  column('P2', 'Rival', null),
  column('P3', 'Late', 'requesting'),
]
const gaps = {
  known: 2,
  others: 1,
  blocks: [
    {
      name: 'Fabric',
      rows: [
        { value: 'Cotton', cells: ['omitted', 'stated', 'unknown'], others: 1 },
        { value: 'Linen', cells: ['stated', 'not stated'], others: 0 },
      ],
    },
  ],
}
const sheet = (overrides: object = {}) =>
  traitSheet({
    code: '2049811763054',
    countries: ['us', 'in'],
    at: AT,
    requestedTraits: {
      columns,
      gaps,
      total: 3,
      receivedAt: AT,
      ...overrides,
    } as unknown as Options['requestedTraits'], // no more is read
  })

describe('the attribute export', () => {
  it('has a row for each value and a column for each listing', () => {
    const { columns: heads, rows } = sheet()
    expect(heads.map(({ label }) => label)).toEqual([
      'Attribute',
      'Value',
      'Mine (you)',
      'Rival',
      'Late',
      'Competitors stating it',
      'of competitors loaded',
    ])
    expect(rows.map((row) => heads.map(({ cell }) => cell(row)))).toEqual([
      ['Fabric', 'Cotton', 'missing', 'yes', null, 1, 1],
      ['Fabric', 'Linen', 'yes', 'no', null, 0, 1],
    ])
  })

  it('names the listings whose attributes are missing', () => {
    const { name, about, received } = sheet()
    expect(name).toBe('Attributes of EAN 2049811763054, US, IN, 2025-11-18')
    expect(about()[1]).toContain('; data up to ')
    expect(about()).toContain('Incomplete: 2 of 3 listings; without Late')
    expect(received?.()).toBe('[\n{"of":"P1"},\n{"of":"P2"}\n]\n')
  })

  it('is marked complete where all listings are loaded', () => {
    const whole = sheet({ total: 2, columns: columns.slice(0, 2), receivedAt: null }).about()
    expect(whole).toContain('Complete: all listings of this EAN')
    expect(whole[1]).not.toContain('answered')
    const more = sheet({ columns: columns.slice(0, 2), total: 1200 }).about()
    expect(more).toContain('Incomplete: 2 of 1,200 listings')
  })
})
