/** Alerts, and the facts of a small market for them. */
import type { PricingContext } from '@/domain/alerts/evaluateRules.ts'
import type { RuleCondition, AlertRule } from '@/domain/alerts/rule.ts'
import type { ItemOffer } from '@/domain/pricing/itemAnswer.ts'
import { noAliases } from '@/domain/pricing/names.ts'

export const anAlertRule = (
  condition: RuleCondition,
  overrides: Partial<Omit<AlertRule, 'condition'>> = {},
): AlertRule => ({
  id: 'rule',
  madeAt: 0,
  changedAt: 0,
  isOn: true,
  offAt: null,
  scope: { of: 'all' },
  mutes: [],
  ...overrides,
  condition,
})

/** Northgate is your merchant. */
export const fromNorthgate: PricingContext = {
  ownMerchants: { us: ['northgate'] },
  tolerance: 0.5,
  aliases: noAliases,
}

/** Turns `{ northgate: 47.9, sundial: 45 }` into an offer of each merchant, whose name is its ID with a capital letter. */
export const offersAt = (prices: Record<string, number | null>): ItemOffer[] =>
  Object.entries(prices).map(([merchantId, offerPrice]) => ({
    productId: `of ${merchantId}`,
    merchantId,
    merchantName: merchantId.charAt(0).toUpperCase() + merchantId.slice(1),
    merchantProductUrl: null,
    offerPrice,
    salePrice: null,
  }))
