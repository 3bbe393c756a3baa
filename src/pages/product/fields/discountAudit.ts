/**
 * Compares the discounts of a record: two given ones, and one from its prices. It reports a difference without saying which is
 * right, because the specification (§2.1) does not say how the service calculates them.
 */
import { discountsDisagree, recomputedDiscount } from '@/api/discount.ts'
import { FIELDS } from '@/api/fields/fields.ts'
import { formatIndex, formatPrice } from '@/lib/numbers/format.ts'
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'

type Priced = { offerPrice: number | null; salePrice: number | null }

export type AuditedRecord = Priced & {
  /** The discount in percent, as the record gives it. */
  discount: number | null
  trueDiscount: number | null
  skuSet: readonly Priced[]
}

/** How two discounts compare; `points` is how many percentage points the given one is above the other. */
type Agreement = { kind: 'same' | 'near' | 'apart'; points: number }

export type DiscountAudit = {
  /** The discount that the record's prices give: (1 − offer price ÷ MRP) × 100; null without both. */
  recomputed: number | null
  /** The calculation as text, "1 − 47.90 ÷ 59.00"; null without a figure. */
  formula: string | null
  /** The calculated discounts of the SKUs with both prices: the lowest, the highest, and how many of how many SKUs. */
  skus: { least: number; greatest: number; n: number; of: number } | null
  discount: Agreement | null
  /** How the true discount compares with the prices, or with `discount` when the prices give no figure. */
  trueDiscount: (Agreement & { against: 'prices' | 'discount' }) | null
  /** The findings, in whole sentences. */
  sentences: string[]
}

/** How two discounts agree. Same: equal as whole percents. Near: within one point, which rounding explains. */
function agreement(received: number | null, other: number | null): Agreement | null {
  if (received === null || other === null) return null
  const points = withoutNoise(received - other)
  if (discountsDisagree(received, other)) return { kind: 'apart', points }
  return { kind: Math.round(received) === Math.round(other) ? 'same' : 'near', points }
}

export function pointsInWords(points: number): string {
  const figure = formatIndex(Math.abs(points))
  return figure === formatIndex(1) ? `${figure} point` : `${figure} points`
}

function ofSkus(skus: readonly Priced[]): DiscountAudit['skus'] {
  const figures = skus
    .map(({ offerPrice, salePrice }) => recomputedDiscount(offerPrice, salePrice))
    .filter((figure) => figure !== null)
    .toSorted((a, b) => a - b)
  const [least] = figures
  const greatest = figures.at(-1)
  if (least === undefined || greatest === undefined) return null
  return { least, greatest, n: figures.length, of: skus.length }
}

function whyNoFigure({ offerPrice, salePrice }: Priced): string {
  const lacking = [
    ...(isUsablePrice(offerPrice) ? [] : [FIELDS.offerPrice.label.toLowerCase()]),
    ...(isUsablePrice(salePrice) ? [] : [FIELDS.salePrice.label]),
  ].join(' or ')
  return `Can’t be calculated: no ${lacking} above 0.`
}

const AGAINST = { prices: 'the prices', discount: 'the discount' }

function compared(name: string, { kind, points }: Agreement, other: string): string {
  if (kind === 'same') return `${name} matches ${other}.`
  const by = pointsInWords(points)
  if (kind === 'near') return `${name} is within rounding of ${other} (${by}).`
  return `${name} differs from ${other} by ${by}.`
}

function sentencesOf(record: AuditedRecord, audit: Omit<DiscountAudit, 'sentences'>): string[] {
  const { recomputed, discount, trueDiscount } = audit
  const sentences = []
  if (recomputed === null) sentences.push(whyNoFigure(record))
  if (recomputed !== null && recomputed < 0) {
    sentences.push('The offer price is above the MRP.')
  }
  if (record.discount === null) sentences.push('No discount was given.')
  if (discount) sentences.push(compared('The discount', discount, AGAINST.prices))
  if (trueDiscount) {
    sentences.push(
      compared('The true discount', trueDiscount, AGAINST[trueDiscount.against]),
      'The source doesn’t say why.',
    )
  }
  return sentences
}

export function auditDiscount(record: AuditedRecord): DiscountAudit {
  const { offerPrice, salePrice, discount, trueDiscount } = record
  const recomputed = recomputedDiscount(offerPrice, salePrice)
  const ofTrue = agreement(trueDiscount, recomputed ?? discount)
  const audit = {
    recomputed,
    formula:
      recomputed === null ? null : `1 − ${formatPrice(offerPrice)} ÷ ${formatPrice(salePrice)}`,
    skus: ofSkus(record.skuSet),
    discount: agreement(discount, recomputed),
    trueDiscount: ofTrue && {
      ...ofTrue,
      against: recomputed === null ? ('discount' as const) : ('prices' as const),
    },
  }
  return { ...audit, sentences: sentencesOf(record, audit) }
}
