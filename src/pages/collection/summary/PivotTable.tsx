import { useContext, useId, useRef } from 'react'
import { useGridKeys } from '@/components/data-table/grid/useGridKeys.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { SortButton } from '@/components/ui/tables/SortButton.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { columnFacts } from '@/domain/columns/columns.ts'
import { spellingsInWords } from '@/domain/pricing/names.ts'
import type { RowsResult, Pivot, PivotCell, PivotOrder, RowFilter } from '@/domain/rows/rowView.ts'
import { nextPivotOrder, orderOf } from '@/domain/rows/summaryState.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { MergeNames } from '@/features/products/values/MergeNames.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { currencyLabelWidth } from '@/lib/text/currencyLabelText.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { measureFormat } from './measureFormat.ts'
import { PivotCellButton } from './PivotCellButton.tsx'
import { pivotMarks, type CellMark } from './pivotMarks.ts'
import { onlyValue, SUMMARY } from './summaryNames.ts'
import type { PivotState } from './usePivot.ts'
import { spellingsOf, valueName } from './valueName.ts'
import styles from './PivotTable.module.css'

type Props = {
  rowsResult: RowsResult
  pivot: Pivot
  state: PivotState
  onNarrow: (change: Partial<RowFilter>) => void
  onOrder: (order: PivotOrder | null) => void
}

const tints = {
  cheaper: 'var(--cheaper-tint)',
  dearer: 'var(--dearer-tint)',
  plain: 'var(--track)',
}

function Total({ cell: { value, n, index }, state }: { cell: PivotCell; state: PivotState }) {
  const { hasN, isPrice, write } = measureFormat(state)
  return (
    <>
      {value !== null && isPrice && <CurrencyPrefix />}
      <LangText>{write(value)}</LangText>{' '}
      <span className={styles.n}>
        {hasN ? formatCount(n) : index !== null && formatIndex(index)}
      </span>
    </>
  )
}

const PLAIN: CellMark = { extreme: null, tint: 'plain', strength: 0 }

/**
 * The heat table of two groups against each other. As a grid it has one Tab stop: arrow keys move from cell to cell, Enter shows
 * the rows.
 */
export function PivotTable({ rowsResult, pivot, state, onNarrow, onOrder }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { down, across, cells, downTotals, acrossTotals, total } = pivot
  const { active, gridProps } = useGridKeys({
    // The grid counts the header row as row 0, because its cells sort and can have the focus.
    rows: down.length + 1,
    columns: across.length + 2,
    isHere: ({ row, column }) => row <= down.length && column <= across.length + 1,
    firstRow: 0,
    leftOf: () => 0,
    box,
  })
  const tabAt = (row: number, column: number) =>
    active.row === row && active.column === column ? 0 : -1
  const unit = useContext(CurrencyLabel)
  const [tolerance] = usePreference('tolerance')
  const { hasN, isPrice, write } = measureFormat(state)
  const every = [...cells.flat(), ...downTotals, ...acrossTotals, total]
  const longest = (texts: string[]) => texts.reduce((most, { length }) => Math.max(most, length), 0)
  const figureWidth =
    longest(every.map(({ value }) => write(value))) + (isPrice ? currencyLabelWidth(unit) : 0)
  const countWidth = longest(
    every.map(({ n, index }) => {
      if (hasN) return formatCount(n)
      return index === null ? '' : formatIndex(index)
    }),
  )
  const most = cells.flat().reduce((high, { value }) => Math.max(high, value ?? 0), 0)
  const order = orderOf(state)
  const id = useId()
  /** The kind of names in the first column that can be merged: only brands and merchants. */
  const kind = state.down === 'brand' || state.down === 'merchant' ? state.down : null
  const head = (
    of: Pick<PivotOrder, 'by' | 'value'>,
    text: string,
    column: number,
    spellings?: string | null,
  ) => {
    const isBy = order.by === of.by && order.value === of.value
    return (
      <SortButton
        data-cell={`0 ${column}`}
        tabIndex={tabAt(0, column)}
        title={spellings ?? text}
        sorted={isBy ? (order.down ? 'down' : 'up') : null}
        onClick={() => onOrder(nextPivotOrder(state, of))}
      >
        {text}
      </SortButton>
    )
  }
  const sortOf = (by: PivotOrder['by'], value = '') =>
    order.by === by && order.value === value ? (order.down ? 'descending' : 'ascending') : undefined
  return (
    <div ref={box} className={styles.box}>
      <Table
        caption={SUMMARY.table}
        className={styles.pivot}
        role="grid"
        style={cssVars({
          '--columns': across.length,
          '--figure': figureWidth,
          '--count': countWidth,
        })}
        {...gridProps}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.name} aria-sort={sortOf('name')}>
              {head({ by: 'name', value: '' }, columnFacts(state.down).label, 0)}
            </th>
            {across.map((value, column) => (
              <th key={value} scope="col" data-number aria-sort={sortOf('column', value)}>
                {head(
                  { by: 'column', value },
                  valueName(state.across, value),
                  column + 1,
                  spellingsInWords(spellingsOf(rowsResult, state.across, value)),
                )}
              </th>
            ))}
            <th scope="col" data-number data-group className={styles.all} aria-sort={sortOf('all')}>
              {head({ by: 'all', value: '' }, SUMMARY.all, across.length + 1)}
            </th>
          </tr>
        </thead>
        <tbody>
          {down.map((lineValue, row) => {
            const line = cells[row] ?? []
            const marks = pivotMarks(line, state, most, tolerance)
            const name = valueName(state.down, lineValue)
            return (
              <tr key={lineValue} data-row>
                <th
                  scope="row"
                  className={styles.name}
                  // The row is labelled only by the name: screen readers would repeat the button beside it with each cell.
                  aria-labelledby={`${id}-${row}`}
                >
                  <span className={styles.line}>
                    <button
                      id={`${id}-${row}`}
                      type="button"
                      data-cell={`${row + 1} 0`}
                      tabIndex={tabAt(row + 1, 0)}
                      className={styles.only}
                      title={onlyValue(name)}
                      onClick={() => onNarrow({ values: { [state.down]: [lineValue] } })}
                    >
                      {name}
                      <Spellings of={spellingsOf(rowsResult, state.down, lineValue)} />
                    </button>
                    {kind !== null && lineValue !== '' && (
                      <MergeNames
                        kind={kind}
                        name={lineValue}
                        others={down.filter((other) => other !== '')}
                        tabIndex={tabAt(row + 1, 0)}
                      />
                    )}
                  </span>
                </th>
                {line.map((cell, column) => {
                  const value = across[column] ?? ''
                  const mark = marks[column] ?? PLAIN
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
                        at={`${row + 1} ${column + 1}`}
                        tab={tabAt(row + 1, column + 1)}
                        onClick={() =>
                          onNarrow({
                            values: {
                              [state.down]: [lineValue],
                              [state.across]: [value],
                            },
                          })
                        }
                      />
                    </td>
                  )
                })}
                <td data-number data-group className={styles.all}>
                  {downTotals[row] && (
                    <PivotCellButton
                      cell={downTotals[row]}
                      mark={PLAIN}
                      isPart={false}
                      state={state}
                      down={name}
                      across={SUMMARY.all}
                      at={`${row + 1} ${across.length + 1}`}
                      tab={tabAt(row + 1, across.length + 1)}
                      onClick={() => onNarrow({ values: { [state.down]: [lineValue] } })}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              {SUMMARY.all}
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
