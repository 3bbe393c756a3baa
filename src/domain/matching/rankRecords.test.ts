import { describe, expect, it } from 'vitest'
import {
  isClear,
  onePerProduct,
  rankRecords,
  USUAL_THRESHOLD,
  type Candidate,
} from './rankRecords.ts'

const row = (title: string, brand = '') => ({ title, brand, size: '' })
const record = (id: string, title: string, brand: string, ...eans: string[]): Candidate => ({
  id,
  title,
  brand,
  eans,
})
const idsOf = (ranked: readonly { record: Candidate }[]) => ranked.map((one) => one.record.id)

describe('the candidate records for a row', () => {
  it('come best first, and are accepted if they are one product of several merchants', () => {
    const ranked = rankRecords(row('Ketchup 500 ml Heinz'), [
      record('1', 'Hela Ketchup 500 ml', 'Hela', '11'),
      record('2', 'Heinz Ketchup (0.5 l)', 'Heinz', '022'),
      record('3', 'Heinz Ketchup 500ml', 'Heinz', '22'),
    ])
    expect(idsOf(ranked)).toEqual(['2', '3', '1'])
    expect(ranked.map(isClear)).toEqual([true, true, false])
    expect(ranked[2]?.reasons[0]).toBe('another brand: hela, not heinz')
  })

  it('stay below the threshold if two products fit equally well', () => {
    const ranked = rankRecords(row('Arden jumper'), [
      record('1', 'Arden Jumper', 'Norvik', '11'),
      record('2', 'Arden Jumper', 'Tessuto', '22'),
    ])
    expect(ranked.every(({ score }) => score < USUAL_THRESHOLD)).toBe(true)
    expect(ranked[0]?.reasons).toContain('another product matches as well')
  })

  it('include an accepted match despite a contradicted product or one with other words', () => {
    const others: [string, string][] = [
      ['Norvik Arden Jumper, Red', 'a colour'],
      ['Norvik Arden Sweater', 'another word for it'],
    ]
    for (const [title] of others) {
      const [best] = rankRecords(row('Norvik Arden jumper black'), [
        record('1', 'Norvik Arden Jumper, Black', 'Norvik', '11'),
        record('2', `${title}${title.includes(',') ? '' : ', Black'}`, 'Norvik', '22'),
      ])
      expect(best?.record.id).toBe('1')
      expect(best && isClear(best)).toBe(true)
    }
  })

  it('are one product if they share a code, directly or through another record', () => {
    const shirts = [
      record('S', 'Norvik Oxford Shirt', 'Norvik', '11'),
      record('S and M', 'Norvik Oxford Shirt', 'Norvik', '0011', '12'),
      record('M', 'Norvik Oxford Shirt', 'Norvik', '12'),
    ]
    const ranked = rankRecords(row('Norvik Oxford shirt'), shirts)
    expect(ranked.every(isClear)).toBe(true)
    // The record with all sizes has the market of each.
    expect(idsOf(onePerProduct(ranked))).toEqual(['S and M'])
  })

  it('are separate products if they have no code', () => {
    const ranked = rankRecords(row('Norvik Oxford shirt'), [
      record('1', 'Norvik Oxford Shirt', 'Norvik'),
      record('2', 'Norvik Oxford Shirt', 'Norvik'),
    ])
    expect(onePerProduct(ranked)).toHaveLength(2)
    expect(ranked.some(isClear)).toBe(false)
  })

  it('are empty if there are no records', () => {
    expect(rankRecords(row('Ketchup'), [])).toEqual([])
  })
})
