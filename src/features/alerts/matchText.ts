/** The figures of a match as plain text, as reports write them. */
import type { AlertMatch, MatchFigure } from '@/domain/alerts/evaluateRules.ts'
import { labelInWords } from '@/domain/alerts/ruleWords.ts'
import {
  formatRawPercent,
  formatIndex,
  formatPercent,
  formatPrice,
  formatSigned,
  MISSING,
} from '@/lib/numbers/format.ts'

/** The figure that a match is compared with: "34.00 (your floor)"; without a figure only its kind: "out of stock". */
export function comparedInText({ kind, value, label }: MatchFigure): string {
  const words = labelInWords({ kind, value, label })
  if (value === null) return words
  return `${kind === 'percent' ? formatRawPercent(value) : formatPrice(value)} (${words})`
}

/** The difference between the two figures: "−17.9%", "+4.00", "18.9 points"; a dash if they are of different kinds. */
export function differenceInText({ difference }: AlertMatch): string {
  if (difference === null) return MISSING
  const { value, unit } = difference
  if (unit === 'amount') return formatSigned(value)
  return unit === '%'
    ? formatPercent(value, { digits: 1, signed: true })
    : `${formatIndex(Math.abs(value))} points`
}
