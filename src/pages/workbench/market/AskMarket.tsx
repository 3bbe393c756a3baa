import ChartColumn from 'lucide-react/icons/chart-no-axes-column'
import { useState } from 'react'
import { MOST_LINES } from '../../../domain/batch/readInput.ts'
import { formatCount } from '../../../domain/format.ts'
import { requestsInWords } from '../../../domain/requestsInWords.ts'
import type { ResultRow } from '../../../domain/resultSet/resultRow.ts'
import type { ResultSet } from '../../../domain/resultSet/resultSet.ts'
import { useConnection } from '../../../parts/connection.tsx'
import { Button, type ButtonProps } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './MarketPanel.module.css'
import type { SetMarket } from './useSetMarket.ts'

type Props = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string
  set: ResultSet
  /** How many codes are asked for. */
  codes: number
  /** Also those that were asked for before. */
  isAgain: boolean
  market: SetMarket
  rows: () => Promise<readonly ResultRow[]>
  /** The market is asked. */
  onAsked: () => void
}

/** Asks for the market of rows: one request a code, said before the press. */
export function AskMarket(props: Props) {
  const { label, set, codes, isAgain, market, rows, onAsked, ...rest } = props
  const connection = useConnection()
  const [isStarting, setStarting] = useState(false)
  const isTooMany = codes > MOST_LINES
  const ask = async () => {
    try {
      const { askMarket, marketLines } = await import('../../../jobs/askMarket.ts')
      const { markets } = market
      const lines = marketLines(await rows(), (key) => isAgain || !markets.has(key))
      await askMarket(connection, set, lines)
      onAsked()
    } catch {
      toast(
        'The market was not asked: a part of this app did not arrive, or the rows could not be read.',
        {
          tone: 'error',
        },
      )
    }
  }
  return (
    <Button
      {...rest}
      className={styles.ask ?? ''}
      icon={<ChartColumn />}
      sub={
        isTooMany
          ? `${formatCount(codes)} codes; narrow to ${formatCount(MOST_LINES)}`
          : requestsInWords(codes)
      }
      aria-disabled={isStarting || isTooMany || codes === 0 || undefined}
      onClick={() => {
        // A second press would be a second batch.
        if (isStarting || isTooMany || codes === 0) return
        setStarting(true)
        void ask().finally(() => setStarting(false))
      }}
    >
      {label}
    </Button>
  )
}
