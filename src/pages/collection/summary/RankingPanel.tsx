import { Panel } from '@/components/ui/panels/Panel.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { RowFilter } from '@/domain/workbench/rowView.ts'
import type { SummaryState } from '@/domain/workbench/summaryState.ts'
import { Unit } from '@/features/products/prices/Unit.tsx'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import type { Answered } from '@/pages/collection/useAnswer.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { measured, titleOf } from './measured.ts'
import { rankingInWords } from './summaryNames.ts'
import type { AskedPivot } from './usePivot.ts'
import { valueName } from './valueName.ts'
import styles from './RankingPanel.module.css'

type Props = {
  state: SummaryState
  answered: Answered<AskedPivot>
  onNarrow: (change: Partial<RowFilter>) => void
}

/** Where bars begin and end: at 0, but for snapshots, which have none. */
function scaleOf(values: readonly number[], isTime: boolean) {
  const low = values.reduce((a, b) => Math.min(a, b), isTime ? Infinity : 0)
  const high = values.reduce((a, b) => Math.max(a, b), isTime ? -Infinity : 0)
  const at = (value: number) => (high > low ? (value - low) / (high - low) : 1)
  const zero = isTime ? 0 : at(0)
  return (value: number) => ({ from: Math.min(zero, at(value)), to: Math.max(zero, at(value)) })
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The chart of a ranking: a bar for each line of the table beside it, in its order; a press shows the rows. */
export function RankingPanel({ state, answered, onNarrow }: Props) {
  const called = useColumnNames()
  // The table beside it says why there is no answer, and asks again.
  if (answered.says !== null) return null
  return (
    <Panel title={`${titleOf(state, called)}, as bars`}>
      <AnswerBox answered={answered} height={260}>
        {({ of, pivot }) => {
          const lines = pivot.down.map((value, place) => ({
            value,
            name: valueName(of.down, value),
            figure: pivot.downTotals[place]?.value ?? null,
          }))
          const { isPrice, isTime, write } = measured(of)
          const barOf = scaleOf(
            lines.flatMap((line) => (line.figure === null ? [] : [line.figure])),
            isTime,
          )
          return (
            <ol className={styles.bars}>
              {lines.map(({ value, name, figure }) => {
                const bar = figure === null ? { from: 0, to: 0 } : barOf(figure)
                return (
                  <li key={value}>
                    <button
                      type="button"
                      className={styles.line}
                      aria-label={rankingInWords(name, write(figure))}
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
                        {figure === null ? (
                          <EmptyValue />
                        ) : (
                          <>
                            {isPrice && <Unit />}
                            {write(figure)}
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
