import { describe, expect, it } from 'vitest'
import { RULE_KINDS, type RuleCondition, type RuleScope } from '@/domain/alerts/rule.ts'
import { anAlertRule } from '@test/made/anAlertRule.ts'
import {
  blankDraft,
  draftBrands,
  draftOf,
  furtherBrands,
  KIND_OPTIONS,
  merchantOptions,
  readDraft,
  referenceOptions,
  scopeOptions,
  scopesOf,
} from './ruleDraft.ts'

const subject = {
  at: 1,
  codes: 2,
  brands: ['Haldane', 'Marlowe'],
  merchants: ['median', 'Sundial'],
  places: [{ of: 'collection' as const, id: 'l1', name: 'Autumn shirts' }],
}
const scopes = scopesOf(subject, null)

const conditions: RuleCondition[] = [
  { kind: 'rival below me', by: { amount: 2.5, unit: 'amount' }, merchant: 'Sundial' },
  { kind: 'below floor', merchant: null },
  { kind: 'above reference', by: { amount: 10, unit: '%' }, reference: 'min' },
  {
    kind: 'above reference',
    by: { amount: 10, unit: '%' },
    reference: { merchant: 'median', name: 'median' },
  },
  { kind: 'rival out of stock', merchant: 'Sundial' },
  { kind: 'new rival', merchant: null },
  { kind: 'median moved', of: 'set', percent: 3 },
  { kind: 'discount not borne out', points: 15, merchant: null },
]

const places: RuleScope[] = [
  { of: 'all' },
  { of: 'collection', id: 'l1', name: 'Autumn shirts' },
  { of: 'brand', name: 'Marlowe' },
  { of: 'brand', name: 'Marlowe', others: ['Haldane', 'Alder'] },
]

describe('the form for an alert', () => {
  it.each(conditions)('restores an alert from its fields: %j', (condition) => {
    for (const scope of places) {
      const rule = anAlertRule(condition, { scope })
      expect(readDraft(draftOf(rule), scopes)).toEqual({ scope, condition })
    }
  })

  it('accepts 0, and needs no number for a new competitor', () => {
    expect(readDraft({ ...blankDraft, amountText: '0' }, scopes)).not.toHaveProperty('problem')
    expect(readDraft({ ...blankDraft, kind: 'new rival', amountText: '' }, scopes)).toMatchObject({
      condition: { kind: 'new rival' },
    })
  })

  it.each<[string, '%' | 'amount', string]>([
    ['', '%', 'Enter a number of 0 or more.'],
    ['-1', '%', 'Enter a number of 0 or more.'],
    ['much', '%', '“much” isn’t a number. Enter a number of 0 or more.'],
    ['$5', '%', '“$5” isn’t a number. Enter a number of 0 or more.'],
    ['(5)', 'amount', '“(5)” is a negative figure, not a price. Enter a number of 0 or more.'],
    ['5 %', 'amount', '“5 %” is a percentage, not a price. Enter a number of 0 or more.'],
  ])('refuses the number %j in %s', (amountText, unit, problem) => {
    expect(readDraft({ ...blankDraft, amountText: amountText, unit }, scopes)).toEqual({ problem })
  })

  it.each<[string, '%' | 'amount', number]>([
    ['5 %', '%', 5],
    ['2.5', '%', 2.5],
    ['Rs.499', 'amount', 499],
    ['1,299.50', 'amount', 1299.5],
  ])('accepts the number %j in %s', (amountText, unit, amount) => {
    expect(readDraft({ ...blankDraft, amountText: amountText, unit }, scopes)).toMatchObject({
      condition: { by: { amount, unit } },
    })
  })

  it('offers every kind of alert and all saved collections, brands and merchants', () => {
    expect(KIND_OPTIONS.map(({ value }) => value)).toEqual(RULE_KINDS)
    expect(scopeOptions(scopes).map(({ label }) => label)).toEqual([
      'everything saved',
      'collection Autumn shirts',
      'brand Haldane',
      'brand Marlowe',
    ])
    expect(merchantOptions(subject, '', 'any rival')).toHaveLength(3)
    expect(referenceOptions(subject, 'median').map(({ label }) => label)).toEqual([
      'the market median',
      'the lowest of the competitors',
      'the mean of the competitors',
      'median',
      'Sundial',
    ])
  })

  it('offers further brands besides the chosen ones, each once', () => {
    const draft = { ...blankDraft, scope: 'brand Marlowe', others: ['Haldane', 'Marlowe'] }
    expect(draftBrands(draft, scopes)).toEqual(['Marlowe', 'Haldane'])
    expect(draftBrands({ ...draft, scope: 'all' }, scopes)).toEqual([])
    expect(furtherBrands(scopes, ['Marlowe']).map(({ value }) => value)).toEqual(['', 'Haldane'])
  })

  it('still offers the chosen collection or merchant if it no longer exists', () => {
    const deletedScope: RuleScope = { of: 'collection', id: 'b', name: 'Old codes' }
    expect(scopesOf(subject, deletedScope).at(-1)).toBe(deletedScope)
    expect(merchantOptions(subject, 'Bazaarly', 'any').at(-1)?.value).toBe('Bazaarly')
    expect(referenceOptions(null, 'merchant Bazaarly').at(-1)).toEqual({
      value: 'merchant Bazaarly',
      label: 'Bazaarly',
    })
  })
})
