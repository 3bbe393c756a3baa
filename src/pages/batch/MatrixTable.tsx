import { useContext, useRef } from 'react'
import type { MatrixColumn } from '../../domain/batch/merchantMatrix.ts'
import { BATCH } from '../../domain/batchNames.ts'
import { formatCount } from '../../domain/format.ts'
import { labelRoom } from '../../domain/labelled.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { EanStanding } from './AskedLink.tsx'
import type { ShownRow } from './batchRows.ts'
import { MatrixRow } from './MatrixRow.tsx'
import styles from './MatrixTable.module.css'
import { useGridKeys } from './useGridKeys.ts'
import { useKeptPlace } from './useKeptPlace.ts'
import { useRowWindow } from '../../parts/useRowWindow.ts'

type Props = {
  rows: readonly ShownRow[]
  columns: readonly MatrixColumn[]
  standing: EanStanding
}

const DIGIT = 8
const CELL = 104

function nameOf({ name, id }: MatrixColumn): string {
  return name ?? id ?? 'Merchant without a name'
}

/**
 * Codes down, merchants across, in a box that scrolls both ways under a head and beside codes that stay. A grid: one stop
 * for the keyboard, arrows go from cell to cell.
 */
export function MatrixTable({ rows, columns, standing }: Props) {
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const window = useRowWindow(rows.length, body, box)
  useKeptPlace(box)
  const hasListed = rows.some(({ summary }) => summary?.mine?.source === 'price list')
  const width = CELL + labelRoom(useContext(CurrencyLabel)) * DIGIT
  const across = columns.length + 1 + Number(hasListed)
  const { active, gridProps } = useGridKeys({ rows: rows.length, columns: across, window, box })
  const { first, last, above, below } = window
  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={BATCH.matrixBox}
      style={cssVars({ '--cell': `${width}px`, '--columns': across - 1 })}
    >
      <Table
        caption={BATCH.matrix}
        className={styles.matrix}
        role="grid"
        aria-rowcount={rows.length + 1}
        aria-colcount={across}
        {...gridProps}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.code}>
              Code
            </th>
            {hasListed && (
              <th scope="col" data-number>
                My price list
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-number
                className={column.isMine ? styles.mine : undefined}
                title={`${nameOf(column)}, ${formatCount(column.rows)} rows`}
              >
                <span className={styles.name}>{nameOf(column)}</span>
                <span className={styles.rows}>
                  {column.isMine && <Tag tone="accent">mine</Tag>} {formatCount(column.rows)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {above > 0 && <Gap height={above} columns={across} />}
          {rows.slice(first, last).map((shown, at) => {
            const row = first + at
            return (
              <MatrixRow
                key={shown.row.row}
                shown={shown}
                columns={columns}
                hasListed={hasListed}
                place={row}
                active={active.row === row ? active.column : null}
                standing={standing}
              />
            )
          })}
          {below > 0 && <Gap height={below} columns={across} />}
        </tbody>
      </Table>
    </section>
  )
}

/** Stands for the rows that are out of sight. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns} style={{ blockSize: height }}>
        {null}
      </td>
    </tr>
  )
}
