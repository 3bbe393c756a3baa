import { useState } from 'react'
import { ChartTable } from '@/components/ui/figures/ChartTable.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { COLUMNS, type FigureColumn } from '@/domain/columns/columns.ts'
import { formatBound } from '@/domain/columns/formats.ts'
import type { FigureSummary, Bin } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { rowsBy, typeRange } from '@/words/collectionViewNames.ts'
import { rangeWords } from './filterWords.ts'
import type { Range } from './handlePositions.ts'
import { RangeFields } from './RangeFields.tsx'
import { RangeHandles } from './RangeHandles.tsx'
import styles from './RangeFilter.module.css'

type Props = {
  column: FigureColumn
  summary: FigureSummary
  /** The number of all rows, with or without the figure. */
  rows: number
  range: Range | undefined
  onRange: (range: Range | undefined) => void
}

/** The filter for the range of a figure: a histogram with two handles, and two fields that a click opens. */
export function RangeFilter({ column, summary, rows, range, onRange }: Props) {
  const { n, min, max, bins } = summary
  const [isTyping, setTyping] = useState(false)
  const label = useColumnNames()(column)
  // Whether all figures are equal, so that there is nothing to choose.
  const isEven = min === max
  // The heading's text: the chosen range, or the one figure that all rows have.
  const words =
    isEven && range === undefined ? `all ${formatBound(column, min)}` : rangeWords(column, range)
  return (
    <div className={styles.filter}>
      <div className={styles.head}>
        <span>
          {COLUMNS[column].formula === undefined ? label : <FormulaHint>{label}</FormulaHint>}
        </span>
        {n < rows && (
          <span className={styles.count} title="Rows with a value">
            of {formatCount(n)}
          </span>
        )}
        <button
          type="button"
          className={styles.words}
          aria-expanded={isTyping}
          aria-label={typeRange(label, words)}
          onClick={() => setTyping(!isTyping)}
        >
          {words}
        </button>
      </div>
      <RangeBars bins={bins} range={range} />
      {!isEven && <RangeHandles column={column} bins={bins} range={range} onRange={onRange} />}
      {isTyping && (
        <RangeFields column={column} summary={summary} range={range} onRange={onRange} />
      )}
      <ChartTable
        isShown={false}
        caption={rowsBy(label)}
        heads={['Range', 'All rows', 'Rows that match the other filters']}
        rows={bins.map(({ from, to, all, remaining }) => ({
          key: from,
          of: rangeWords(column, [from, to]),
          figures: [formatCount(all), formatCount(remaining)],
        }))}
      />
    </div>
  )
}

/** The histogram of a figure: all rows behind, rows that pass the other filters in front, and the chosen range in colour. */
function RangeBars({ bins, range }: { bins: readonly Bin[]; range: Range | undefined }) {
  const highest = Math.max(1, ...bins.map(({ all }) => all))
  const isOn = ({ from, to }: Bin) =>
    range !== undefined && to > (range[0] ?? -Infinity) && from < (range[1] ?? Infinity)
  return (
    <div className={styles.bars} aria-hidden="true">
      {bins.map((bin) => (
        <span
          key={bin.from}
          className={classes(styles.bar, isOn(bin) && styles.on)}
          style={cssVars({ '--all': bin.all / highest, '--kept': bin.remaining / highest })}
        />
      ))}
    </div>
  )
}
