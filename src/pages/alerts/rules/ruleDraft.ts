/** A rule while it is edited: the values of its form fields, and their options. */
import type { SelectOption } from '@/components/ui/fields/SelectField.tsx'
import type { RuleCondition, RuleKind, RuleScope, AlertRule } from '@/domain/alerts/rule.ts'
import { RULE_KINDS } from '@/domain/alerts/rule.ts'
import { scopeInWords } from '@/domain/alerts/ruleWords.ts'
import { REFERENCE_KINDS, referenceWords, type Reference } from '@/domain/pricing/reference.ts'
import type { AlertSubject } from '@/jobs/workers/alertsTasks.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { readTypedNumber } from '@/lib/numbers/typedNumber.ts'

export type RuleDraft = {
  kind: RuleKind
  /** The amount as typed: a percentage, a price difference or percentage points, depending on the kind of rule. */
  amountText: string
  unit: '%' | 'amount'
  /** What the price is compared with: a kind of reference, or the name of a merchant. */
  reference: string
  /** The competitor that the rule is limited to; '' for any. */
  merchant: string
  of: 'brand' | 'set'
  /** The chosen scope as text, as `scopeValue` writes it. */
  scope: string
  /** When the scope is a brand: further brands that the alert covers. */
  others: readonly string[]
}

export const blankDraft: RuleDraft = {
  kind: 'rival below me',
  amountText: '5',
  unit: '%',
  reference: 'median',
  merchant: '',
  of: 'brand',
  scope: 'all',
  others: [],
}

export const KIND_OPTIONS: readonly SelectOption<RuleKind>[] = RULE_KINDS.map((value) => ({
  value,
  label: {
    'rival below me': 'a competitor goes below your price',
    'below floor': 'an offer is below your floor price',
    'above reference': 'you are above',
    'rival out of stock': 'a competitor is out of stock',
    'new rival': 'a new competitor sells one of your products',
    'median moved': 'the median moves',
    'discount not borne out': 'a discount differs from its prices',
  }[value],
}))

/**
 * The fields that the form has for each kind of rule: the unit of its amount (null for no amount), and whether a merchant can be
 * chosen.
 */
export const KIND_FIELDS: Record<
  RuleKind,
  { amountText: '%' | 'either' | 'points' | null; merchant: boolean }
> = {
  'rival below me': { amountText: 'either', merchant: true },
  'below floor': { amountText: null, merchant: true },
  'above reference': { amountText: 'either', merchant: false },
  'rival out of stock': { amountText: null, merchant: true },
  'new rival': { amountText: null, merchant: true },
  'median moved': { amountText: '%', merchant: false },
  'discount not borne out': { amountText: 'points', merchant: true },
}

/** The amount that the form suggests for each kind of rule. */
export const DEFAULT_AMOUNTS: Partial<Record<RuleKind, string>> = {
  'rival below me': '5',
  'above reference': '10',
  'median moved': '3',
  'discount not borne out': '15',
}

const scopeValue = (scope: RuleScope): string => {
  switch (scope.of) {
    case 'all':
      return 'all'
    case 'brand':
      return `brand ${scope.name}`
    case 'collection':
      return `${scope.of} ${scope.id}`
  }
}

/** The scope with its first brand only. */
const aloneOf = (scope: RuleScope): RuleScope =>
  scope.of === 'brand' ? { of: 'brand', name: scope.name } : scope

/** The scopes that the form offers. `now`, the scope of the edited rule, stays an option even if its data is gone. */
export function scopesOf(subject: AlertSubject | null, now: RuleScope | null): RuleScope[] {
  const scopes: RuleScope[] = [
    { of: 'all' },
    ...(subject?.places ?? []),
    ...(subject?.brands ?? []).map((name): RuleScope => ({ of: 'brand', name })),
  ]
  const isOffered = now === null || scopes.some((scope) => scopeValue(scope) === scopeValue(now))
  return isOffered ? scopes : [...scopes, aloneOf(now)]
}

export const scopeOptions = (scopes: readonly RuleScope[]): SelectOption<string>[] =>
  scopes.map((scope) => ({ value: scopeValue(scope), label: scopeInWords(scope) }))

/** The brands of a draft; empty when its scope is not a brand. */
export function draftBrands({ scope, others }: RuleDraft, scopes: readonly RuleScope[]): string[] {
  const one = scopes.find((each) => scopeValue(each) === scope)
  return one?.of === 'brand' ? [...new Set([one.name, ...others])] : []
}

/** The brands that can still be added to the scope of the draft. */
export function furtherBrands(
  scopes: readonly RuleScope[],
  chosen: readonly string[],
): SelectOption<string>[] {
  const names = scopes.flatMap((scope) => (scope.of === 'brand' ? [scope.name] : []))
  return [
    { value: '', label: 'another brand' },
    ...names.filter((name) => !chosen.includes(name)).map((name) => ({ value: name, label: name })),
  ]
}

export const merchantOptions = (
  subject: AlertSubject | null,
  now: string,
  any: string,
): SelectOption<string>[] => {
  const names = subject?.merchants ?? []
  const offered = now === '' || names.includes(now) ? names : [...names, now]
  return [{ value: '', label: any }, ...offered.map((name) => ({ value: name, label: name }))]
}

const isKind = (text: string): text is (typeof REFERENCE_KINDS)[number] =>
  REFERENCE_KINDS.some((kind) => kind === text)

/** The prefix of merchant names among the options, because a merchant may have the same name as a kind of reference. */
const OF_MERCHANT = 'merchant '

export const referenceOptions = (subject: AlertSubject | null, now: string) => {
  const kinds = REFERENCE_KINDS.map((value) => ({
    value: value as string,
    label: value === 'median' ? 'the market median' : `the ${referenceWords(value).label}`,
  }))
  const merchants = (subject?.merchants ?? []).map((name) => ({
    value: `${OF_MERCHANT}${name}`,
    label: name,
  }))
  const all = [...kinds, ...merchants]
  if (all.some(({ value }) => value === now)) return all
  return [...all, { value: now, label: now.slice(OF_MERCHANT.length) }]
}

function referenceOf(text: string): Reference {
  if (isKind(text)) return text
  const name = text.slice(OF_MERCHANT.length)
  return { merchant: name, name }
}

/** Reads the fields as a rule; returns a sentence about the problem when the amount is not valid. */
export function readDraft(
  draft: RuleDraft,
  scopes: readonly RuleScope[],
): Pick<AlertRule, 'scope' | 'condition'> | { problem: string } {
  const scope = scopes.find((one) => scopeValue(one) === draft.scope) ?? { of: 'all' as const }
  const { amountText } = KIND_FIELDS[draft.kind]
  const isAmount = amountText === 'either' && draft.unit === 'amount'
  const typed = readTypedNumber(draft.amountText, isAmount ? 'amount' : 'percent')
  const amount = typed.kind === 'number' ? typed.value : Number.NaN
  if (amountText !== null && !(amount >= 0)) {
    const message = typed.kind === 'problem' ? `${typed.message} ` : ''
    return { problem: `${message}Enter a number of 0 or more.` }
  }
  const [, ...others] = draftBrands(draft, scopes)
  const whole = scope.of === 'brand' && others.length > 0 ? { ...scope, others } : scope
  return { scope: whole, condition: conditionOf(draft, amount) }
}

function conditionOf(
  { kind, unit, reference, merchant: name, of }: RuleDraft,
  amount: number,
): RuleCondition {
  const merchant = name === '' ? null : name
  const by = { amount, unit }
  switch (kind) {
    case 'rival below me':
      return { kind, by, merchant }
    case 'above reference':
      return { kind, by, reference: referenceOf(reference) }
    case 'below floor':
    case 'rival out of stock':
    case 'new rival':
      return { kind, merchant }
    case 'median moved':
      return { kind, of, percent: amount }
    case 'discount not borne out':
      return { kind, points: amount, merchant }
  }
}

/** The form fields for an existing rule. */
export function draftOf({ condition, scope }: AlertRule): RuleDraft {
  const { kind } = condition
  const reference = 'reference' in condition ? condition.reference : 'median'
  const amountText =
    'by' in condition
      ? condition.by.amount
      : 'percent' in condition
        ? condition.percent
        : 'points' in condition
          ? condition.points
          : null
  return {
    ...blankDraft,
    kind,
    ...(amountText !== null && { amountText: formatCount(amountText) }),
    ...('by' in condition && { unit: condition.by.unit }),
    ...('of' in condition && { of: condition.of }),
    merchant: ('merchant' in condition ? condition.merchant : null) ?? '',
    reference:
      typeof reference === 'string'
        ? reference
        : `${OF_MERCHANT}${reference.name ?? reference.merchant}`,
    scope: scopeValue(scope),
    others: scope.of === 'brand' ? (scope.others ?? []) : [],
  }
}
