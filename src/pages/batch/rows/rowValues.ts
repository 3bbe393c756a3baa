/** What a row holds in each column of the table, to be sorted by and to be shown. */
import { shownCountries } from '../../../lib/countryCode.ts'
import { isUsablePrice } from '../../../lib/numbers/offerStatistics.ts'
import { margin } from '../../../market/priceList/margin.ts'
import { askedText, recordOf, statusOf, titleOf, type ShownRow } from './batchRows.ts'
import type { BatchColumn } from '../batchState.ts'

const STATUS_ORDER = ['done', 'undecided', 'not-found', 'failed', 'waiting', 'invalid'] as const

/** My price, whoever says it: the catalog, else my list. */
function myPriceOf({ summary, own }: ShownRow): number | null {
  return summary?.mine?.price ?? own?.price ?? null
}

/** Prices in the unit of the row's country, percentages as such, `took` in milliseconds; null for nothing known. */
export function valueIn(shown: ShownRow, column: BatchColumn): string | number | null {
  const { row, summary, outcome, own } = shown
  switch (column) {
    case 'row':
      return row.row
    case 'code':
      return askedText(shown)
    case 'country':
      return shownCountries(row.countries)
    case 'status':
      return STATUS_ORDER.indexOf(statusOf(shown))
    case 'product':
      return titleOf(shown)
    case 'brand':
      return recordOf(shown)?.brand ?? null
    case 'merchant':
      return recordOf(shown)?.merchant ?? null
    case 'record':
      return recordOf(shown)?.offerPrice ?? null
    case 'merchants':
    case 'median':
    case 'mean':
    case 'spread':
    case 'excluded':
      return summary?.[column] ?? null
    case 'lowest':
      return summary?.min ?? null
    case 'highest':
      return summary?.max ?? null
    case 'yours':
      return myPriceOf(shown)
    case 'position':
      return summary?.mine?.rank ?? null
    case 'ties':
      return summary?.mine?.tied ?? null
    case 'reference':
      return summary?.reference ?? null
    case 'index':
    case 'difference':
      return summary?.index?.index ?? null
    case 'amount':
      return summary?.index?.difference ?? null
    case 'n':
      return summary?.referenceN ?? null
    case 'rival':
      return summary?.rival?.name ?? null
    case 'rival-price':
      return summary?.rival?.price ?? null
    case 'target':
      return row.line.target
    case 'list':
      return own?.price ?? null
    case 'cost':
      return own?.cost ?? null
    case 'margin':
      return margin(myPriceOf(shown), own?.cost ?? null)
    case 'market-margin':
      return margin(summary?.reference ?? null, own?.cost ?? null)
    case 'took':
      return outcome?.ms ?? null
  }
}

/** A figure that counts in a total: a record's price of 0 does not. */
export function figureIn(shown: ShownRow, column: BatchColumn): number | null {
  const value = valueIn(shown, column)
  if (typeof value !== 'number') return null
  return column === 'record' && !isUsablePrice(value) ? null : value
}

/** The highest price that any of the rows holds, 0 where none does: no price and no difference of theirs is longer. */
export function highestPrice(rows: readonly ShownRow[]): number {
  let highest = 0
  for (const shown of rows) {
    const { summary, own, row } = shown
    const record = recordOf(shown)?.offerPrice ?? 0
    highest = Math.max(highest, summary?.max ?? 0, own?.price ?? 0, row.line.target ?? 0, record)
  }
  return highest
}
