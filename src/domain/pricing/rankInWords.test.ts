import { describe, expect, it } from 'vitest'
import { rankInCell, rankInWords } from './rankInWords.ts'

describe('a rank', () => {
  it('shows how many share its price, in a cell and in a sentence', () => {
    const tied = { rank: 5, of: 6, tied: 2 }
    expect(rankInCell(tied)).toBe('5 of 6, tied (2)')
    expect(rankInWords(tied)).toBe('5th of 6, tied (2)')
  })

  it('does not mention ties if no other offer has its price', () => {
    const alone = { rank: 1, of: 1234, tied: 1 }
    expect(rankInCell(alone)).toBe('1 of 1,234')
    expect(rankInWords(alone)).toBe('1st of 1,234')
  })
})
