import { useContext, type ReactNode } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import {
  firstCodeOf,
  marketKeysOf,
  type MarketColumn,
  type RowMarket,
} from '@/domain/market/rowMarket.ts'
import { rankInCell } from '@/domain/pricing/rankInWords.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { MarketCell } from '@/features/pricing/rowsMarket/MarketCell.tsx'
import { formatIndex, formatPercent } from '@/lib/numbers/format.ts'
import { RowPricesContext, useWhatIfMarket } from './rowPrices.ts'
import { YourPrice } from './YourPrice.tsx'
import styles from './RowsTable.module.css'

type Props = { row: WorkRow; column: MarketColumn }

/** The figure at the saved price, shown below the figure at a what-if price; null when the row has none. */
function savedWords(column: MarketColumn, market: RowMarket | undefined): string | null {
  if (market === undefined) return null
  const { difference, index, rank, of, tied } = market
  if (column === 'difference' && difference !== null) {
    return formatPercent(difference, { digits: 1, signed: true })
  }
  if (column === 'index' && index !== null) return formatIndex(index)
  if (column === 'rank' && rank !== null && of !== null && tied !== null) {
    return rankInCell({ rank, of, tied })
  }
  return null
}

/** The cell of a market column: the figure at the row’s what-if price if it has one, with the saved figure beneath. */
export function MarketOfRow({ row, column }: Props): ReactNode {
  const isWritten = useContext(RowPricesContext) !== null
  const whatIf = useWhatIfMarket(row)
  const [code, ...others] = marketKeysOf(row).values()
  // The price can be edited here only when the row has one code; with several sizes, each is edited below the row.
  if (isWritten && column === 'myPrice' && code !== undefined && others.length === 0) {
    return <YourPrice row={row} code={code} />
  }
  const cell = (
    <MarketCell
      market={whatIf ?? row.market}
      column={column}
      hasCode={firstCodeOf(row) !== null}
      title={row.title}
      country={row.country}
    />
  )
  const saved = whatIf === null ? null : savedWords(column, row.market)
  if (saved === null) return cell
  return (
    <>
      {cell}
      <small className={styles.saved}>
        saved <LangText>{saved}</LangText>
      </small>
    </>
  )
}
