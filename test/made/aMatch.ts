/** A match of an alert: an offer of Sundial below the floor. */
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'

export const aMatch = (overrides: Partial<AlertMatch> = {}): AlertMatch => ({
  key: 'floor us 02049811819164 sundial',
  ruleId: 'floor',
  country: 'us',
  code: '2049811819164',
  productId: null,
  setId: null,
  name: 'Oxford shirt',
  brand: 'Marlowe',
  imageUrl: null,
  merchant: 'Sundial',
  against: { kind: 'price', value: 34, label: 'floor' },
  found: { kind: 'price', value: 27.9, label: 'theirs' },
  difference: { value: -17.9, unit: '%' },
  since: 1_763_500_000_000,
  isNew: true,
  mute: null,
  ...overrides,
})
