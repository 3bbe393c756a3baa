import { describe, expect, it } from 'vitest'
import { mineAmong, mineIn, mineInWords, mineLines, withMineIn } from './me.ts'

describe('mine in a country', () => {
  const mine = { '*': ['Northgate'], in: ['Kurta House', 'Northgate'], gb: [] }

  it('are its own, else those of everywhere, else nobody', () => {
    expect(mineIn(mine, ['IN'])).toBe(mine.in)
    expect(mineIn(mine, ['us'])).toBe(mine['*'])
    expect(mineIn(mine, ['gb'])).toEqual([])
    expect(mineIn({}, ['constructor'])).toEqual([])
  })

  it('of several countries are those of each, once', () => {
    expect(mineIn(mine, ['us', 'in', 'gb'])).toEqual(['Northgate', 'Kurta House'])
  })

  it('are chosen for it alone', () => {
    const chosen = withMineIn(mine, ['US'], ['Cartwheel'])
    expect(mineIn(chosen, ['us'])).toEqual(['Cartwheel'])
    expect(mineIn(chosen, ['de'])).toEqual(['Northgate'])
  })

  it('are named in the head of a file, country by country where they differ', () => {
    expect(mineLines({}, [['us'], ['in']], [])).toEqual(['Your merchant: none chosen'])
    expect(mineLines(mine, [['us'], ['in'], ['gb']], [])).toEqual([
      'Your merchant in US: Northgate',
      'Your merchant in IN: Kurta House, Northgate',
      'Your merchant in GB: none chosen',
    ])
  })

  it('are called in a file as its offers call them, where they were chosen by an id', () => {
    const offers = [
      { merchantId: 'harbormain', merchantName: 'Harbor & Main' },
      { merchantId: 'nameless', merchantName: null },
    ]
    expect(mineLines({ us: ['harbormain', 'nameless', 'Sundial'] }, [['us']], offers)).toEqual([
      'Your merchant: Harbor & Main, nameless, Sundial',
    ])
  })
})

it('names several of mine in few words', () => {
  expect(mineInWords([])).toBe('')
  expect(mineInWords(['A'])).toBe('A')
  expect(mineInWords(['A', 'B'])).toBe('A and B')
  expect(mineInWords(['A', 'B', 'C', 'D'])).toBe('A and 3 more')
})

it('finds mine among names by their spelling, and by an id that has their letters', () => {
  expect(mineAmong(['ACME', 'Other', 'Acme'], [' acme '])).toEqual(['ACME', 'Acme'])
  expect(mineAmong(['Harbor & Main', 'Sundial'], ['harbor-main'])).toEqual(['Harbor & Main'])
  expect(mineAmong(['& &'], ['– –'])).toEqual([])
  expect(mineAmong(['', 'ACME'], [])).toEqual([])
})
