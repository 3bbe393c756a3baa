import { describe, expect, it } from 'vitest'
import {
  ownMerchantsAmong,
  ownMerchantsIn,
  formatOwnMerchants,
  ownMerchantLines,
  withOwnMerchantsIn,
} from './ownMerchants.ts'

describe('mine in a country', () => {
  const ownMerchants = { '*': ['Northgate'], in: ['Kurta House', 'Northgate'], gb: [] }

  it('are its own, else those of everywhere, else nobody', () => {
    expect(ownMerchantsIn(ownMerchants, ['IN'])).toBe(ownMerchants.in)
    expect(ownMerchantsIn(ownMerchants, ['us'])).toBe(ownMerchants['*'])
    expect(ownMerchantsIn(ownMerchants, ['gb'])).toEqual([])
    expect(ownMerchantsIn({}, ['constructor'])).toEqual([])
  })

  it('of several countries are those of each, once', () => {
    expect(ownMerchantsIn(ownMerchants, ['us', 'in', 'gb'])).toEqual(['Northgate', 'Kurta House'])
  })

  it('are chosen for it alone', () => {
    const chosen = withOwnMerchantsIn(ownMerchants, ['US'], ['Cartwheel'])
    expect(ownMerchantsIn(chosen, ['us'])).toEqual(['Cartwheel'])
    expect(ownMerchantsIn(chosen, ['de'])).toEqual(['Northgate'])
  })

  it('are named in the head of a file, country by country where they differ', () => {
    expect(ownMerchantLines({}, [['us'], ['in']], [])).toEqual(['Your merchant: none chosen'])
    expect(ownMerchantLines(ownMerchants, [['us'], ['in'], ['gb']], [])).toEqual([
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
    expect(
      ownMerchantLines({ us: ['harbormain', 'nameless', 'Sundial'] }, [['us']], offers),
    ).toEqual(['Your merchant: Harbor & Main, nameless, Sundial'])
  })
})

it('names several of your merchants in few words', () => {
  expect(formatOwnMerchants([])).toBe('')
  expect(formatOwnMerchants(['A'])).toBe('A')
  expect(formatOwnMerchants(['A', 'B'])).toBe('A and B')
  expect(formatOwnMerchants(['A', 'B', 'C', 'D'])).toBe('A and 3 more')
})

it('finds mine among names by their spelling, and by an id that has their letters', () => {
  expect(ownMerchantsAmong(['ACME', 'Other', 'Acme'], [' acme '])).toEqual(['ACME', 'Acme'])
  expect(ownMerchantsAmong(['Harbor & Main', 'Sundial'], ['harbor-main'])).toEqual([
    'Harbor & Main',
  ])
  expect(ownMerchantsAmong(['& &'], ['– –'])).toEqual([])
  expect(ownMerchantsAmong(['', 'ACME'], [])).toEqual([])
})
