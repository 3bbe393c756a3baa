import { useContext, useMemo, useState } from 'react'
import type { Product } from '../../catalog/operations/product.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { labelRoom } from '../../lib/text/labelled.ts'
import { isUsablePrice } from '../../lib/numbers/offerStatistics.ts'
import { priceAxis } from '../../lib/numbers/priceAxis.ts'
import type { ReferenceKind } from '../../market/reference.ts'
import { MARKET_COLUMNS, marketLabel, type MarketColumn } from '../../model/market/rowMarket.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Calculated } from '../../ui/figures/Calculated.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { cssVars } from '../../ui/styles/cssVars.ts'
import { THIS_RECORD } from '../../words/ownMerchantNames.ts'
import { ChooseMerchantNote } from '../ChooseMerchantNote.tsx'
import { PriceDotsAxis } from '../PriceDotsAxis.tsx'
import styles from './MarketTable.module.css'
import { MarketTableRow, pricesOf } from './MarketTableRow.tsx'
import type { Market } from './useMarket.ts'

const SHOWN = 60

type Props = {
  market: Market
  country: string
  /** The record whose SKUs these are: whose it is makes it nobody's. */
  product: Pick<Product, 'productId' | 'merchant'>
  reference: ReferenceKind
}

/** One row a SKU, where I stand in each, all prices on one axis; below 900 px two lines a row from the same markup. */
export function MarketTable({ market, country, product, reference }: Props) {
  const { rows, reference: words } = market
  const [shown, setShown] = useState(SHOWN)
  const axis = useMemo(() => priceAxis(rows.flatMap(pricesOf).filter(isUsablePrice)), [rows])
  const label = useContext(CurrencyLabel)
  if (rows.length === 0) return null
  const head = (column: MarketColumn, className: string | undefined) => (
    <th scope="col" className={className} data-number>
      {'formula' in MARKET_COLUMNS[column] ? (
        <Calculated>{marketLabel(column, words)}</Calculated>
      ) : (
        marketLabel(column, words)
      )}
    </th>
  )
  return (
    <>
      {market.isNobody && (
        <div className={styles.choice}>
          <ChooseMerchantNote countries={[country]} />
        </div>
      )}
      <Table
        caption="Price position by variant"
        className={styles.table ?? ''}
        style={cssVars({ '--label': labelRoom(label) })}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.variant}>
              Variant
            </th>
            <th scope="col" className={styles.ean}>
              EAN
            </th>
            <th scope="col" className={styles.stock}>
              Stock
            </th>
            <th scope="col" className={styles.record} data-number data-group>
              {THIS_RECORD}
            </th>
            <th scope="col" className={styles.mine} data-number data-group>
              {marketLabel('myPrice', words)}
            </th>
            {head('reference', styles.others)}
            {head('index', styles.index)}
            {head('difference', styles.versus)}
            <th scope="col" className={styles.dots}>
              <span className="vh">Prices on one axis</span>
              <PriceDotsAxis axis={axis} />
            </th>
            <th scope="col" className={styles.rank} data-number data-group>
              {marketLabel('rank', words)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <MarketTableRow
              key={row.key}
              row={row}
              axis={axis}
              country={country}
              product={product}
              reference={reference}
              words={words}
            />
          ))}
        </tbody>
      </Table>
      {rows.length > shown && (
        <Button variant="link" onClick={() => setShown(shown + SHOWN)}>
          {`Show ${Math.min(SHOWN, rows.length - shown)} more of ${formatCount(rows.length)} variants`}
        </Button>
      )}
    </>
  )
}
