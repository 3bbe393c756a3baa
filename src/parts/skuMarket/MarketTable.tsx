import { useContext, useMemo, useState } from 'react'
import { formatCount } from '../../domain/format.ts'
import { labelRoom } from '../../domain/labelled.ts'
import { isUsablePrice } from '../../domain/offerStatistics.ts'
import { priceAxis } from '../../domain/priceAxis.ts'
import type { ReferenceKind } from '../../domain/market/reference.ts'
import { CurrencyLabel } from '../CurrencyLabel.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { FnMark } from '../../ui/FnMark.tsx'
import { PriceDotsAxis } from '../PriceDotsAxis.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { MarketTableRow } from './MarketTableRow.tsx'
import styles from './MarketTable.module.css'
import type { MarketRow } from './marketRows.ts'

const SHOWN = 60

type Props = {
  rows: readonly MarketRow[]
  country: string
  /** The record whose SKUs these are. */
  record: string | null
  reference: ReferenceKind
}

/** One row a SKU, all prices on one axis; below 780 px two lines a row from the same markup. */
export function MarketTable({ rows, country, record, reference }: Props) {
  const [shown, setShown] = useState(SHOWN)
  const axis = useMemo(
    () => priceAxis(rows.flatMap(({ position }) => position?.prices ?? []).filter(isUsablePrice)),
    [rows],
  )
  const label = useContext(CurrencyLabel)
  if (rows.length === 0) return null
  return (
    <>
      <Table
        caption="Market position by SKU"
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
            <th scope="col" className={styles.mine} data-number data-group>
              This record
            </th>
            <th scope="col" className={styles.others} data-number>
              Others
              <FnMark />
            </th>
            <th scope="col" className={styles.index} data-number>
              Index
              <FnMark />
            </th>
            <th scope="col" className={styles.versus} data-number>
              vs others
              <FnMark />
            </th>
            <th scope="col" className={styles.dots}>
              <span className="vh">Prices on one axis</span>
              <PriceDotsAxis axis={axis} />
            </th>
            <th scope="col" className={styles.rank} data-number data-group>
              Rank
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
              record={record}
              reference={reference}
            />
          ))}
        </tbody>
      </Table>
      {rows.length > shown && (
        <Button variant="link" onClick={() => setShown(shown + SHOWN)}>
          {`Show ${Math.min(SHOWN, rows.length - shown)} more of ${formatCount(rows.length)} SKUs`}
        </Button>
      )}
    </>
  )
}
