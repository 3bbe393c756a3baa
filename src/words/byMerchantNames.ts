/** The names of the By merchant view and its parts. */
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

export const BY_MERCHANT = {
  view: 'By merchant',
  ranking: 'Who undercuts you',
  rankingBox: 'Who undercuts you, all columns',
  grid: 'Price by product and merchant',
  box: 'Price by product and merchant, all columns',
  shown: 'Shown in the cells',
  about: 'How this is counted',
  noName: 'Merchant without a name',
} as const

/** The button that shows the hidden merchants: "Show 12 more merchants". */
export const moreMerchants = (count: number): string => `Show ${plural(count, 'more merchant')}`

/** The link to assortment gaps: "88 products of Cartwheel that you don’t sell". */
export const notYoursOf = (count: number, name: string): string =>
  `${plural(count, 'product')} of ${name} that you don’t sell: assortment gaps`

/** The button that shows the prices of each size of a product: "5 sizes of Oxford shirt". */
export const sizesByMerchant = (count: number, title: string | null): string =>
  `${formatCount(count)} sizes of ${title ?? 'the product without a title'}`
