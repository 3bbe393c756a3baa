import ChartColumn from 'lucide-react/icons/chart-no-axes-column'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button, type ButtonProps } from '@/components/ui/buttons/Button.tsx'
import { MAX_LINES } from '@/domain/codes/inputLines.ts'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'
import { countMarkets } from '@/domain/market/rowMarket.ts'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { MARKET } from '@/words/marketNames.ts'
import { checkMarket } from './checkMarket.ts'
import type { RowsMarket } from './useRowsMarket.ts'
import styles from './MarketPanel.module.css'

export type RequestedRows = {
  /** The name of the rows; the collection of codes that checks their prices is named after it. */
  name: string
  rows: () => Promise<readonly RequestedRow[]>
  /** Stores, with the rows, the ids of the collections of codes that check their market prices. */
  save: (checkIds: readonly string[]) => Promise<unknown>
  /** Called once the check has started. */
  onRequested: () => void
}

type Props = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string
  requestedRows: RequestedRows
  /** How many codes are checked. */
  codes: number
  /** Whether the check includes codes that were checked before. */
  isUpdate: boolean
  markets: RowsMarket['markets']
}

type OfRows = Pick<ButtonProps, 'variant'> & {
  rows: readonly RequestedRow[]
  markets: RowsMarket['markets']
  requestedRows: Omit<RequestedRows, 'rows'>
}

/** A button that checks the rows that were never checked; if there are none, it checks all rows again. */
export function CheckMarketOfRows({ rows, markets, requestedRows, ...rest }: OfRows) {
  const { codes, notRequested } = countMarkets(rows, markets)
  const isUpdate = notRequested === 0 && codes > 0
  return (
    <CheckMarket
      {...rest}
      label={isUpdate ? MARKET.refresh : MARKET.check}
      codes={isUpdate ? codes : notRequested}
      isUpdate={isUpdate}
      markets={markets}
      requestedRows={{ ...requestedRows, rows: () => Promise.resolve(rows) }}
    />
  )
}

/** A button that starts the check of rows: one request for each code; the number is shown before the click. */
export function CheckMarket(props: Props) {
  const requestCount = useRequestCount()
  const { label, requestedRows, codes, isUpdate, markets, ...rest } = props
  const connection = useConnection()
  const [isStarting, setStarting] = useState(false)
  const isTooMany = codes > MAX_LINES
  const request = async () => {
    const { onRequested, ...check } = requestedRows
    const isWanted = (key: string) => isUpdate || !markets.has(key)
    if (await checkMarket(connection, { ...check, isWanted })) onRequested()
  }
  return (
    <Button
      {...rest}
      className={styles.ask ?? ''}
      icon={<ChartColumn />}
      sub={
        isTooMany
          ? `${formatCount(codes)} codes; filter to ${formatCount(MAX_LINES)}`
          : codes === 0
            ? MARKET.rowWithoutEan
            : requestCount(codes)
      }
      aria-disabled={isStarting || isTooMany || codes === 0 || undefined}
      onClick={() => {
        // A second click must not start a second check.
        if (isStarting || isTooMany || codes === 0) return
        setStarting(true)
        void request().finally(() => setStarting(false))
      }}
    >
      {label}
    </Button>
  )
}
