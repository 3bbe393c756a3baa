/** What the market of a set is called, on the page of the set and wherever its rows can be selected. */
import { formatCount } from '../lib/numbers/format.ts'

export const MARKET = {
  choices: 'Who I am and what I am measured against',
  panel: 'Market',
  ask: 'Ask the market',
  refresh: 'Refresh the market',
  /** Of files: what a position has beside the figures that the pages name. */
  mineFrom: 'My price from',
  pricesOfCode: 'Prices of code',
  compared: 'Sizes compared',
  checked: 'Sizes checked',
  sizes: 'Sizes',
  oneSize: 'one size',
  rankDiffers: 'another rank for each size',
  of: 'of',
  atMyPrice: 'Offers at my price',
  asBatch: 'Open as a batch',
  rowWithoutEan: 'No EAN',
  withEan: 'With an EAN only',
  noEan: 'No row has an EAN, so that the market cannot be asked.',
} as const

/** "My price, highest": of a row with several sizes, beside the lowest. */
export const highestOf = (label: string): string => `${label}, highest`

/** "Market of each size of Oxford shirt". */
export const sizesOf = (title: string | null): string =>
  `Market of each size of ${title ?? 'the product without a title'}`

/** In place of a difference that there is none of, where a merchant is chosen as yours; the reason in full stands behind it. */
export function noDifferenceInWords(
  standing: string | null,
  unknown: string | null = null,
): string {
  if (standing === 'not mine') return 'You don’t sell it'
  if (unknown === 'no merchant chosen') return 'No merchant chosen'
  if (unknown === 'no competitor') return 'No competitor price'
  return standing === 'only mine' ? 'Only you sell it' : 'Unknown'
}

/** "Ask the market of these 231", "Refresh the market of these 231" where all of it is known. */
export function askMarketOf(rows: number, isAgain = false): string {
  return `${isAgain ? 'Refresh' : 'Ask'} the market of ${rows === 1 ? 'this row' : `these ${formatCount(rows)}`}`
}

/** "12 rows are of countries asked together"; '' for none. */
export function ofTogether(rows: number): string {
  if (rows === 0) return ''
  return `${formatCount(rows)} ${rows === 1 ? 'row is' : 'rows are'} of several countries asked together: which one’s market to ask, the answer does not say`
}

/** "74 EANs in 100 rows": why fewer markets are counted than rows stand below; '' where each row has its own. */
export function eansInRows(eans: number, rows: number): string {
  if (eans === 0 || eans === rows) return ''
  return `${formatCount(eans)} ${eans === 1 ? 'EAN' : 'EANs'} in ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
}

/** "27 rows have no EAN"; '' where all have one. */
export function withoutEan(rows: number): string {
  if (rows === 0) return ''
  return `${formatCount(rows)} ${rows === 1 ? 'row has' : 'rows have'} no EAN`
}

/** Of batches that asked for these rows: "1 market asked earlier is not kept in this browser"; '' for none. */
export function marketsMissing(batches: number): string {
  if (batches === 0) return ''
  const what = batches === 1 ? '1 market' : `${formatCount(batches)} markets`
  return `${what} asked earlier ${batches === 1 ? 'is' : 'are'} not kept in this browser`
}

/** Said once the address of a page holds no more of the batches that asked for its markets. */
export function marketsLeftOut(batches: number): string {
  const first =
    batches === 1
      ? 'The market asked for first is'
      : `The ${formatCount(batches)} markets asked for first are`
  return `${first} no longer shown here: a link holds the latest twenty. The answers stay among the kept batches.`
}
