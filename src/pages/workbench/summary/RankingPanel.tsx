import { useCallback } from 'react'
import { rankingInWords } from '../../../domain/summaryNames.ts'
import { COLUMNS } from '../../../domain/catalog/columns.ts'
import { formatMeasured } from '../../../domain/catalog/formats.ts'
import type { Look, Measure, RowEngine, RowFilter } from '../../../domain/workbench/rowView.ts'
import {
  orderOf,
  type PivotOrder,
  type SummaryState,
} from '../../../domain/workbench/summaryState.ts'
import type { FigureColumn } from '../../../domain/catalog/columns.ts'
import { formatCount } from '../../../domain/format.ts'
import { Missing } from '../../../parts/Missing.tsx'
import { Unit } from '../../../parts/Unit.tsx'
import { cssVars } from '../../../ui/cssVars.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import { titleOf } from './PivotPanel.tsx'
import styles from './RankingPanel.module.css'
import { useAnswer } from './useAnswer.ts'
import { valueName } from './valueName.ts'

type Props = {
  engine: RowEngine
  look: Look
  state: SummaryState
  onNarrow: (change: Partial<RowFilter>) => void
  /** How many values to begin with, as the table beside it. */
  most: number
}

/** Where bars begin and end: at 0, but for moments, which have none. */
function scaleOf(values: readonly number[], isTime: boolean) {
  const low = values.reduce((a, b) => Math.min(a, b), isTime ? Infinity : 0)
  const high = values.reduce((a, b) => Math.max(a, b), isTime ? -Infinity : 0)
  const at = (value: number) => (high > low ? (value - low) / (high - low) : 1)
  const zero = isTime ? 0 : at(0)
  return (value: number) => ({ from: Math.min(zero, at(value)), to: Math.max(zero, at(value)) })
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The chart of a ranking: a bar for each line of the table beside it, in its order; a press shows the rows. */
export function RankingPanel({ engine, look, state, onNarrow, most }: Props) {
  const { down, figure, measure } = state
  const order = JSON.stringify(orderOf(state))
  const ask = useCallback(
    async () => ({
      // With its own question: while the next answer is on its way, this one is of another.
      of: { down, figure, measure },
      pivot: await engine.pivot({
        down,
        figure,
        measure,
        across: '',
        order: JSON.parse(order) as PivotOrder, // written above
        mostDown: most,
        mostAcross: 0,
      }),
    }),
    [engine, down, figure, measure, order, most],
  )
  const answered = useAnswer(look, ask)
  const write = (value: number | null, of: { measure: Measure; figure: FigureColumn }) =>
    of.measure === 'count' ? formatCount(value) : formatMeasured(of.figure, value)
  return (
    <Panel title={`${titleOf(state)}, as bars`}>
      <AnswerBox answered={answered} height={260}>
        {({ of, pivot }) => {
          const lines = pivot.down.map((value, place) => ({
            value,
            name: valueName(of.down, value),
            figure: pivot.downTotals[place]?.value ?? null,
          }))
          const isTime = of.measure !== 'count' && COLUMNS[of.figure].kind === 'stamp'
          const hasUnit = of.measure !== 'count' && COLUMNS[of.figure].kind === 'price'
          const barOf = scaleOf(
            lines.flatMap((line) => (line.figure === null ? [] : [line.figure])),
            isTime,
          )
          return (
            <ol className={styles.bars}>
              {lines.map(({ value, name, figure: measured }) => {
                const bar = measured === null ? { from: 0, to: 0 } : barOf(measured)
                return (
                  <li key={value}>
                    <button
                      type="button"
                      className={styles.line}
                      aria-label={rankingInWords(name, write(measured, of))}
                      onClick={() => onNarrow({ values: { [of.down]: [value] } })}
                    >
                      <span className={styles.name} title={name}>
                        {name}
                      </span>
                      <span
                        className={styles.bar}
                        style={cssVars({ '--from': percent(bar.from), '--to': percent(bar.to) })}
                      />
                      <span className={styles.figure}>
                        {measured === null ? (
                          <Missing />
                        ) : (
                          <>
                            {hasUnit && <Unit />}
                            {write(measured, of)}
                          </>
                        )}
                      </span>
                    </button>
                  </li>
                )
              })}
            </ol>
          )
        }}
      </AnswerBox>
    </Panel>
  )
}
