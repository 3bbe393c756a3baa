/** The accessible names of assortment gaps and the price ladder, in addition to `NAMES`. */
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { PAGES } from './pageNames.ts'

export const ASSORTMENT = {
  page: PAGES.assortment,
  views: 'Views of the assortment',
  gaps: 'Gaps',
  /** The link from a search to the gaps among its brands and merchants. */
  open: 'Assortment gaps',
  back: 'Back to the search',
  askAgain: 'Update',
  more: 'More with the assortment',
  shown: 'Brands shown',
  least: 'Sold by at least',
  order: 'Order',
  /** The button on a phone that opens the sheet with `shown`, `least` and `order`. */
  choices: 'Filter and sort',
  find: 'Find a brand',
  view: 'View',
  grid: 'Brand × merchant',
  gridBox: 'Brand × merchant, all columns',
  list: 'Brand × merchant as a list',
  country: 'Country',
  ladder: 'Price ladder',
  ladderTable: 'Price ladder as a table',
  against: 'Compared with',
  search: 'Search this brand',
  load: 'Load this brand',
  brandOfLadder: 'Brand',
  closeLadder: 'Close the price ladder',
  fits: 'Price points to consider',
} as const

/** The button that sends one request for each unknown cell: "Check the 41 unknown cells". */
export function checkCells(count: number, of: number): string {
  if (count < of) return `Check ${formatCount(count)} of ${formatCount(of)} unknown cells`
  return count === 1 ? 'Check the unknown cell' : `Check the ${formatCount(count)} unknown cells`
}

/** "Load 16 more merchants". */
export function loadMoreMerchants(count: number): string {
  return `Load ${plural(count, 'more merchant')}`
}

/** The price ladder of a brand: "Price ladder, Tessera". */
export function ladderOf(brand: string): string {
  return `${ASSORTMENT.ladder}, ${brand}`
}
