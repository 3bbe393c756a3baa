import { Button } from '@/components/ui/buttons/Button.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import {
  columnFacts,
  figureColumns,
  groupColumns,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import {
  type RowsResult,
  type Pivot,
  type RowFilter,
  measures,
  type AcrossGroup,
} from '@/domain/workbench/rowView.ts'
import type { SummaryState } from '@/domain/workbench/summaryState.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { leftOutInWords, measured, titleOf } from './measured.ts'
import { PivotTable } from './PivotTable.tsx'
import { shownOf } from './shownOf.ts'
import { measureLabels, SUMMARY } from './summaryNames.ts'
import type { AskedPivot, usePivot } from './usePivot.ts'
import styles from './PivotPanel.module.css'

type Props = {
  look: RowsResult
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

type FootProps = { pivot: Pivot; state: SummaryState; queued: number }

function Foot({ pivot, state, queued }: FootProps) {
  const called = useColumnNames()
  const { rows, n } = pivot.total
  const where = pivot.across.length < pivot.allAcross ? 'of those shown' : 'in row'
  const { isCount } = measured(state)
  return (
    <p className={styles.foot}>
      {state.across === '' ? (
        !isCount && <span>Small number: products</span>
      ) : (
        <>
          <span className={styles.lowest}>▼ lowest {where}</span>
          <span className={styles.highest}>▲ highest {where}</span>
          <span>
            {isCount
              ? 'Colour: number of rows'
              : 'Colour: distance from the row’s median. Small number: products'}
          </span>
        </>
      )}
      <span>
        {isCount
          ? `n = ${formatCount(rows)}`
          : [
              `n = ${formatCount(n)}`,
              ...leftOutInWords(called, state.figure, { count: rows - n, queued }),
            ].join('; ')}
      </span>
    </p>
  )
}

/** The heat table: two groups, a figure, a measure. */
export function PivotPanel({ look, state, asked, onState, onNarrow }: Props) {
  const called = useColumnNames()
  const { answered, hasMore, isLong, setLong } = asked
  return (
    <Panel
      className={styles.panel}
      title={
        <>
          {state.measure === 'count' ? (
            titleOf(state, called)
          ) : (
            <FormulaHint
              formula={`The ${measureLabels[state.measure]} of the rows in each cell that have a value`}
            >
              {titleOf(state, called)}
            </FormulaHint>
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
            <Foot pivot={shown.pivot} state={shown.of} queued={look.queued} />
          </>
        )}
      </AnswerBox>
    </Panel>
  )
}

type PivotControlsProps = {
  look: RowsResult
  state: SummaryState
  onState: (state: SummaryState) => void
}

/** Which two groups, which figure, which measure; what no row has a value of is not offered. */
function PivotControls({ look, state, onState }: PivotControlsProps) {
  const called = useColumnNames()
  const { down, across, figure, measure } = state
  const chosenGroups = [down, across].filter((column) => column !== '')
  const groups = [...new Set([...groupColumns, ...look.traits.columns, ...chosenGroups])]
    .filter((column) => look.groups[column] || column === down || column === across)
    .map((value) => ({ value, label: columnFacts(value).label }))
  const figures = figureColumns
    .filter((column) => look.figures[column] || column === figure)
    .map((value) => ({ value, label: called(value) }))
  // Two different groups: choosing the other one exchanges them. Another question has its usual order.
  const onDown = (value: GroupColumn) =>
    onState({ ...state, down: value, across: value === across ? down : across, order: null })
  const onAcross = (value: AcrossGroup) =>
    onState({
      ...state,
      across: value,
      down: value !== '' && value === down && across !== '' ? across : down,
      order: null,
    })
  return (
    <div className={styles.controls}>
      <SelectField<GroupColumn>
        size="s"
        label={SUMMARY.down}
        value={down}
        onChange={onDown}
        options={groups}
      />
      <SelectField<AcrossGroup>
        size="s"
        label={SUMMARY.across}
        value={across}
        onChange={onAcross}
        options={[...groups, { value: '', label: SUMMARY.noColumns }]}
      />
      <SelectField
        size="s"
        label={SUMMARY.measure}
        value={measure}
        onChange={(value) => onState({ ...state, measure: value })}
        options={measures.map((value) => ({ value, label: measureLabels[value] }))}
      />
      {/* Also with a count: the box plots are of it. */}
      <SelectField<FigureColumn>
        size="s"
        label={SUMMARY.figure}
        value={figure}
        onChange={(value) => onState({ ...state, figure: value })}
        options={figures}
      />
    </div>
  )
}
