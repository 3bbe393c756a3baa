import { useMemo, useRef, useState } from 'react'
import { GapRow } from '../../grid/GapRow.tsx'
import { useRowWindow } from '../../grid/useRowWindow.ts'
import { useWholeOnPaper } from '../../grid/useWholeOnPaper.ts'
import { MARGIN_FORMULA } from '../../market/priceList/margin.ts'
import type { PriceEntry } from '../../market/priceList/ownPrice.ts'
import type { PriceChanges } from '../../position/usePriceChanges.ts'
import { Calculated } from '../../ui/figures/Calculated.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { PRICES } from '../../words/priceListNames.ts'
import { PriceLine } from './PriceLine.tsx'
import { classes } from '../../ui/styles/classes.ts'
import styles from './PriceTable.module.css'

type Props = { entries: readonly PriceEntry[]; country: string; changes: PriceChanges }

/** The list; of many rows only those in view are in the page, and a screen reader is told how many there are. */
export function PriceTable({ entries, country, changes }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  // The row with the focus is being written into: it stays while the page scrolls by.
  const [written, setWritten] = useState<string | null>(null)
  const keep = useMemo(
    () => (written === null ? -1 : entries.findIndex(({ code }) => code === written)),
    [entries, written],
  )
  const inView = useRowWindow(entries.length, body, undefined, keep)
  const { first, last, above, below } = useWholeOnPaper(inView, entries.length)
  const isNamed = useMemo(() => entries.some(({ title }) => title !== undefined), [entries])
  const columns = isNamed ? 7 : 6
  return (
    <Table
      caption={PRICES.rows}
      className={classes(styles.table, isNamed && styles.named)}
      sticky
      aria-rowcount={entries.length + 1}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.code}>
            {PRICES.code}
          </th>
          {isNamed && (
            <th scope="col" className={styles.title}>
              {PRICES.title}
            </th>
          )}
          <th scope="col" data-number className={styles.figure}>
            {PRICES.price}
          </th>
          <th scope="col" data-number className={styles.figure}>
            {PRICES.cost}
          </th>
          <th scope="col" data-number className={styles.margin}>
            <Calculated formula={`Margin = ${MARGIN_FORMULA}`}>{PRICES.margin}</Calculated>
          </th>
          <th scope="col" data-group className={styles.note}>
            {PRICES.note}
          </th>
          <th scope="col" className={styles.remove}>
            <span className="vh">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <GapRow {...above} columns={columns} />
        {entries.slice(first, last).map((entry, place) => (
          <PriceLine
            key={entry.code}
            entry={entry}
            place={first + place + 2}
            isNamed={isNamed}
            country={country}
            changes={changes}
            onWrite={setWritten}
          />
        ))}
        <GapRow {...below} columns={columns} />
      </tbody>
    </Table>
  )
}
