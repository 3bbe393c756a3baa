import { formatCount } from '../lib/numbers/format.ts'
import { MoreRows } from '../ui/tables/MoreRows.tsx'
import { Table } from '../ui/tables/Table.tsx'
import styles from './RefusedRows.module.css'

type RefusedRow = {
  /** Where it stands in what was given, from 1. */
  place: number
  given: string
  says: string
}

type RefusedRowsProps = {
  title: string
  /** What one of them is called, for the heading and the count. */
  what: 'line' | 'row'
  rows: readonly RefusedRow[]
}

/** Of what was given, what is not taken as it stands, each with the reason. Nothing where there is none. */
export function RefusedRows({ title, what, rows }: RefusedRowsProps) {
  if (rows.length === 0) return null
  const caption = `${title}, ${formatCount(rows.length)} ${what}${rows.length === 1 ? '' : 's'}`
  return (
    <div className={styles.box}>
      <MoreRows rows={rows} what={`${what}s`}>
        {(shown) => (
          <Table
            className={styles.table}
            caption={<span className={styles.caption}>{caption}</span>}
            captionShown
          >
            <thead>
              <tr>
                <th scope="col" data-number>
                  {what === 'line' ? 'Line' : 'Row'}
                </th>
                <th scope="col">As given</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ place, given, says }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- one place may be refused for several cells, and the list is made anew as a whole
                <tr key={at}>
                  <td data-number>{formatCount(place)}</td>
                  <td className={styles.given} dir="auto">
                    {given.trim().slice(0, 60)}
                  </td>
                  <td className={styles.says}>{says}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </MoreRows>
    </div>
  )
}
