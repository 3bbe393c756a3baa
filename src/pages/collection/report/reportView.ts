/** The input for a collection's report: the rows of each country as in the engine, and who undercuts you. */
import type { MerchantRanking } from '@/domain/market/merchantItem.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { CollectionFileOptions } from '@/pages/collection/file/collectionFile.ts'

export type ReportView = CollectionFileOptions & {
  /** The ranking over the shown rows; null when no offers are known. */
  ranking: MerchantRanking | null
}

export type CountryView = ReportView & {
  /** The rows that the report shows, in table order. */
  shownRows: readonly WorkRow[]
  /** The end of a heading, ", United States", when the report has several countries; otherwise ''. */
  where: string
  /** The country codes, joined by commas. */
  country: string
  /** Whether the rows are of one country only; otherwise no figure may combine their prices. */
  isOneCountry: boolean
  areItems: boolean
  /** Whether the market of any row is known. */
  hasMarket: boolean
  /** Whether any row compares your price; otherwise the report doesn't mention your prices. */
  isYours: boolean
}

/** How many rows a figure is calculated from: "n = 12", or "n = 12; 3 left out" when rows lack the figure. */
export const countInWords = (n: number, rows: number): string =>
  n === rows ? `n = ${formatCount(n)}` : `n = ${formatCount(n)}; ${formatCount(rows - n)} left out`

/** A row's name: its title, otherwise the given text, the code or the product ID. */
export const rowTitleOrCode = ({ title, item, eans, productId }: WorkRow): string | null =>
  title ?? item?.given ?? eans[0] ?? productId

/** The rows with a price index, which are the base of all position shares. */
export const comparedRows = (rows: readonly WorkRow[]): WorkRow[] =>
  rows.filter(({ market }) => (market?.index ?? null) !== null)
