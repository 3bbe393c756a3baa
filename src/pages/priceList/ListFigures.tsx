import { useContext } from 'react'
import { formatCount, formatPercent } from '../../domain/format.ts'
import { formatWhen } from '../../domain/formatTimes.ts'
import { labelInWords } from '../../domain/labelled.ts'
import { listFigures } from '../../domain/priceList/listFigures.ts'
import { MARGIN_FORMULA } from '../../domain/priceList/margin.ts'
import type { PriceEntry } from '../../domain/priceList/ownPrice.ts'
import { PRICES } from '../../domain/priceList/priceListNames.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { Fn } from '../../parts/Fn.tsx'
import { Missing } from '../../parts/Missing.tsx'
import { StatStrip } from '../../ui/StatStrip.tsx'

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
