/** Rules in words: the sentence of each, its short name beside what fired, and where it looks. */
import {
  formatCount,
  formatDiscount,
  formatGivenPercent,
  formatPrice,
  formatWorkedOut,
} from '../../lib/numbers/format.ts'
import { listed } from '../../lib/text/listed.ts'
import { referenceWords } from '../../market/reference.ts'
import type { FiringFigure } from './evaluateRules.ts'
import {
  brandsOf,
  type RuleCondition,
  type RuleScope,
  type Threshold,
  type WatchRule,
} from './rule.ts'

/** A piece of a sentence; what a rule can be told from others by is strong. */
export type Piece = string | { strong: string }

const strong = (text: string): Piece => ({ strong: text })

/** "5%", "2.00". */
function thresholdInWords({ amount, unit }: Threshold): string {
  return unit === '%' ? formatGivenPercent(amount) : formatPrice(amount)
}

const pointsInWords = (points: number) =>
  `${formatCount(points)} ${points === 1 ? 'point' : 'points'}`

const rivalOr = (merchant: string | null, any: string): Piece =>
  merchant === null ? any : strong(merchant)

/** "A rival goes more than 5% below my price". */
export function rulePieces(condition: RuleCondition): Piece[] {
  switch (condition.kind) {
    case 'rival below me': {
      const { merchant, by } = condition
      const than = by.amount === 0 ? 'goes' : 'goes more than '
      const much = by.amount === 0 ? [] : [strong(thresholdInWords(by))]
      return [rivalOr(merchant, 'A rival'), ` ${than}`, ...much, ' below ', strong('my price')]
    }
    case 'below floor': {
      const { merchant } = condition
      const who = merchant === null ? ['An offer'] : ['An offer of ', strong(merchant)]
      return [...who, ' stands below ', strong('its floor')]
    }
    case 'above reference': {
      const { by, reference } = condition
      const much =
        by.amount === 0 ? ['I am '] : ['I am more than ', strong(thresholdInWords(by)), ' ']
      const { label } = referenceWords(reference)
      const name = typeof reference === 'string' ? `the ${label}` : label
      return [...much, 'above ', strong(name)]
    }
    case 'rival out of stock':
      return [
        rivalOr(condition.merchant, 'A rival'),
        ' is ',
        strong('out of stock'),
        ' on a code of mine',
      ]
    case 'new rival':
      return [rivalOr(condition.merchant, 'A rival'), ' is ', strong('new'), ' on a code of mine']
    case 'median moved':
      return [
        condition.of === 'brand' ? 'A brand’s ' : 'A set’s ',
        strong('median'),
        ' moves by more than ',
        strong(formatGivenPercent(condition.percent)),
      ]
    case 'discount not borne out': {
      const { merchant, points } = condition
      const whose = merchant === null ? ['A discount'] : ['A discount of ', strong(merchant)]
      return [...whose, ' differs from its prices by more than ', strong(pointsInWords(points))]
    }
  }
}

export function ruleInWords({ condition }: Pick<WatchRule, 'condition'>): string {
  return rulePieces(condition)
    .map((piece) => (typeof piece === 'string' ? piece : piece.strong))
    .join('')
}

/** "Below my price" and "more than 5%": how a rule is called in a row of what fired. */
export function ruleInShort(condition: RuleCondition): { name: string; detail: string } {
  const moreThan = (text: string) => `more than ${text}`
  switch (condition.kind) {
    case 'rival below me':
      return { name: 'Below my price', detail: moreThan(thresholdInWords(condition.by)) }
    case 'below floor':
      return { name: 'Below its floor', detail: 'price list' }
    case 'above reference': {
      const { label } = referenceWords(condition.reference)
      return { name: `Above ${label}`, detail: moreThan(thresholdInWords(condition.by)) }
    }
    case 'rival out of stock':
      return { name: 'Rival out of stock', detail: condition.merchant ?? 'any rival' }
    case 'new rival':
      return { name: 'New rival', detail: condition.merchant ?? 'any rival' }
    case 'median moved':
      return {
        name: condition.of === 'brand' ? 'Brand median moved' : 'Set median moved',
        detail: moreThan(formatGivenPercent(condition.percent)),
      }
    case 'discount not borne out':
      return {
        name: 'Discount not borne out',
        detail: moreThan(pointsInWords(condition.points)),
      }
  }
}

/** "list Autumn shirts", "brands Haldane and Marlowe", "everything kept". */
export function scopeInWords(scope: RuleScope): string {
  switch (scope.of) {
    case 'all':
      return 'everything kept'
    case 'set':
      return `result set ${scope.name}`
    case 'brand': {
      const brands = brandsOf(scope)
      return `${brands.length === 1 ? 'brand' : 'brands'} ${listed(brands)}`
    }
    case 'list':
    case 'batch':
      return `${scope.of} ${scope.name}`
  }
}

/** "47.90", "−40%", "Out"; what was worked out has two decimals. */
export function figureInWords({ kind, value, label }: FiringFigure): string {
  if (kind === 'stock') return 'Out'
  if (kind === 'percent') return formatDiscount(value)
  return label.startsWith('median') || label.startsWith('mean')
    ? formatWorkedOut(value)
    : formatPrice(value)
}

/** What stands under a figure: of stock the price that it was offered at. */
export function labelInWords({ kind, value, label }: FiringFigure): string {
  return kind === 'stock' && value !== null ? `at ${formatPrice(value)}` : label
}
