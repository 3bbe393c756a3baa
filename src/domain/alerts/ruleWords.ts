/** Puts alerts into words: the full sentence, the short name beside matches, and the scope. */
import { referenceWords, type Reference } from '@/domain/pricing/reference.ts'
import {
  formatDiscount,
  formatRawPercent,
  formatPrice,
  formatWorkedOut,
} from '@/lib/numbers/format.ts'
import { joinInWords } from '@/lib/text/joinInWords.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import type { MatchFigure } from './evaluateRules.ts'
import {
  brandsOf,
  type RuleCondition,
  type RuleScope,
  type Threshold,
  type AlertRule,
} from './rule.ts'

/** A piece of a sentence. Pieces that distinguish an alert from others are `strong`. */
export type Piece = string | { strong: string }

const strong = (text: string): Piece => ({ strong: text })

/** A threshold in words: "5%", "2.00". */
function thresholdInWords({ amount, unit }: Threshold): string {
  return unit === '%' ? formatRawPercent(amount) : formatPrice(amount)
}

/** The figure that prices are compared with: "the market median", "Sundial". */
function comparedInWords(reference: Reference): string {
  if (reference === 'median') return 'the market median'
  const { label } = referenceWords(reference)
  return typeof reference === 'string' ? `the ${label}` : label
}

const competitorOr = (merchant: string | null, any: string): Piece =>
  merchant === null ? any : strong(merchant)

/** The condition as a sentence in pieces: "A competitor goes more than 5% below your price". */
export function rulePieces(condition: RuleCondition): Piece[] {
  switch (condition.kind) {
    case 'rival below me': {
      const { merchant, by } = condition
      const than = by.amount === 0 ? 'goes' : 'goes more than '
      const much = by.amount === 0 ? [] : [strong(thresholdInWords(by))]
      return [
        competitorOr(merchant, 'A competitor'),
        ` ${than}`,
        ...much,
        ' below ',
        strong('your price'),
      ]
    }
    case 'below floor': {
      const { merchant } = condition
      const who = merchant === null ? ['An offer'] : ['An offer of ', strong(merchant)]
      return [...who, ' is below ', strong('your floor price')]
    }
    case 'above reference': {
      const { by, reference } = condition
      const much =
        by.amount === 0 ? ['You are '] : ['You are more than ', strong(thresholdInWords(by)), ' ']
      return [...much, 'above ', strong(comparedInWords(reference))]
    }
    case 'rival out of stock':
      return [
        competitorOr(condition.merchant, 'A competitor'),
        ' is ',
        strong('out of stock'),
        ' on one of your products',
      ]
    case 'new rival':
      return condition.merchant === null
        ? ['A ', strong('new'), ' competitor sells one of your products']
        : [strong(condition.merchant), ' is a ', strong('new'), ' seller of one of your products']
    case 'median moved':
      return [
        condition.of === 'brand' ? 'A brand’s ' : 'A collection’s ',
        strong('median'),
        ' moves by more than ',
        strong(formatRawPercent(condition.percent)),
      ]
    case 'discount not borne out': {
      const { merchant, points } = condition
      const whose = merchant === null ? ['A discount'] : ['A discount of ', strong(merchant)]
      return [...whose, ' differs from its prices by more than ', strong(plural(points, 'point'))]
    }
  }
}

export function ruleInWords({ condition }: Pick<AlertRule, 'condition'>): string {
  return rulePieces(condition)
    .map((piece) => (typeof piece === 'string' ? piece : piece.strong))
    .join('')
}

/** The name and detail of an alert in a row of its matches: "Below your price" and "more than 5%". */
export function ruleInShort(condition: RuleCondition): { name: string; detail: string } {
  const moreThan = (text: string) => `more than ${text}`
  switch (condition.kind) {
    case 'rival below me':
      return { name: 'Below your price', detail: moreThan(thresholdInWords(condition.by)) }
    case 'below floor':
      return { name: 'Below your floor price', detail: 'from My prices' }
    case 'above reference': {
      const name = `Above ${comparedInWords(condition.reference)}`
      return { name, detail: moreThan(thresholdInWords(condition.by)) }
    }
    case 'rival out of stock':
      return { name: 'Competitor out of stock', detail: condition.merchant ?? 'any competitor' }
    case 'new rival':
      return { name: 'New competitor', detail: condition.merchant ?? 'any competitor' }
    case 'median moved':
      return {
        name: condition.of === 'brand' ? 'Brand median changed' : 'Collection median changed',
        detail: moreThan(formatRawPercent(condition.percent)),
      }
    case 'discount not borne out':
      return {
        name: 'Discount doesn’t match prices',
        detail: moreThan(plural(condition.points, 'point')),
      }
  }
}

/** The scope in words: "collection Autumn shirts", "brands Haldane and Marlowe", "everything saved". */
export function scopeInWords(scope: RuleScope): string {
  switch (scope.of) {
    case 'all':
      return 'everything saved'
    case 'brand': {
      const brands = brandsOf(scope)
      return `${pluralForm(brands.length, 'brand')} ${joinInWords(brands)}`
    }
    case 'collection':
      return `collection ${scope.name}`
  }
}

/** A figure of a match as text: "47.90", "−40%", "Out". Computed figures have two decimals. */
export function figureInWords({ kind, value, label }: MatchFigure): string {
  if (kind === 'stock') return 'Out'
  if (kind === 'percent') return formatDiscount(value)
  return label.startsWith('median') || label.startsWith('mean')
    ? formatWorkedOut(value)
    : formatPrice(value)
}

const LABELS: Readonly<Record<string, string>> = {
  mine: 'your price',
  theirs: 'their price',
  floor: 'your floor',
}

/** What a figure is: "your price", "median of 8"; for stock, the price at which the product was offered. */
export function labelInWords({ kind, value, label }: MatchFigure): string {
  if (kind === 'stock' && value !== null) return `at ${formatPrice(value)}`
  return LABELS[label] ?? label.replace(/ of (?:the others|all), (\d+)$/, ' of $1')
}
