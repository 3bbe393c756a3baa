import { useContext, useRef } from 'react'
import { GapRow } from '../../grid/GapRow.tsx'
import { useGridKeys } from '../../grid/useGridKeys.ts'
import { useKeptPlace } from '../../grid/useKeptPlace.ts'
import { useRowWindow } from '../../grid/useRowWindow.ts'
import { useWholeOnPaper } from '../../grid/useWholeOnPaper.ts'
import { labelRoom } from '../../lib/labelled.ts'
import type { JoinedNames } from '../../market/names.ts'
import { CurrencyLabel } from '../../shell/CurrencyLabel.ts'
import { Table } from '../../ui/Table.tsx'
import { cssVars } from '../../ui/cssVars.ts'
import { BATCH } from '../../words/batchNames.ts'
import type { EanStanding } from './AskedLink.tsx'
import { MatrixHead } from './MatrixHead.tsx'
import { MatrixRow } from './MatrixRow.tsx'
import styles from './MatrixTable.module.css'
import type { ShownRow } from './batchRows.ts'
import type { MatrixColumn } from './merchantMatrix.ts'
import { useColumnWindow } from './useColumnWindow.ts'
import { useMatrixLayout } from './useMatrixLayout.ts'

type Props = {
  rows: readonly ShownRow[]
  /** Mine first. */
  columns: readonly MatrixColumn[]
  joined: JoinedNames
  standing: EanStanding
}

const DIGIT = 8
const CELL = 104

/**
 * Codes down, merchants across, in a box that scrolls both ways under a head and beside codes that stay. A grid: one stop
 * for the keyboard, arrows go from cell to cell.
 */
export function MatrixTable({ rows, columns, joined, standing }: Props) {
  const box = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const width = CELL + labelRoom(useContext(CurrencyLabel)) * DIGIT
  const hasListed = rows.some(({ summary }) => summary?.mine?.source === 'price list')
  const pinned = columns.filter(({ isMine }) => isMine).length
  const down = useWholeOnPaper(useRowWindow(rows.length, body, box), rows.length)
  const across = useColumnWindow(columns.length - pinned, width, box)
  useKeptPlace(box)
  const layout = useMatrixLayout({ columns, pinned, hasListed, ...across })
  const count = layout.leading + columns.length
  const { active, gridProps } = useGridKeys({
    rows: rows.length,
    columns: count,
    isHere: ({ row, column }) => row >= down.first && row < down.last && layout.isDrawn(column),
    firstRow: down.first,
    leftOf: (column) => (column - layout.leading - pinned) * width,
    box,
  })
  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={BATCH.matrixBox}
      style={cssVars({ '--cell': `${width}px`, '--columns': count - 1 })}
    >
      <Table
        caption={BATCH.matrix}
        className={styles.matrix}
        role="grid"
        aria-rowcount={rows.length + 1}
        aria-colcount={count}
        {...gridProps}
      >
        <MatrixHead layout={layout} />
        <tbody ref={body}>
          <GapRow {...down.above} columns={count} />
          {rows.slice(down.first, down.last).map((shown, at) => {
            const row = down.first + at
            return (
              <MatrixRow
                key={shown.row.row}
                shown={shown}
                joined={joined}
                layout={layout}
                place={row}
                active={active.row === row ? active.column : null}
                standing={standing}
              />
            )
          })}
          <GapRow {...down.below} columns={count} />
        </tbody>
      </Table>
    </section>
  )
}
