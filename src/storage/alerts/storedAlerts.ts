/**
 * The stored form of alerts with their snoozed matches (`mutes`), and of evaluations with the matches that they found (`firings`).
 */
import * as v from 'valibot'
import type { AlertMatch, MatchFigure, RuleResult } from '@/domain/alerts/evaluateRules.ts'
import type {
  Snooze,
  RuleCondition,
  RuleScope,
  Threshold,
  AlertRule,
} from '@/domain/alerts/rule.ts'
import type { Reference } from '@/domain/pricing/reference.ts'
import { address, count, figure, text } from '@/storage/storedFields.ts'

const amount = v.pipe(v.number(), v.minValue(0))

const by = v.object({
  amount,
  unit: v.picklist(['%', 'amount']),
}) satisfies v.GenericSchema<Threshold>

const reference = v.union([
  v.picklist(['median', 'min', 'mean']),
  v.object({ merchant: v.string(), name: v.exactOptional(v.string()) }),
]) satisfies v.GenericSchema<Reference>

const condition = v.variant('kind', [
  v.object({ kind: v.literal('rival below me'), by, merchant: text }),
  v.object({ kind: v.literal('below floor'), merchant: text }),
  v.object({ kind: v.literal('above reference'), by, reference }),
  v.object({ kind: v.literal('rival out of stock'), merchant: text }),
  v.object({ kind: v.literal('new rival'), merchant: text }),
  v.object({
    kind: v.literal('median moved'),
    of: v.picklist(['brand', 'set']),
    percent: amount,
  }),
  v.object({ kind: v.literal('discount not borne out'), points: amount, merchant: text }),
]) satisfies v.GenericSchema<RuleCondition>

const scope = v.variant('of', [
  v.object({ of: v.literal('all') }),
  v.object({ of: v.literal('collection'), id: v.string(), name: v.string() }),
  v.object({
    of: v.literal('brand'),
    name: v.string(),
    others: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
  }),
]) satisfies v.GenericSchema<RuleScope>

const mute = v.object({
  key: v.string(),
  at: v.number(),
  reason: v.string(),
  until: v.picklist(['moves', 'ever']),
  found: figure,
}) satisfies v.GenericSchema<Snooze>

/** The schema of one alert, also used for files of alerts. */
export const watchRule = v.object({
  id: v.pipe(v.string(), v.nonEmpty('expected an id')),
  madeAt: v.number(),
  changedAt: v.number(),
  isOn: v.boolean(),
  offAt: figure,
  scope,
  condition,
  mutes: v.array(mute),
}) satisfies v.GenericSchema<AlertRule>

export const storedAlert = v.object({ connectionId: v.string(), ...watchRule.entries })

const firingFigure = v.object({
  kind: v.picklist(['price', 'percent', 'stock']),
  value: figure,
  label: v.string(),
}) satisfies v.GenericSchema<MatchFigure>

const firing = v.object({
  key: v.string(),
  ruleId: v.string(),
  country: v.string(),
  code: text,
  productId: text,
  setId: text,
  listing: v.exactOptional(v.nullable(v.object({ id: v.string(), sizes: v.nullable(count) }))),
  name: text,
  brand: text,
  imageUrl: address,
  merchant: text,
  against: firingFigure,
  found: firingFigure,
  difference: v.nullable(
    v.object({ value: v.number(), unit: v.picklist(['%', 'amount', 'points']) }),
  ),
  since: v.number(),
  isNew: v.boolean(),
  mute: v.nullable(mute),
}) satisfies v.GenericSchema<AlertMatch>

const verdict = v.object({
  ruleId: v.string(),
  fired: count,
  isNew: count,
  muted: count,
  decided: count,
  undecided: count,
  why: text,
}) satisfies v.GenericSchema<RuleResult>

export const storedAlertRun = v.object({
  connectionId: v.string(),
  /** The time of the latest evaluated answer, so that a repeated evaluation replaces the same run. */
  id: v.string(),
  /** When it was evaluated, and the time of the latest evaluated answer, in epoch milliseconds. */
  at: v.number(),
  factsAt: v.number(),
  verdicts: v.array(verdict),
  /** The matches, stored for the last two runs only; null for earlier runs, of which only the counts in `verdicts` are stored. */
  firings: v.nullable(v.array(firing)),
})

export type StoredAlert = v.InferOutput<typeof storedAlert>
export type StoredAlertRun = v.InferOutput<typeof storedAlertRun>
