import { describe, expect, it } from 'vitest'
import { anAlertRule } from '@test/made/anAlertRule.ts'
import { RULE_KINDS, type RuleCondition, type RuleKind } from './rule.ts'
import { ruleInShort, ruleInWords, rulePieces, scopeInWords, type Piece } from './ruleWords.ts'

describe('an alert in words', () => {
  it.each<[string, RuleCondition]>([
    [
      'A competitor goes more than 5% below your price',
      { kind: 'rival below me', by: { amount: 5, unit: '%' }, merchant: null },
    ],
    [
      'Bazaarly goes more than 2.00 below your price',
      { kind: 'rival below me', by: { amount: 2, unit: 'amount' }, merchant: 'Bazaarly' },
    ],
    [
      'A competitor goes below your price',
      { kind: 'rival below me', by: { amount: 0, unit: '%' }, merchant: null },
    ],
    ['An offer is below your floor price', { kind: 'below floor', merchant: null }],
    [
      'You are more than 10% above the market median',
      { kind: 'above reference', by: { amount: 10, unit: '%' }, reference: 'median' },
    ],
    [
      'You are above Sundial',
      {
        kind: 'above reference',
        by: { amount: 0, unit: '%' },
        reference: { merchant: 'sd', name: 'Sundial' },
      },
    ],
    [
      'A competitor is out of stock on one of your products',
      { kind: 'rival out of stock', merchant: null },
    ],
    ['Sundial is a new seller of one of your products', { kind: 'new rival', merchant: 'Sundial' }],
    ['A brand’s median moves by more than 3%', { kind: 'median moved', of: 'brand', percent: 3 }],
    [
      'A discount differs from its prices by more than 15 points',
      { kind: 'discount not borne out', points: 15, merchant: null },
    ],
  ])('says %s', (sentence, condition) => {
    expect(ruleInWords(anAlertRule(condition))).toBe(sentence)
  })

  it('exists for every kind of alert, with a short name', () => {
    const merchant = null
    const by = { amount: 5, unit: '%' } as const
    const all: Record<RuleKind, RuleCondition> = {
      'rival below me': { kind: 'rival below me', by, merchant },
      'below floor': { kind: 'below floor', merchant },
      'above reference': { kind: 'above reference', by, reference: 'median' },
      'rival out of stock': { kind: 'rival out of stock', merchant },
      'new rival': { kind: 'new rival', merchant },
      'median moved': { kind: 'median moved', of: 'set', percent: 3 },
      'discount not borne out': { kind: 'discount not borne out', points: 1, merchant },
    }
    expect(RULE_KINDS.map((kind) => ruleInShort(all[kind]))).toEqual([
      { name: 'Below your price', detail: 'more than 5%' },
      { name: 'Below your floor price', detail: 'from My prices' },
      { name: 'Above the market median', detail: 'more than 5%' },
      { name: 'Competitor out of stock', detail: 'any competitor' },
      { name: 'New competitor', detail: 'any competitor' },
      { name: 'Collection median changed', detail: 'more than 3%' },
      { name: 'Discount doesn’t match prices', detail: 'more than 1 point' },
    ])
    for (const kind of RULE_KINDS) {
      expect(rulePieces(all[kind]).some((piece: Piece) => typeof piece !== 'string')).toBe(true)
    }
  })

  it('names the scope of the alert', () => {
    expect(scopeInWords({ of: 'all' })).toBe('everything saved')
    expect(scopeInWords({ of: 'collection', id: 'a', name: 'Autumn shirts' })).toBe(
      'collection Autumn shirts',
    )
    expect(scopeInWords({ of: 'collection', id: 'a', name: 'Shirts' })).toBe('collection Shirts')
    expect(scopeInWords({ of: 'brand', name: 'Haldane' })).toBe('brand Haldane')
    const others = ['Marlowe', 'Alder']
    expect(scopeInWords({ of: 'brand', name: 'Haldane', others })).toBe(
      'brands Haldane, Marlowe and Alder',
    )
  })
})
