import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { columnFacts, type FigureColumn, type GroupColumn } from '@/domain/columns/columns.ts'
import { formatBound, formatMeasured } from '@/domain/columns/formats.ts'
import type { Box, RowsResult, RowFilter } from '@/domain/workbench/rowView.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { Unit } from '@/features/products/prices/Unit.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { priceAxis, type PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { figureRoom, readableTicks } from '@/lib/text/labelled.ts'
import { onlyValue } from './summaryNames.ts'
import { spellingsOf, valueName } from './valueName.ts'
import styles from './BoxTable.module.css'

type Props = {
  look: RowsResult
  boxes: readonly Box[]
  by: GroupColumn
  figure: FigureColumn
  caption: string
  onNarrow: (change: Partial<RowFilter>) => void
}

/** Box plots on one axis, a row for each value: the table is the chart's twin. */
export function BoxTable({ look, boxes, by, figure, caption, onNarrow }: Props) {
  const axis = priceAxis(
    boxes.flatMap(({ p5, median, p95 }) => [p5, median, p95].filter((value) => value !== null)),
  )
  // Times are too long to stand beside each other.
  const all = columnFacts(figure).kind === 'stamp' ? [] : axis.ticks
  const tickOf = (tick: number) =>
    columnFacts(figure).kind === 'price' ? formatCount(tick) : formatBound(figure, tick)
  const ticks = readableTicks(all, tickOf)
  const room = figureRoom(boxes.map(({ median }) => formatMeasured(figure, median)))
  return (
    <table className={styles.boxes} style={cssVars({ '--room': room })}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{columnFacts(by).label}</span>
          </th>
          <th scope="col">
            <span className="vh">Spread</span>
            {ticks.map((tick) => (
              <span
                key={tick}
                aria-hidden="true"
                className={styles.tick}
                style={cssVars({ '--x': `${(axis.at(tick) * 100).toFixed(2)}%` })}
              >
                {tickOf(tick)}
              </span>
            ))}
          </th>
          <th scope="col">
            <FormulaHint>Median</FormulaHint>
          </th>
          <th scope="col">n</th>
        </tr>
      </thead>
      <tbody>
        {boxes.map((box) => {
          const name = valueName(by, box.value)
          const leftOut = box.rows - box.n - box.queued
          return (
            <tr key={box.value}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.only}
                  title={onlyValue(name)}
                  onClick={() => onNarrow({ values: { [by]: [box.value] } })}
                >
                  {by === 'merchant' && box.value !== '' && <MerchantMark name={box.value} />}
                  <span className={styles.label}>
                    {name}
                    <Spellings of={spellingsOf(look, by, box.value)} />
                  </span>
                </button>
              </th>
              <td>
                <BoxPlot box={box} figure={figure} axis={axis} />
              </td>
              <td>
                {box.median === null ? (
                  <EmptyValue what="no values" />
                ) : (
                  <>
                    {columnFacts(figure).kind === 'price' && <Unit />}
                    <LangText>{formatMeasured(figure, box.median)}</LangText>
                  </>
                )}
              </td>
              <td
                className={styles.n}
                title={
                  leftOut > 0
                    ? `${formatCount(leftOut)} of ${formatCount(box.rows)} rows left out`
                    : undefined
                }
              >
                {formatCount(box.n)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type BoxPlotProps = { box: Box; figure: FigureColumn; axis: PriceAxis }

/** The middle half as a box, 5–95% as a bar, the median as a line; one figure alone is its median only. */
function BoxPlot({ box, figure, axis }: BoxPlotProps) {
  const { n, p5, q1, median, q3, p95 } = box
  const place = (value: number | null) => `${(axis.at(value ?? 0) * 100).toFixed(2)}%`
  const words = (value: number | null) => formatMeasured(figure, value)
  return (
    <span
      className={styles.plot}
      style={cssVars({ '--ticks': Math.max(1, axis.ticks.length - 1) })}
    >
      {n > 1 && (
        <>
          <span className="vh">
            <LangText>{`middle 50% ${words(q1)} to ${words(q3)}, 5–95% ${words(p5)} to ${words(p95)}`}</LangText>
          </span>
          <span className={styles.bar} style={cssVars({ '--a': place(p5), '--b': place(p95) })} />
          <span className={styles.box} style={cssVars({ '--a': place(q1), '--b': place(q3) })} />
        </>
      )}
      {n > 0 && <span className={styles.median} style={cssVars({ '--x': place(median) })} />}
    </span>
  )
}
