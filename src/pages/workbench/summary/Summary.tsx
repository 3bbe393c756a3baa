import { formatCount } from '../../../domain/format.ts'
import type { Look, RowEngine, RowFilter } from '../../../domain/workbench/rowView.ts'
import type { SummaryState } from '../../../domain/workbench/summaryState.ts'
import { Panel } from '../../../ui/Panel.tsx'

type Props = {
  engine: RowEngine
  /** Of the rows to sum up: another one asks for every figure again. */
  look: Look
  state: SummaryState
  onState: (state: SummaryState) => void
  /** A press on a figure: narrow the rows to those it was made of. */
  onNarrow: (change: Partial<RowFilter>) => void
  /** More than one country: prices are not comparable. */
  isMixed: boolean
}

/** What the rows that pass amount to: groups against groups, price ranges, distributions. */
export function Summary({ look, isMixed }: Props) {
  return (
    <Panel title="Summary" padded>
      {isMixed
        ? 'These rows are of several countries, and nothing says which row is of which: their prices are not summed up.'
        : `${formatCount(look.matching)} of ${formatCount(look.rows)} rows`}
    </Panel>
  )
}
