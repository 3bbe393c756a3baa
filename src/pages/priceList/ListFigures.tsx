import { useContext } from 'react'
import { formatCount, formatPercent } from '../../lib/format.ts'
import { formatWhen } from '../../lib/formatTimes.ts'
import { labelInWords } from '../../lib/labelled.ts'
import { MARGIN_FORMULA } from '../../market/priceList/margin.ts'
import type { PriceEntry } from '../../market/priceList/ownPrice.ts'
import { CurrencyLabel } from '../../shell/CurrencyLabel.ts'
import { Fn } from '../../ui/Fn.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { StatStrip } from '../../ui/StatStrip.tsx'
import { PRICES } from '../../words/priceListNames.ts'
import { listFigures } from './listFigures.ts'

/** What the list amounts to. */
export function ListFigures({
  entries,
  at,
}: {
  entries: readonly PriceEntry[]
  at: number | null
}) {
  const label = useContext(CurrencyLabel)
  const { prices, costs, medianMargin, n } = listFigures(entries)
  return (
    <StatStrip
      label={PRICES.figures}
      items={[
        { label: 'Codes', value: formatCount(entries.length) },
        {
          label: 'With a price',
          value: formatCount(prices),
          sub: label === '' ? 'currency not stated' : labelInWords(label),
        },
        { label: 'With a cost', value: formatCount(costs) },
        {
          label: (
            <>
              Median margin
              <Fn formula={`Median of ${formatCount(n)} margins; margin = ${MARGIN_FORMULA}`} />
            </>
          ),
          value:
            medianMargin === null ? (
              <Missing what="no margin" />
            ) : (
              formatPercent(medianMargin, { digits: 1 })
            ),
          sub: `n = ${formatCount(n)}`,
        },
        {
          label: 'Imported',
          value: at === null ? <Missing /> : formatWhen(at),
          sub: 'kept in this browser only',
        },
      ]}
    />
  )
}
