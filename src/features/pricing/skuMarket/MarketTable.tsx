import { useContext, useMemo, useState } from 'react'
import type { Product } from '@/api/operations/product.ts'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { ChooseMerchantNote } from '@/features/pricing/ChooseMerchantNote.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import { currencyLabelWidth } from '@/lib/text/currencyLabelText.ts'
import { variantColumns, type VariantContext } from './columns.tsx'
import { pricesOf } from './MarketCells.tsx'
import type { Market } from './useMarket.ts'
import styles from './MarketTable.module.css'

const SHOWN = 60

const columns = variantColumns.filter(({ isFileOnly }) => isFileOnly !== true)

type Props = {
  market: Market
  country: string
  /** The listing to which the variants belong; its merchant need not be yours. */
  product: Pick<Product, 'productId' | 'merchant'>
  reference: ReferenceKind
}

/**
 * A table with one row for each variant and your price position, all prices on one axis. Below 900 px each row has two lines in
 * the same markup.
 */
export function MarketTable({ market, country, product, reference }: Props) {
  const { rows, reference: words } = market
  const [shown, setShown] = useState(SHOWN)
  const axis = useMemo(() => priceAxis(rows.flatMap(pricesOf).filter(isUsablePrice)), [rows])
  const label = useContext(CurrencyLabel)
  const { productId } = product
  const context = useMemo(
    (): VariantContext => ({ words, drawn: { axis, country, productId, reference } }),
    [words, axis, country, productId, reference],
  )
  if (rows.length === 0) return null
  return (
    <>
      {market.hasNoOwnMerchant && (
        <div className={styles.choice}>
          <ChooseMerchantNote countries={[country]} />
        </div>
      )}
      <Table
        caption="Price position by variant"
        className={styles.table ?? ''}
        style={cssVars({ '--label': currencyLabelWidth(label) })}
      >
        <thead>
          <tr>
            <DataHeads columns={columns} context={context} />
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row.key} data-row data-out={row.sku.available === false || undefined}>
              <DataCells columns={columns} row={row} context={context} />
            </tr>
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
