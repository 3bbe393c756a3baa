import { formatCount } from '../../domain/format.ts'
import { PRICES } from '../../domain/priceList/priceListNames.ts'
import type { PriceRow } from '../../domain/priceList/readPriceRows.ts'
import { MoreRows } from '../../parts/MoreRows.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './RowProblems.module.css'

type Line = { row: number; code: string; says: string }

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  const count = `${formatCount(lines.length)} ${lines.length === 1 ? 'row' : 'rows'}`
  return (
    <div className={styles.box}>
      <MoreRows rows={lines} what="rows" step={50}>
        {(shown) => (
          <Table
            className={styles.table}
            caption={<span className={styles.caption}>{`${title}, ${count}`}</span>}
            captionShown
          >
            <thead>
              <tr>
                <th scope="col" data-number>
                  Row
                </th>
                <th scope="col">As given</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row, code, says }) => (
                <tr key={row}>
                  <td data-number>{formatCount(row)}</td>
                  <td className={styles.given} dir="auto">
                    {code.trim().slice(0, 60)}
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

/** Every row that is not kept as it was given, with the reason. */
export function RowProblems({ rows }: { rows: readonly PriceRow[] }) {
  const lines = (saysOf: (row: PriceRow) => string | null): Line[] =>
    rows.flatMap((row) => {
      const says = saysOf(row)
      return says === null ? [] : [{ row: row.row, code: row.code, says }]
    })
  return (
    <>
      <Lines title={PRICES.leftOut} lines={lines(({ problem }) => problem)} />
      <Lines
        title={PRICES.replaced}
        lines={lines(({ replacedBy }) =>
          replacedBy === null
            ? null
            : `Row ${formatCount(replacedBy)} speaks of the same item, and counts.`,
        )}
      />
      <Lines
        title={PRICES.mended}
        lines={lines(({ mended, entry, replacedBy }) =>
          mended === null || entry === null || replacedBy !== null
            ? null
            : `${mended} Kept as ${entry.code}.`,
        )}
      />
    </>
  )
}
