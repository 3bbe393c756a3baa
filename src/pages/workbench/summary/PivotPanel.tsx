import { useCallback, useState } from 'react'
import { formatCount } from '../../../domain/format.ts'
import { measureLabels, SUMMARY } from '../../../domain/summaryNames.ts'
import { COLUMNS } from '../../../domain/catalog/columns.ts'
import type { Look, Pivot, RowEngine, RowFilter } from '../../../domain/workbench/rowView.ts'
import {
  orderOf,
  type PivotOrder,
  type SummaryState,
} from '../../../domain/workbench/summaryState.ts'
import { Fn } from '../../../parts/Fn.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import { PivotControls } from './PivotControls.tsx'
import styles from './PivotPanel.module.css'
import { PivotTable } from './PivotTable.tsx'
import { shownOf } from './shownOf.ts'
import { useAnswer } from './useAnswer.ts'

type Props = {
  engine: RowEngine
  look: Look
  state: SummaryState
  onState: (state: SummaryState) => void
  onNarrow: (change: Partial<RowFilter>) => void
  /** How many values of each group to begin with. */
  few: { down: number; across: number }
}

const MANY = { down: 100, across: 30 }

/** "Median offer price, brand × merchant"; of a ranking "Median discount by brand". */
export function titleOf({ down, across, figure, measure }: SummaryState): string {
  const of = measure === 'count' ? 'Rows' : `${measureLabels[measure]} ${COLUMNS[figure].label}`
  const what = of.charAt(0).toUpperCase() + of.slice(1).toLowerCase()
  const lines = COLUMNS[down].label.toLowerCase()
  return across === ''
    ? `${what} by ${lines}`
    : `${what}, ${lines} × ${COLUMNS[across].label.toLowerCase()}`
}

function Foot({ pivot, state }: { pivot: Pivot; state: SummaryState }) {
  const { rows, n } = pivot.total
  const where = pivot.across.length < pivot.allAcross ? 'of those shown' : 'in row'
  const isCount = state.measure === 'count'
  const isPrice = !isCount && COLUMNS[state.figure].kind === 'price'
  const what = COLUMNS[state.figure].label.toLowerCase()
  return (
    <p className={styles.foot}>
      {state.across === '' ? (
        !isCount && <span>small figure: n</span>
      ) : (
        <>
          <span className={styles.lowest}>▼ lowest {where}</span>
          <span className={styles.highest}>▲ highest {where}</span>
          <span>
            {isCount
              ? 'tint: how many rows'
              : 'tint: distance from the row’s median; small figure: n'}
          </span>
        </>
      )}
      <span>
        {isCount
          ? `n = ${formatCount(rows)}`
          : `n = ${formatCount(n)}; ${formatCount(rows - n)} without ${isPrice ? 'a usable ' : ''}${what} left out`}
      </span>
    </p>
  )
}

/** The heat table: two groups, a figure, a measure. */
export function PivotPanel({ engine, look, state, onState, onNarrow, few }: Props) {
  const [isLong, setLong] = useState(false)
  const most = isLong ? MANY : few
  const { down, across, figure, measure } = state
  const order = JSON.stringify(orderOf(state))
  const ask = useCallback(
    async () => ({
      // With its own groups: while the next answer is on its way, this one is of another question.
      of: { down, across, figure, measure, order: JSON.parse(order) as PivotOrder }, // written above
      pivot: await engine.pivot({
        order: JSON.parse(order) as PivotOrder, // written above
        down,
        across,
        figure,
        measure,
        mostDown: most.down,
        mostAcross: most.across,
      }),
    }),
    [engine, down, across, figure, measure, order, most.down, most.across],
  )
  const answered = useAnswer(look, ask)
  const pivot = answered.value?.pivot
  const hasMore = pivot && (pivot.allDown > few.down || pivot.allAcross > few.across)
  return (
    <Panel
      className={styles.panel}
      title={
        <>
          {titleOf(state)}
          {measure !== 'count' && (
            <Fn
              formula={`The ${measureLabels[measure]} over the rows of each cell that have the figure`}
            />
          )}
        </>
      }
      meta={
        answered.value &&
        pivot &&
        [
          shownOf(answered.value.of.down, pivot.down, pivot.allDown, pivot.hasNoneDown),
          ...(answered.value.of.across === ''
            ? []
            : [
                shownOf(
                  answered.value.of.across,
                  pivot.across,
                  pivot.allAcross,
                  pivot.hasNoneAcross,
                ),
              ]),
        ].join(', ')
      }
      actions={
        hasMore && (
          <Button size="s" variant="quiet" onClick={() => setLong(!isLong)}>
            {isLong ? SUMMARY.fewerValues : SUMMARY.moreValues}
          </Button>
        )
      }
    >
      <PivotControls look={look} state={state} onState={onState} />
      <AnswerBox answered={answered} height={260}>
        {(shown) => (
          <>
            <PivotTable
              look={look}
              pivot={shown.pivot}
              state={shown.of}
              onNarrow={onNarrow}
              onOrder={(next) => onState({ ...state, order: next })}
            />
            <Foot pivot={shown.pivot} state={shown.of} />
          </>
        )}
      </AnswerBox>
    </Panel>
  )
}
