import { useCallback, useMemo, type ReactNode } from 'react'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { figureColumns, type FigureColumn } from '@/domain/columns/columns.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import type { RowsResult, RowEngine, RowFilter } from '@/domain/rows/rowView.ts'
import { usualFigure, type SummaryState } from '@/domain/rows/summaryState.ts'
import { PriceLadder } from '@/features/pricing/ladder/PriceLadder.tsx'
import { useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { DistributionPanel } from './DistributionPanel.tsx'
import { GroupPanel } from './GroupPanel.tsx'
import { ListedPanel } from './ListedPanel.tsx'
import { PivotPanel } from './PivotPanel.tsx'
import { StandOutPanel } from './StandOutPanel.tsx'
import { SummaryControls } from './SummaryControls.tsx'
import styles from './Summary.module.css'

type Props = {
  engine: RowEngine
  /** Of the rows to sum up: another one requests every figure again. */
  rowsResult: RowsResult
  state: SummaryState
  onState: (state: SummaryState) => void
  /** A press on a figure: narrow the rows to those it was made of. Columns that are not named stay as they are. */
  onNarrow: (change: Partial<RowFilter>) => void
  /** To the table of the rows that the same leaves. */
  tableOf: (change: Partial<RowFilter>) => string
  /** More than one country: prices are not comparable. */
  isMixed: boolean
  /** Checks the market prices of these rows; absent where that is offered elsewhere. */
  checkPrices?: ReactNode
}

/** What the rows that pass amount to, where they are of one country. */
export function Summary(props: Props) {
  const { rowsResult, isMixed } = props
  if (isMixed) {
    return (
      <Panel padded>
        <EmptyState title="No summary across countries">
          These rows are from several countries, and the country of each row isn’t known, so their
          prices can’t be compared. Create one collection per country to see a summary.
        </EmptyState>
      </Panel>
    )
  }
  if (rowsResult.matching === 0) {
    return (
      <Panel padded>
        <EmptyState title="Nothing to summarise">
          {rowsResult.rows === 0 ? 'No row is loaded yet.' : 'No rows match the filters.'}
        </EmptyState>
      </Panel>
    )
  }
  return <Panels {...props} />
}

/** Groups with all their figures, groups against groups, distributions, price points. */
function Panels(props: Props) {
  const { engine, rowsResult, state: given, onState, onNarrow, tableOf, checkPrices } = props
  // Codes have no price of their own.
  const isKnown = (figure: FigureColumn) =>
    !rowsResult.items.areGiven || rowsResult.figures[figure] !== undefined
  const figure = given.figure ?? usualFigure((one) => rowsResult.figures[one] !== undefined)
  const state = { ...given, figure }
  const { across } = state
  const onChange = (change: Partial<SummaryState>) => onState({ ...given, ...change })
  const hasOwn = Object.values(useOwnMerchantSpellings()).some((names) => names.length > 0)
  const isOwnKnown =
    hasOwn && rowsResult.market.statusCounts.checked > 0 && rowsResult.groups.category !== undefined
  // The figure chosen, and the two that everyone requests.
  const spread = figureColumns.filter(
    (one) => one === figure || ((one === 'offerPrice' || one === 'discount') && isKnown(one)),
  )
  return (
    <div className={styles.summary}>
      <SummaryControls {...{ rowsResult, state, onChange }} />
      <GroupPanel
        {...{ engine, rowsResult, figure, onChange, onNarrow, checkPrices }}
        state={given}
      />
      <div className={styles.beside}>
        {across !== '' && (
          <PivotPanel
            {...{ engine, rowsResult, onChange, onNarrow }}
            state={{ ...state, across }}
          />
        )}
        {/* Beside a top of rows, a filter shows another top. */}
        {rowsResult.filter.top === null && (
          <StandOutPanel {...{ engine, rowsResult, tableOf }} state={given} />
        )}
      </div>
      {isOwnKnown && <ListedPanel {...{ engine, rowsResult, onNarrow }} />}
      <div className={styles.spread}>
        {spread.map((one) => (
          <DistributionPanel key={one} {...{ engine, rowsResult, onNarrow }} figure={one} />
        ))}
      </div>
      {isKnown('offerPrice') && <LadderPanel engine={engine} rowsResult={rowsResult} />}
    </div>
  )
}

type LadderPanelProps = { engine: RowEngine; rowsResult: RowsResult }

/** The price points of the merchants on one axis, and the stretches where mine has none. */
function LadderPanel({ engine, rowsResult }: LadderPanelProps) {
  const known = useOwnMerchantSpellings()
  const request = useCallback(async () => {
    const [points, [first]] = await Promise.all([engine.pricePoints(), engine.rows(0, 1)])
    // Rows that are summed up are all of one country.
    return { ...points, country: first?.country ?? '' }
  }, [engine])
  const answered = useAnswer(rowsResult, request)
  const country = answered.value?.country ?? ''
  const countries = useMemo(() => country.split(','), [country])
  return (
    <Panel title="Price ladder" meta="each merchant’s price points">
      <AnswerBox answered={answered} height={260}>
        {({ merchants, leftOut, queued }) => (
          <PriceLadder
            {...{ merchants, country, leftOut, queued }}
            ownMerchants={ownMerchantsIn(known, countries)}
          />
        )}
      </AnswerBox>
    </Panel>
  )
}
