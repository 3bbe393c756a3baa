import { describe, expect, it } from 'vitest'
import {
  ownMerchantsAmong,
  ownMerchantsIn,
  formatOwnMerchants,
  ownMerchantLines,
  withOwnMerchantsIn,
} from './ownMerchants.ts'

describe('your merchants in a country', () => {
  const ownMerchants = { '*': ['Northgate'], in: ['Kurta House', 'Northgate'], gb: [] }

  it('are those chosen for it, otherwise those for all countries, otherwise none', () => {
    expect(ownMerchantsIn(ownMerchants, ['IN'])).toBe(ownMerchants.in)
    expect(ownMerchantsIn(ownMerchants, ['us'])).toBe(ownMerchants['*'])
    expect(ownMerchantsIn(ownMerchants, ['gb'])).toEqual([])
    expect(ownMerchantsIn({}, ['constructor'])).toEqual([])
  })

  it('are combined for several countries, each once', () => {
    expect(ownMerchantsIn(ownMerchants, ['us', 'in', 'gb'])).toEqual(['Northgate', 'Kurta House'])
  })

  it('can be changed for one country only', () => {
    const chosen = withOwnMerchantsIn(ownMerchants, ['US'], ['Cartwheel'])
    expect(ownMerchantsIn(chosen, ['us'])).toEqual(['Cartwheel'])
    expect(ownMerchantsIn(chosen, ['de'])).toEqual(['Northgate'])
  })

  it('are listed at the top of a file, per country if they differ', () => {
    expect(ownMerchantLines({}, [['us'], ['in']], [])).toEqual(['Your merchant: none chosen'])
    expect(ownMerchantLines(ownMerchants, [['us'], ['in'], ['gb']], [])).toEqual([
      'Your merchant in US: Northgate',
      'Your merchant in IN: Kurta House, Northgate',
      'Your merchant in GB: none chosen',
    ])
  })

  it('are listed in a file by the names in its offers if they were chosen by ID', () => {
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

it('finds your merchants among names by spelling, or by an ID with the same letters', () => {
  expect(ownMerchantsAmong(['ACME', 'Other', 'Acme'], [' acme '])).toEqual(['ACME', 'Acme'])
  expect(ownMerchantsAmong(['Harbor & Main', 'Sundial'], ['harbor-main'])).toEqual([
    'Harbor & Main',
  ])
  expect(ownMerchantsAmong(['& &'], ['– –'])).toEqual([])
  expect(ownMerchantsAmong(['', 'ACME'], [])).toEqual([])
})
