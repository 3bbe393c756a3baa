import { formatCount, formatPercent, formatPrice } from '../../../lib/numbers/format.ts'
import { margin } from '../../../market/priceList/margin.ts'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { PRICES } from '../../../words/priceListNames.ts'
import styles from './FirstRows.module.css'
import type { PriceRow } from './readPriceRows.ts'

const SHOWN = 8

const figure = (value: number | null, what: string) =>
  value === null ? <Missing what={what} /> : formatPrice(value)

function Cells({
  row: { entry, code, problem, replacedBy },
  isNamed,
  hasFloors,
}: {
  row: PriceRow
  isNamed: boolean
  hasFloors: boolean
}) {
  if (entry === null) {
    return (
      <>
        <td className={styles.given}>{code.trim().slice(0, 40)}</td>
        <td colSpan={4 + Number(isNamed) + Number(hasFloors)} className={styles.problem}>
          {problem}
        </td>
      </>
    )
  }
  const percent = margin(entry.price, entry.cost)
  return (
    <>
      <td className={styles.code}>{entry.code}</td>
      {isNamed && (
        <td className={styles.note} dir="auto">
          {entry.title ?? <Missing what="no name" />}
        </td>
      )}
      <td data-number>
        <b>{figure(entry.price, 'no price')}</b>
      </td>
      <td data-number>{figure(entry.cost, 'no cost')}</td>
      <td data-number>
        {percent === null ? <Missing what="no margin" /> : formatPercent(percent, { digits: 1 })}
      </td>
      {hasFloors && <td data-number>{figure(entry.floor ?? null, 'no floor')}</td>}
      <td className={styles.note} dir="auto">
        {replacedBy === null ? entry.note : `said again in row ${formatCount(replacedBy)}`}
      </td>
    </>
  )
}

/** How the first rows are read, so that a wrong column shows at once. */
export function FirstRows({ rows }: { rows: readonly PriceRow[] }) {
  const shown = rows.slice(0, SHOWN)
  const isNamed = shown.some(({ entry }) => entry?.title !== undefined)
  const hasFloors = shown.some(({ entry }) => (entry?.floor ?? null) !== null)
  return (
    <Table caption={`${PRICES.firstRows}, as they would be kept`} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" data-number className={styles.row}>
            Row
          </th>
          <th scope="col">{PRICES.code}</th>
          {isNamed && <th scope="col">{PRICES.title}</th>}
          <th scope="col" data-number>
            {PRICES.price}
          </th>
          <th scope="col" data-number>
            {PRICES.cost}
          </th>
          <th scope="col" data-number>
            <Calculated>{PRICES.margin}</Calculated>
          </th>
          {hasFloors && (
            <th scope="col" data-number>
              {PRICES.floor}
            </th>
          )}
          <th scope="col">{PRICES.note}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.row}>
            <td data-number className={styles.row}>
              {formatCount(row.row)}
            </td>
            <Cells row={row} isNamed={isNamed} hasFloors={hasFloors} />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
