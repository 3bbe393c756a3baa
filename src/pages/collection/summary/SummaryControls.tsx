import { DraftField } from '@/components/ui/fields/DraftField.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import {
  columnFacts,
  figureColumns,
  groupColumns,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import type { AcrossGroup, RowsResult } from '@/domain/rows/rowView.ts'
import { usualSummary, type ShownSummary, type SummaryState } from '@/domain/rows/summaryState.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { SUMMARY } from './summaryNames.ts'
import styles from './Summary.module.css'

type Props = {
  rowsResult: RowsResult
  state: ShownSummary
  onChange: (change: Partial<SummaryState>) => void
}

/** The fields of the summary: which groups, which figure, and the smallest group. Options without any values are left out. */
export function SummaryControls({ rowsResult, state, onChange }: Props) {
  const columnLabel = useColumnNames()
  const { down, across, figure, least } = state
  const chosenGroups = [down, across].filter((column) => column !== '')
  const groups = [...new Set([...groupColumns, ...rowsResult.traits.columns, ...chosenGroups])]
    .filter((column) => rowsResult.groups[column] || column === down || column === across)
    .map((value) => ({ value, label: columnFacts(value).label }))
  const figures = figureColumns
    .filter((column) => rowsResult.figures[column] || column === figure)
    .map((value) => ({ value, label: columnLabel(value) }))
  // The two groups must differ, so choosing the other one swaps them. The order is reset to the default.
  const onDown = (value: GroupColumn) =>
    onChange({ down: value, across: value === across ? down : across, order: null, sort: null })
  const onAcross = (value: AcrossGroup) =>
    onChange({
      across: value,
      down: value !== '' && value === down && across !== '' ? across : down,
      order: null,
      ...(value === '' && { measure: usualSummary.measure }),
      ...(value === down && { sort: null }),
    })
  const onLeast = (text: string) => {
    const typed = Number(text.trim() || '1')
    if (!Number.isInteger(typed) || typed < 1) return 'Enter a whole number of 1 or more'
    onChange({ least: typed })
    return null
  }
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
      <SelectField<FigureColumn>
        size="s"
        label={SUMMARY.figure}
        value={figure}
        onChange={(value) => onChange({ figure: value, sort: null })}
        options={figures}
      />
      <DraftField
        size="s"
        className={styles.least}
        label={SUMMARY.least}
        inputMode="numeric"
        value={String(least)}
        onCommit={onLeast}
      />
    </div>
  )
}
