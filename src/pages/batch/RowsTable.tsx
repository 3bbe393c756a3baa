import { useRef } from 'react'
import { BATCH } from '../../domain/batchNames.ts'
import { labelRoom } from '../../domain/labelled.ts'
import type { BatchJob } from '../../jobs/batchJob.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { useCurrencyLabel } from '../../parts/useCurrencyLabel.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { Table } from '../../ui/Table.tsx'
import type { BatchSort } from '../../url/batchState.ts'
import type { ShownRow } from './batchRows.ts'
import { RowLine } from './RowLine.tsx'
import { RowsHead } from './RowsHead.tsx'
import styles from './RowsTable.module.css'
import { useRowWindow } from './useRowWindow.ts'

const COLUMNS = 11

type Props = {
  job: BatchJob
  rows: readonly ShownRow[]
  sort: BatchSort
  onSort: (sort: BatchSort) => void
}

/** The rows; of many only those in view are in the page, and a screen reader is told how many there are. */
export function RowsTable({ job, rows, sort, onSort }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, last, above, below } = useRowWindow(rows.length, body)
  const labelOf = useCurrencyLabel()
  const isOneCountry = job.batch.groups.length === 1
  const room = Math.max(...job.batch.groups.map((group) => labelRoom(labelOf(group))))
  return (
    <Table
      caption={BATCH.rows}
      className={styles.table}
      sticky
      style={cssVars({ '--label': room })}
      aria-rowcount={rows.length + 1}
    >
      <RowsHead sort={sort} onSort={onSort} />
      <tbody ref={body}>
        {above > 0 && <Gap height={above} />}
        {rows.slice(first, last).map((shown, place) => (
          <CurrencyLabel key={shown.row.row} value={labelOf(shown.row.countries)}>
            <RowLine
              shown={shown}
              place={first + place + 2}
              isOneCountry={isOneCountry}
              retry={job.retry}
            />
          </CurrencyLabel>
        ))}
        {below > 0 && <Gap height={below} />}
      </tbody>
    </Table>
  )
}

/** Stands for the rows that are out of sight. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={COLUMNS} style={{ blockSize: height }}>
        {null}
      </td>
    </tr>
  )
}
