import { formatPrice } from '../../../lib/numbers/format.ts'
import { snapshotTimes } from '../../../model/resultSet/snapshotTimes.ts'
import { MerchantMark } from '../../../pictures/MerchantMark.tsx'
import { Unit } from '../../../products/prices/Unit.tsx'
import { Dated } from '../../../ui/figures/Dated.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { EAN } from '../eanNames.ts'
import styles from './HistoryView.module.css'
import type { PriceHistory } from './priceHistory.ts'

type Props = {
  history: PriceHistory
  named: string | null
  /** The merchant of the row that the pointer is on; null for none. */
  onName: (key: string | null) => void
}

/** Merchants down, times across, the latest first; the lowest known price stands out. */
export function HistoryTable({ history, named, onName }: Props) {
  const { times, merchants, lowest } = history
  const whenOf = snapshotTimes(times.map((at) => ({ at })))
  const latestFirst = times.map((at, place) => ({ at, place })).toReversed()
  return (
    <section
      className={styles.box}
      aria-label={EAN.historyBox}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
    >
      <Table caption={EAN.history} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Merchant</th>
            {latestFirst.map(({ at }) => (
              <th key={at} scope="col" data-number>
                <Dated>{whenOf({ at })}</Dated>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {merchants.map(({ key, name, isMine, prices }) => (
            <tr
              key={key}
              data-mine={isMine || undefined}
              data-named={key === named || undefined}
              onPointerEnter={() => onName(key)}
              onPointerLeave={() => onName(null)}
            >
              <th scope="row">
                <MerchantMark name={name} /> <span dir="auto">{name}</span>
              </th>
              {latestFirst.map(({ at, place }) => {
                const price = prices[place]
                const isLowest = price === lowest?.price && at === lowest?.at
                return (
                  <td key={at} data-number>
                    {price === null && <Missing what="no offer with a price" />}
                    {typeof price === 'number' && (
                      <span className={isLowest ? styles.lowest : undefined}>
                        <Unit />
                        {formatPrice(price)}
                        {isLowest && <span className="vh">, the lowest known price</span>}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
