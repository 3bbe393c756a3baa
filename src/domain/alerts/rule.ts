/** A rule over what is stored: what it looks for, where, and what of it was muted. */
import type { Reference } from '@/domain/pricing/reference.ts'

/** More than this much, in percent of what it is measured against, or in the currency of the country. */
export type Threshold = { amount: number; unit: '%' | 'amount' }

/** Where a rule looks: `all` is everything kept. */
export type RuleScope = { of: 'all' } | { of: 'collection'; id: string; name: string } | BrandScope

/** One brand or several; an older version knows the first alone, and leaves out the others. */
type BrandScope = { of: 'brand'; name: string; others?: readonly string[] }

export const brandsOf = ({ name, others = [] }: BrandScope): readonly string[] => [name, ...others]

/** `merchant` is one of the others by its name, or null for any of them. */
export type RuleCondition =
  | { kind: 'rival below me'; by: Threshold; merchant: string | null }
  /** The floor (MAP) stands in the price list. */
  | { kind: 'below floor'; merchant: string | null }
  | { kind: 'above reference'; by: Threshold; reference: Reference }
  | { kind: 'rival out of stock'; merchant: string | null }
  | { kind: 'new rival'; merchant: string | null }
  /** In percent of the median before. */
  | { kind: 'median moved'; of: 'brand' | 'set'; percent: number }
  /** In points between the stated discount and the one that follows from the prices. */
  | { kind: 'discount not borne out'; points: number; merchant: string | null }

export type RuleKind = RuleCondition['kind']

/** In the order of the choice. */
export const RULE_KINDS = [
  'rival below me',
  'below floor',
  'above reference',
  'rival out of stock',
  'new rival',
  'median moved',
  'discount not borne out',
] as const satisfies readonly RuleKind[]

/** What is muted is one firing: a rule, a product and a merchant. */
export type Snooze = {
  /** Of the firing. */
  key: string
  /** Epoch milliseconds. */
  at: number
  /** The user's own words; '' for none. */
  reason: string
  /** `moves`: as long as the figure found stays what it was and the rule goes on firing. */
  until: 'moves' | 'ever'
  /** The figure found when it was muted. */
  found: number | null
}

export type WatchRule = {
  id: string
  /** Epoch milliseconds. */
  madeAt: number
  /** When its words were last changed, in epoch milliseconds: what fired before says nothing of it. */
  changedAt: number
  isOn: boolean
  /** When it was switched off; null while it is on. */
  offAt: number | null
  scope: RuleScope
  condition: RuleCondition
  mutes: readonly Snooze[]
}
