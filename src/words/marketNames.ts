/** The accessible names for the market of the rows of a collection or of other selected rows. */
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

export const MARKET = {
  choices: 'Your merchant and comparison',
  panel: 'Market',
  check: 'Check market prices',
  refresh: 'Update market prices',
  /** Details of a price position that files have and pages don’t show. */
  mineFrom: 'Your price from',
  pricesOfCode: 'Prices of code',
  compared: 'Sizes compared',
  checked: 'Sizes checked',
  sizes: 'Sizes',
  oneSize: 'one size',
  rankDiffers: 'different rank per size',
  of: 'of',
  atMyPrice: 'Offers at your price',
  asCollection: 'Open as a collection',
  rowWithoutEan: 'No EAN',
  withEan: 'Only rows with an EAN',
  noEan: 'No row has an EAN, so market prices can’t be checked.',
} as const

/** The second column for a row with several sizes, next to that of the lowest figure: "Your price, highest". */
export const highestOf = (label: string): string => `${label}, highest`

/** "Market prices of each size of Oxford shirt". */
export const sizesOf = (title: string | null): string =>
  `Market prices of each size of ${title ?? 'the product without a title'}`

/** Shown in place of a missing difference: the reason in a few words. The full reason is shown elsewhere. */
export function noDifferenceInWords(status: string | null, unknown: string | null = null): string {
  if (status === 'not mine') return 'You don’t sell it'
  if (unknown === 'no merchant chosen') return 'No merchant chosen'
  if (unknown === 'no competitor') return 'No competitor price'
  return status === 'only mine' ? 'Only you sell it' : 'Unknown'
}

/** "Check market prices for 231 products", or "Update market prices …" if all are known. */
export function checkMarketOf(rows: number, isUpdate = false): string {
  return `${isUpdate ? 'Update' : 'Check'} market prices for ${rows === 1 ? 'this product' : plural(rows, 'product')}`
}

/** A note: "12 rows are from a search in several countries, …"; '' for no rows. */
export function ofTogether(rows: number): string {
  if (rows === 0) return ''
  return `${plural(rows, 'row is', 'rows are')} from a search in several countries, so the market of each is not known`
}

/** Why there are fewer markets than rows: "74 EANs in 100 rows"; '' if every row has a different EAN. */
export function eansInRows(eans: number, rows: number): string {
  if (eans === 0 || eans === rows) return ''
  return `${plural(eans, 'EAN')} in ${plural(rows, 'row')}`
}

/** A note: "27 rows have no EAN"; '' if all rows have one. */
export function withoutEan(rows: number): string {
  if (rows === 0) return ''
  return `${plural(rows, 'row has', 'rows have')} no EAN`
}

/** A note about price checks whose data was deleted: "1 earlier price check is no longer saved in this browser"; '' for none. */
export function marketsMissing(batches: number): string {
  if (batches === 0) return ''
  const checks = plural(batches, 'earlier price check is', 'earlier price checks are')
  return `${checks} no longer saved in this browser`
}

/** A note about the oldest price checks, which are left out because a page’s address can name only some. */
export function marketsLeftOut(batches: number): string {
  const first =
    batches === 1
      ? 'The oldest price check is'
      : `The ${formatCount(batches)} oldest price checks are`
  return `${first} no longer shown here: a link has room for the latest 20. The prices are still saved under Collections.`
}
