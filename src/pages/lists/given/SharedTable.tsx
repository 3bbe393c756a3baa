import { together } from '../../../lib/countryCode.ts'
import type { RefObject } from 'react'
import { GapRow } from '../../../grid/rows/GapRow.tsx'
import { useRowWindow } from '../../../grid/rows/useRowWindow.ts'
import { useWholeOnPaper } from '../../../grid/useWholeOnPaper.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { countriesOf, entryKey, type ListEntry } from '../../../model/lists/productList.ts'
import { EanLink } from '../../../products/EanLink.tsx'
import { Price } from '../../../products/prices/Price.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { Table } from '../../../ui/tables/Table.tsx'
import { LISTS } from '../../../words/listNames.ts'
import { EntryPicture } from '../table/EntryPicture.tsx'
import { RowStock } from '../prices/RowStock.tsx'
import styles from './SharedTable.module.css'
import { rowState, titleOf } from '../table/rowWords.ts'
import type { LoadStates } from '../prices/useListPrices.ts'
import { answerPlace } from '../../../shell/skipPlaces.ts'

const COLUMNS = 6

type Props = {
  body: RefObject<HTMLTableSectionElement | null>
  entries: readonly ListEntry[]
  states: LoadStates
  onRetry: (entry: ListEntry) => void
}

/** The products of a link, to be read: what the sender wrote of them, and what they cost now. */
export function SharedTable({ body, entries, states, onRetry }: Props) {
  const { way } = useConnection()
  const labelOf = useCurrencyLabel()
  const inView = useRowWindow(entries.length, body)
  const { first, last, above, below } = useWholeOnPaper(inView, entries.length)
  return (
    <Table
      ref={answerPlace}
      caption={LISTS.products}
      className={styles.table}
      aria-rowcount={entries.length + 1}
    >
      <thead>
        <tr>
          <th scope="col" data-number className={styles.place}>
            #
          </th>
          <th scope="col" className={styles.picture}>
            <span className="vh">Picture</span>
          </th>
          <th scope="col">Product</th>
          <th scope="col" className={styles.stock}>
            Stock
          </th>
          <th scope="col" data-number className={styles.offer}>
            Offer
          </th>
          <th scope="col" data-group className={styles.note}>
            Note
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <GapRow {...above} columns={COLUMNS} />
        {entries.slice(first, last).map((entry, at) => {
          const state = states.get(entryKey(entry))
          const { seen } = entry
          const names = [seen?.merchant, seen?.brand, together(countriesOf(entry))]
          const words = state?.kind === 'failed' ? rowState(entry, state, way) : null
          return (
            <tr key={entryKey(entry)} data-row={entryKey(entry)} aria-rowindex={first + at + 2}>
              <td data-number className={styles.place}>
                {formatCount(first + at + 1)}
              </td>
              <td className={styles.picture}>
                <EntryPicture entry={entry} />
              </td>
              <th scope="row" className={styles.product}>
                <span className={styles.title} dir="auto">
                  <ProductLink id={entry.id} title={titleOf(entry)} countries={entry.country} />
                </span>
                <span className={styles.names} dir="auto">
                  {words ?? names.filter((name) => name).join(' · ')}{' '}
                  {seen?.eans && <EanLink eans={seen.eans} country={entry.country} />}
                </span>
              </th>
              <td className={styles.stock}>
                <RowStock
                  entry={entry}
                  state={state}
                  title={titleOf(entry)}
                  onRetry={() => onRetry(entry)}
                />
              </td>
              <td data-number className={styles.offer}>
                <CurrencyLabel value={labelOf(countriesOf(entry))}>
                  {seen && <Price offer={seen.offerPrice} />}
                </CurrencyLabel>
              </td>
              <td data-group className={styles.note} dir="auto">
                {entry.note}
              </td>
            </tr>
          )
        })}
        <GapRow {...below} columns={COLUMNS} />
      </tbody>
    </Table>
  )
}
