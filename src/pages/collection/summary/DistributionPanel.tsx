import { useCallback } from 'react'
import { Histogram } from '@/components/ui/figures/Histogram.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import type { FigureColumn } from '@/domain/columns/columns.ts'
import { formatBound } from '@/domain/columns/formats.ts'
import type { Bin, RowsResult, RowEngine, RowFilter } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { leftOutInWords } from './measureFormat.ts'
import styles from './DistributionPanel.module.css'

type Props = {
  engine: RowEngine
  rowsResult: RowsResult
  figure: FigureColumn
  onNarrow: (change: Partial<RowFilter>) => void
}

const BINS = 40

function rangeOf(figure: FigureColumn, { from, to }: Bin, isLast: boolean): string {
  const [low, high] = [formatBound(figure, from), formatBound(figure, to)]
  if (from === to) return low
  return isLast ? `${low} to ${high}` : `${low} to below ${high}`
}

/** The figures at the ends of the axis; only one when all figures are equal. */
function ends(bins: readonly Bin[]): number[] {
  return [...new Set([bins.at(0)?.from, bins.at(-1)?.to])].filter((end) => end !== undefined)
}

/** The panel with the distribution of a figure over the filtered rows; a click on a bar shows its rows. */
export function DistributionPanel({ engine, rowsResult, figure, onNarrow }: Props) {
  const request = useCallback(() => engine.distribution(figure, BINS), [engine, figure])
  const answered = useAnswer(rowsResult, request)
  const columnLabel = useColumnNames()
  const what = columnLabel(figure)
  const bound = (value: number | null) => formatBound(figure, value)
  return (
    <Panel title={`${what}, distribution`}>
      <AnswerBox answered={answered} height={96}>
        {({ n, min, max, bins }) => (
          <div className={styles.body}>
            {n > 0 && (
              <Histogram
                label="Rows"
                tableLabel={`${what}, distribution`}
                keyLabel={what}
                countLabel="Rows"
                axis={ends(bins).map(bound)}
                bars={bins.map((bin, at) => ({
                  label: rangeOf(figure, bin, at === bins.length - 1),
                  value: bin.remaining,
                  text: plural(bin.remaining, 'row'),
                }))}
                onChoose={(at) => {
                  const bin = bins[at]
                  // A bin excludes its upper edge and a range includes it, so filter up to the highest value in the bin.
                  if (bin && bin.highest !== null) {
                    onNarrow({ ranges: { [figure]: [bin.from, bin.highest] } })
                  }
                }}
              />
            )}
            <p className={styles.foot}>
              {[
                ...(n > 0 ? [`n = ${formatCount(n)}, ${bound(min)} to ${bound(max)}`] : []),
                ...leftOutInWords(
                  columnLabel,
                  figure,
                  { count: rowsResult.matching - n, queued: rowsResult.queued },
                  `of ${formatCount(rowsResult.matching)} rows `,
                ),
              ].join('; ')}
            </p>
          </div>
        )}
      </AnswerBox>
    </Panel>
  )
}
