/** An alert (in code: rule) over saved data: its condition, its scope and its snoozed matches (`mutes`). */
import type { Reference } from '@/domain/pricing/reference.ts'

/** The difference must exceed this amount, in percent of the compared figure or in the country’s currency. */
export type Threshold = { amount: number; unit: '%' | 'amount' }

/** The saved data that a rule covers; `all` is everything saved. */
export type RuleScope = { of: 'all' } | { of: 'collection'; id: string; name: string } | BrandScope

/** Products of these brands. Earlier app versions had one brand: they read only `name` and ignore `others`. */
type BrandScope = { of: 'brand'; name: string; others?: readonly string[] }

export const brandsOf = ({ name, others = [] }: BrandScope): readonly string[] => [name, ...others]

/** What must be met for a match. `merchant` is the name of a competitor, or null for any. */
export type RuleCondition =
  | { kind: 'rival below me'; by: Threshold; merchant: string | null }
  /** The floor (MAP) comes from My prices. */
  | { kind: 'below floor'; merchant: string | null }
  | { kind: 'above reference'; by: Threshold; reference: Reference }
  | { kind: 'rival out of stock'; merchant: string | null }
  | { kind: 'new rival'; merchant: string | null }
  /** A median price has changed by more than `percent`, relative to the median of the version before. */
  | { kind: 'median moved'; of: 'brand' | 'set'; percent: number }
  /** The stated discount differs from the one computed from the prices by more than `points`, in percentage points. */
  | { kind: 'discount not borne out'; points: number; merchant: string | null }

export type RuleKind = RuleCondition['kind']

/** The kinds of conditions, in the order in which the form offers them. */
export const RULE_KINDS = [
  'rival below me',
  'below floor',
  'above reference',
  'rival out of stock',
  'new rival',
  'median moved',
  'discount not borne out',
] as const satisfies readonly RuleKind[]

/** Hides one match, which is one rule, product and merchant. */
export type Snooze = {
  /** The key of the match. */
  key: string
  /** When the match was snoozed, in epoch milliseconds. */
  at: number
  /** The reason that the user typed; '' without one. */
  reason: string
  /** `moves`: the match is hidden until its figure changes or the rule stops matching. `ever`: it is hidden permanently. */
  until: 'moves' | 'ever'
  /** The figure of the match when it was snoozed. */
  found: number | null
}

export type AlertRule = {
  id: string
  /** When the rule was created, in epoch milliseconds. */
  madeAt: number
  /** When the condition last changed, in epoch milliseconds; earlier matches say nothing about it. */
  changedAt: number
  isOn: boolean
  /** When the rule was switched off, in epoch milliseconds; null while it is on. */
  offAt: number | null
  scope: RuleScope
  condition: RuleCondition
  mutes: readonly Snooze[]
}
