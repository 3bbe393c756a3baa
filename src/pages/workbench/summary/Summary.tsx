import { figureColumns } from '../../../model/columns/columns.ts'
import type { Look, RowEngine, RowFilter } from '../../../model/workbench/rowView.ts'
import type { SummaryState } from '../../../model/workbench/summaryState.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { classes } from '../../../ui/classes.ts'
import { BoxPanel } from './BoxPanel.tsx'
import { DistributionPanel } from './DistributionPanel.tsx'
import { LadderPanel } from './LadderPanel.tsx'
import { PivotPanel } from './PivotPanel.tsx'
import { RankingPanel } from './RankingPanel.tsx'
import styles from './Summary.module.css'
import { usePivot } from './usePivot.ts'

type Props = {
  engine: RowEngine
  /** Of the rows to sum up: another one asks for every figure again. */
  look: Look
  state: SummaryState
  onState: (state: SummaryState) => void
  /** A press on a figure: narrow the rows to those it was made of. Columns that are not named stay as they are. */
  onNarrow: (change: Partial<RowFilter>) => void
  /** More than one country: prices are not comparable. */
  isMixed: boolean
  /** With nothing beside it: everything there is. Else the two summaries that the rows stand under. */
  isWhole?: boolean
}

const BESIDE_ROWS = { pivot: { down: 7, across: 5 }, boxes: 9 }
const ALONE = { pivot: { down: 20, across: 12 }, boxes: 20 }

/** What the rows that pass amount to, where they are of one country. */
export function Summary(props: Props) {
  const { look, isMixed } = props
  if (isMixed) {
    return (
      <Panel padded>
        <EmptyState title="No summary over several countries">
          These rows are of several countries that were asked together, and nothing says which row
          is of which: their prices cannot be compared. Load a set for each country to sum it up.
        </EmptyState>
      </Panel>
    )
  }
  if (look.matching === 0) {
    return (
      <Panel padded>
        <EmptyState title="Nothing to sum up">
          {look.rows === 0 ? 'No row is loaded yet.' : 'No row passes what is narrowed down to.'}
        </EmptyState>
      </Panel>
    )
  }
  return <Panels {...props} />
}

/** Groups against groups, how a figure spreads, distributions, price points. */
function Panels({ engine, look, state, onState, onNarrow, isWhole = true }: Props) {
  const most = isWhole ? ALONE : BESIDE_ROWS
  const asked = usePivot(engine, look, state, most.pivot)
  // The figure chosen, and the two that everyone asks for.
  const spread = figureColumns.filter(
    (figure) => figure === 'offerPrice' || figure === 'discount' || figure === state.figure,
  )
  return (
    <div className={isWhole ? styles.whole : styles.beside}>
      <div className={classes(state.across !== '' && styles.broad, styles.pivot)}>
        <PivotPanel {...{ look, state, asked, onState, onNarrow }} />
      </div>
      {state.across === '' && <RankingPanel {...{ state, onNarrow }} answered={asked.answered} />}
      {(isWhole || state.across !== '') && (
        <BoxPanel
          {...{ engine, look, onNarrow }}
          by={state.across === '' ? state.down : state.across}
          figure={state.figure}
          most={most.boxes}
        />
      )}
      {isWhole && (
        <>
          <div className={styles.spread}>
            {spread.map((figure) => (
              <DistributionPanel key={figure} {...{ engine, look, figure, onNarrow }} />
            ))}
          </div>
          <div className={styles.broad}>
            <LadderPanel engine={engine} look={look} />
          </div>
        </>
      )}
    </div>
  )
}
