/** Describes what stands out, and makes the filter that shows its products. */
import type { PriceStatusName } from '@/domain/pricing/itemPosition.ts'
import type { RowFilter, StandOut } from '@/domain/rows/rowView.ts'
import { FEWEST_PRODUCTS, MOST_STAND_OUTS } from '@/domain/rows/standOuts.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { valueName } from './valueName.ts'

const SIDES = {
  above: { words: 'above market', position: 'Above market' },
  below: { words: 'below market', position: 'Below market' },
} as const satisfies Record<StandOut['side'], { words: string; position: PriceStatusName }>

const ONLY_YOU: PriceStatusName = 'Only you sell it'

/** The name of a group, or of the combination of two groups, that stands out: "Marlowe, Cartwheel". */
export const standOutName = ({ values }: StandOut): string =>
  capital(values.map(([column, value]) => valueName(column, value)).join(', '))

/**
 * Why a group stands out: "3 products, all above market, index 119.7 on average." The text also says if some products have no
 * index.
 */
export function standOutInWords({ side, rows, compared, index }: StandOut): string {
  const all = `${compared === 2 ? 'both' : 'all'} ${SIDES[side].words}`
  const mean = formatIndex(index)
  return compared === rows
    ? `${plural(compared, 'product')}, ${all}, index ${mean} on average.`
    : `${formatCount(compared)} of ${plural(rows, 'product')} have an index, ${all}, ${mean} on average.`
}

/** How many products only you sell, after the words "Only you sell". */
export const onlyYouInWords = (count: number): string =>
  `${plural(count, 'product')}; ${pluralForm(count, 'it has', 'they have')} no index.`

export const standOutFilter = ({ values, side }: StandOut): Partial<RowFilter> => ({
  values: {
    ...Object.fromEntries(values.map(([column, value]) => [column, [value]])),
    priceStatus: [SIDES[side].position],
  },
})

export const ONLY_YOU_FILTER: Partial<RowFilter> = { values: { priceStatus: [ONLY_YOU] } }

/** The rules by which the groups that stand out are chosen, as sentences. */
export function standOutRules(least: number): string[] {
  const fewest = Math.max(FEWEST_PRODUCTS, least)
  return [
    `A group stands out if it has at least ${plural(fewest, 'product')} with an index, all of them above market or all below. No group stands out on a side that all products of the collection are on.`,
    'A combination of two groups is left out if one of the two stands out on the same side by itself.',
    `Up to ${MOST_STAND_OUTS} are shown, furthest first: how far the average index is from 100, times the number of products.`,
    'Products without an index, such as those not checked yet, don’t count.',
  ]
}
