import {
  COLUMNS,
  figureColumns,
  groupColumns,
  type FigureColumn,
  type GroupColumn,
} from '../../../model/columns/columns.ts'
import { measures, type AcrossGroup, type Look } from '../../../model/workbench/rowView.ts'
import type { SummaryState } from '../../../model/workbench/summaryState.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { measureLabels, SUMMARY } from '../summaryNames.ts'
import styles from './PivotPanel.module.css'

type Props = {
  look: Look
  state: SummaryState
  onState: (state: SummaryState) => void
}

/** Which two groups, which figure, which measure; what no row has a value of is not offered. */
export function PivotControls({ look, state, onState }: Props) {
  const { down, across, figure, measure } = state
  const groups = groupColumns
    .filter((column) => look.groups[column] || column === down || column === across)
    .map((value) => ({ value, label: COLUMNS[value].label }))
  const figures = figureColumns
    .filter((column) => look.figures[column] || column === figure)
    .map((value) => ({ value, label: COLUMNS[value].label }))
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
