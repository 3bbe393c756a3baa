import { formatCount } from '../../../lib/format.ts'
import type { Look, Pivot, RowFilter } from '../../../model/workbench/rowView.ts'
import type { SummaryState } from '../../../model/workbench/summaryState.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fn } from '../../../ui/Fn.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { measureLabels, SUMMARY } from '../summaryNames.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { PivotControls } from './PivotControls.tsx'
import styles from './PivotPanel.module.css'
import { PivotTable } from './PivotTable.tsx'
import { leftOutInWords, measured, titleOf } from './measured.ts'
import { shownOf } from './shownOf.ts'
import type { AskedPivot, usePivot } from './usePivot.ts'

type Props = {
  look: Look
  state: SummaryState
  asked: ReturnType<typeof usePivot>
  onState: (state: SummaryState) => void
  onNarrow: (change: Partial<RowFilter>) => void
}

/** "7 of 122 brands + no brand, 5 of 10 merchants". */
function shownInWords({ of, pivot }: AskedPivot): string {
  const { down, across, allDown, allAcross, hasNoneDown, hasNoneAcross } = pivot
  const lines = shownOf(of.down, down, allDown, hasNoneDown)
  if (of.across === '') return lines
  return `${lines}, ${shownOf(of.across, across, allAcross, hasNoneAcross)}`
}

function Foot({ pivot, state }: { pivot: Pivot; state: SummaryState }) {
  const { rows, n } = pivot.total
  const where = pivot.across.length < pivot.allAcross ? 'of those shown' : 'in row'
  const { isCount } = measured(state)
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
          : [`n = ${formatCount(n)}`, ...leftOutInWords(state.figure, rows - n)].join('; ')}
      </span>
    </p>
  )
}

/** The heat table: two groups, a figure, a measure. */
export function PivotPanel({ look, state, asked, onState, onNarrow }: Props) {
  const { answered, hasMore, isLong, setLong } = asked
  return (
    <Panel
      className={styles.panel}
      title={
        <>
          {titleOf(state)}
          {state.measure !== 'count' && (
            <Fn
              formula={`The ${measureLabels[state.measure]} over the rows of each cell that have the figure`}
            />
          )}
        </>
      }
      meta={answered.value && shownInWords(answered.value)}
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
