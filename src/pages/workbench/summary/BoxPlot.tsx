import type { PriceAxis } from '../../../lib/priceAxis.ts'
import type { FigureColumn } from '../../../model/columns/columns.ts'
import { formatMeasured } from '../../../model/columns/formats.ts'
import type { Box } from '../../../model/workbench/rowView.ts'
import { cssVars } from '../../../ui/cssVars.ts'
import styles from './BoxPlot.module.css'

type Props = { box: Box; figure: FigureColumn; axis: PriceAxis }

/** The middle half as a box, 5–95% as a bar, the median as a line; one figure alone is its median only. */
export function BoxPlot({ box, figure, axis }: Props) {
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
          <span className="vh">{`middle half ${words(q1)} to ${words(q3)}, 5 to 95% ${words(p5)} to ${words(p95)}`}</span>
          <span className={styles.bar} style={cssVars({ '--a': place(p5), '--b': place(p95) })} />
          <span className={styles.box} style={cssVars({ '--a': place(q1), '--b': place(q3) })} />
        </>
      )}
      {n > 0 && <span className={styles.median} style={cssVars({ '--x': place(median) })} />}
    </span>
  )
}
