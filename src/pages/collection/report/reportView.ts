/** What a report of a collection is made from: the rows of each country as the engine has them, and who undercuts you. */
import type { MerchantRanking } from '@/domain/market/merchantItem.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { CollectionFileOptions } from '@/pages/collection/file/collectionFile.ts'

export type ReportView = CollectionFileOptions & {
  /** Over the rows that are shown; null where no offers are known. */
  ranking: MerchantRanking | null
}

export type CountryView = ReportView & {
  /** The rows that the report is about, in the order of the table. */
  shownRows: readonly WorkRow[]
  /** '' where the report has one country, else ", United States". */
  where: string
  /** Joined by commas. */
  country: string
  /** Whether prices are put into figures: of several countries in one table they are not. */
  isOfOne: boolean
  areItems: boolean
  /** Whether the market of any row is known. */
  hasMarket: boolean
  /** Whether any row has your price compared; without it nothing is called yours. */
  isYours: boolean
}

/** "n = 12", "n = 12; 3 left out": rows without the figure are in none that is made of it. */
export const countInWords = (n: number, rows: number): string =>
  n === rows ? `n = ${formatCount(n)}` : `n = ${formatCount(n)}; ${formatCount(rows - n)} left out`

/** What a row is called: by its title, else by what was given, its code or its product ID. */
export const nameOf = ({ title, item, eans, productId }: WorkRow): string | null =>
  title ?? item?.given ?? eans[0] ?? productId

/** Rows that are compared: the whole of which every share of a position is a part. */
export const comparedRows = (rows: readonly WorkRow[]): WorkRow[] =>
  rows.filter(({ market }) => (market?.index ?? null) !== null)
