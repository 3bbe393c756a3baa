import { Button } from '@/components/ui/buttons/Button.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import {
  type RowEngine,
  type RowsResult,
  type Pivot,
  type RowFilter,
  countsRows,
  measures,
} from '@/domain/rows/rowView.ts'
import type { SummaryState } from '@/domain/rows/summaryState.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { leftOutInWords, measureFormat, pivotTitle } from './measureFormat.ts'
import { PivotTable } from './PivotTable.tsx'
import { shownValuesInWords } from './shownValuesInWords.ts'
import { measureLabels, SUMMARY } from './summaryNames.ts'
import { usePivot, type RequestedPivot, type PivotState } from './usePivot.ts'
import styles from './PivotPanel.module.css'

/** How many values of each group are shown until the user clicks *Show more*. */
const FEW = { down: 20, across: 12 }

type Props = {
  engine: RowEngine
  rowsResult: RowsResult
  state: PivotState
  onChange: (change: Partial<SummaryState>) => void
  onNarrow: (change: Partial<RowFilter>) => void
}

/** How much of the two groups the table shows: "7 of 122 brands + no brand, 5 of 10 merchants". */
function shownInWords({ of, pivot }: RequestedPivot): string {
  const { down, across, allDown, allAcross, hasNoneDown, hasNoneAcross } = pivot
  const lines = shownValuesInWords(of.down, down, allDown, hasNoneDown)
  return `${lines}, ${shownValuesInWords(of.across, across, allAcross, hasNoneAcross)}`
}

type FooterProps = { pivot: Pivot; state: PivotState; queued: number }

function PivotFooter({ pivot, state, queued }: FooterProps) {
  const columnLabel = useColumnNames()
  const { rows, n, index } = pivot.total
  const where = pivot.across.length < pivot.allAcross ? 'of those shown' : 'in row'
  const { isCount, hasN } = measureFormat(state)
  const colours = isCount
    ? `Colour: ${hasN ? 'share' : 'number'} of products`
    : 'Colour: distance from the row’s median'
  const small = hasN ? 'products' : index !== null && 'price index'
  return (
    <p className={styles.foot}>
      <span className={styles.lowest}>▼ lowest {where}</span>
      <span className={styles.highest}>▲ highest {where}</span>
      <span>
        {colours}
        {small && `. Small number: ${small}`}
      </span>
      <span>
        {isCount
          ? `n = ${formatCount(rows)}`
          : [
              `n = ${formatCount(n)}`,
              ...leftOutInWords(columnLabel, state.figure, { count: rows - n, queued }),
            ].join('; ')}
      </span>
    </p>
  )
}

/** The panel with the heat table: a measure of one figure for two groups against each other. */
export function PivotPanel({ engine, rowsResult, state, onChange, onNarrow }: Props) {
  const columnLabel = useColumnNames()
  const { answered, hasMore, isLong, setLong } = usePivot(engine, rowsResult, state, FEW)
  return (
    <Panel
      className={styles.panel}
      title={
        <>
          {countsRows(state.measure) ? (
            pivotTitle(state, columnLabel)
          ) : (
            <FormulaHint
              formula={`The ${measureLabels[state.measure]} of the rows in each cell that have a value`}
            >
              {pivotTitle(state, columnLabel)}
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
      <div className={styles.controls}>
        <SelectField
          size="s"
          label={SUMMARY.measure}
          value={state.measure}
          onChange={(measure) => onChange({ measure })}
          options={measures.map((value) => ({ value, label: measureLabels[value] }))}
        />
      </div>
      <AnswerBox answered={answered} height={260}>
        {(shown) => (
          <>
            <PivotTable
              rowsResult={rowsResult}
              pivot={shown.pivot}
              state={shown.of}
              onNarrow={onNarrow}
              onOrder={(order) => onChange({ order })}
            />
            <PivotFooter pivot={shown.pivot} state={shown.of} queued={rowsResult.queued} />
          </>
        )}
      </AnswerBox>
    </Panel>
  )
}
