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
import type { SetMarket } from './useSetMarket.ts'
import styles from './MarketPanel.module.css'

export type RequestedRows = {
  /** What they are called. */
  name: string
  rows: () => Promise<readonly RequestedRow[]>
  /** Keeps beside the rows which batches request their markets. */
  save: (batchIds: readonly string[]) => Promise<unknown>
  /** The market is requested. */
  onRequested: () => void
}

type Props = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string
  requestedRows: RequestedRows
  /** How many codes are requested. */
  codes: number
  /** Also those that were requested before. */
  isAgain: boolean
  markets: SetMarket['markets']
}

type OfRows = Pick<ButtonProps, 'variant'> & {
  rows: readonly RequestedRow[]
  markets: SetMarket['markets']
  requestedRows: Omit<RequestedRows, 'rows'>
}

/** Of selected rows those whose market nobody requested yet, or all of them once more. */
export function CheckMarketOfRows({ rows, markets, requestedRows, ...rest }: OfRows) {
  const { codes, unasked } = countMarkets(rows, markets)
  const isAgain = unasked === 0 && codes > 0
  return (
    <CheckMarket
      {...rest}
      label={isAgain ? MARKET.refresh : MARKET.ask}
      codes={isAgain ? codes : unasked}
      isAgain={isAgain}
      markets={markets}
      requestedRows={{ ...requestedRows, rows: () => Promise.resolve(rows) }}
    />
  )
}

/** Requests the market of rows: one request a code, said before the click. */
export function CheckMarket(props: Props) {
  const requestCount = useRequestCount()
  const { label, requestedRows, codes, isAgain, markets, ...rest } = props
  const connection = useConnection()
  const [isStarting, setStarting] = useState(false)
  const isTooMany = codes > MAX_LINES
  const request = async () => {
    const { onRequested, ...check } = requestedRows
    const isWanted = (key: string) => isAgain || !markets.has(key)
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
        // A second press would be a second batch.
        if (isStarting || isTooMany || codes === 0) return
        setStarting(true)
        void request().finally(() => setStarting(false))
      }}
    >
      {label}
    </Button>
  )
}
