import { useRef } from 'react'
import { formatCount } from '../../../domain/format.ts'
import { figureRoom } from '../../../domain/labelled.ts'
import { spellingsInWords } from '../../../domain/market/names.ts'
import { onlyValue, SUMMARY } from '../../../domain/summaryNames.ts'
import { COLUMNS } from '../../../domain/catalog/columns.ts'
import { formatMeasured } from '../../../domain/catalog/formats.ts'
import type { Look, Pivot, PivotCell, RowFilter } from '../../../domain/workbench/rowView.ts'
import type { SummaryState } from '../../../domain/workbench/summaryState.ts'
import { Spellings } from '../../../parts/Spellings.tsx'
import { Unit } from '../../../parts/Unit.tsx'
import { useGridKeys } from '../../../grid/useGridKeys.ts'
import { cssVars } from '../../../ui/cssVars.ts'
import { Table } from '../../../ui/Table.tsx'
import { PivotCellButton } from './PivotCellButton.tsx'
import { pivotMarks } from './pivotMarks.ts'
import styles from './PivotTable.module.css'
import { spellingsOf, valueName } from './valueName.ts'

type Props = {
  look: Look
  pivot: Pivot
  state: SummaryState
  onNarrow: (change: Partial<RowFilter>) => void
}

const tints = {
  cheaper: 'var(--cheaper-tint)',
  dearer: 'var(--dearer-tint)',
  plain: 'var(--track)',
}

function Total({ cell: { value }, state }: { cell: PivotCell; state: SummaryState }) {
  if (state.measure === 'count') return formatCount(value)
  return (
    <>
      {value !== null && COLUMNS[state.figure].kind === 'price' && <Unit />}
      {formatMeasured(state.figure, value)}
    </>
  )
}

/** What a cell is drawn for, beside its sign and its count: `1,299.00`. */
const CELL = 8

/** Two groups against each other. A grid: one stop for the keyboard, arrows go from cell to cell, Enter shows the rows. */
export function PivotTable({ look, pivot, state, onNarrow }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { down, across, cells, downTotals, acrossTotals, total } = pivot
  const { active, gridProps } = useGridKeys({
    rows: down.length,
    columns: across.length + 1,
    isHere: ({ row, column }) => row < down.length && column <= across.length,
    firstRow: 0,
    leftOf: () => 0,
    box,
  })
  const tabAt = (row: number, column: number) =>
    active.row === row && active.column === column ? 0 : -1
  const figures = [...cells.flat(), ...downTotals, ...acrossTotals].map(({ value }) =>
    formatMeasured(state.figure, value),
  )
  const most = cells.flat().reduce((high, { rows }) => Math.max(high, rows), 0)
  return (
    <div ref={box} className={styles.box}>
      <Table
        caption={SUMMARY.table}
        className={styles.pivot}
        role="grid"
        style={cssVars({ '--columns': across.length, '--room': figureRoom(figures, CELL) })}
        {...gridProps}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {COLUMNS[state.down].label}
            </th>
            {across.map((value) => (
              <th
                key={value}
                scope="col"
                data-number
                title={spellingsInWords(spellingsOf(look, state.across, value)) ?? value}
              >
                {valueName(state.across, value)}
              </th>
            ))}
            <th scope="col" data-number data-group className={styles.all}>
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {down.map((lineValue, row) => {
            const line = cells[row] ?? []
            const marks = pivotMarks(line, state, most)
            const name = valueName(state.down, lineValue)
            return (
              <tr key={lineValue} data-row>
                <th scope="row" className={styles.name}>
                  <button
                    type="button"
                    data-cell={`${row} 0`}
                    tabIndex={tabAt(row, 0)}
                    className={styles.only}
                    title={onlyValue(name)}
                    onClick={() => onNarrow({ values: { [state.down]: [lineValue] } })}
                  >
                    {name}
                    <Spellings of={spellingsOf(look, state.down, lineValue)} />
                  </button>
                </th>
                {line.map((cell, column) => {
                  const value = across[column] ?? ''
                  const mark = marks[column] ?? { extreme: null, tint: 'plain', strength: 0 }
                  return (
                    <td
                      key={value}
                      data-number
                      style={cssVars({
                        '--tint': tints[mark.tint],
                        '--share': `${Math.round(mark.strength * 100)}%`,
                      })}
                    >
                      <PivotCellButton
                        cell={cell}
                        mark={mark}
                        isPart={across.length < pivot.allAcross}
                        state={state}
                        down={name}
                        across={valueName(state.across, value)}
                        at={`${row} ${column + 1}`}
                        tab={tabAt(row, column + 1)}
                        onPress={() =>
                          onNarrow({
                            values: { [state.down]: [lineValue], [state.across]: [value] },
                          })
                        }
                      />
                    </td>
                  )
                })}
                <td data-number data-group className={styles.all}>
                  {downTotals[row] && <Total cell={downTotals[row]} state={state} />}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              All
            </th>
            {across.map((value, column) => (
              <td key={value} data-number className={styles.all}>
                {acrossTotals[column] && <Total cell={acrossTotals[column]} state={state} />}
              </td>
            ))}
            <td data-number data-group className={styles.all}>
              <Total cell={total} state={state} />
            </td>
          </tr>
        </tfoot>
      </Table>
    </div>
  )
}
