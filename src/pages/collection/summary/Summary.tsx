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
  /** The rows to summarise: a new object requests every figure again. */
  rowsResult: RowsResult
  state: SummaryState
  onState: (state: SummaryState) => void
  /** A click on a figure filters the rows to those behind it. Columns that are not named stay unchanged. */
  onNarrow: (change: Partial<RowFilter>) => void
  /** To the table of the rows that the same leaves. */
  tableOf: (change: Partial<RowFilter>) => string
  /** More than one country: prices are not comparable. */
  isMixed: boolean
  /** Checks the market prices of these rows; absent when another place offers that. */
  checkPrices?: ReactNode
}

/** The summary of the filtered rows, when they are of one country. */
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

/** Groups with all their figures, the heat table, distributions, and the price ladder. */
function Panels(props: Props) {
  const { engine, rowsResult, state: initialState, onState, onNarrow, tableOf, checkPrices } = props
  // Codes have no prices themselves.
  const isKnown = (figure: FigureColumn) =>
    !rowsResult.items.areFromInput || rowsResult.figures[figure] !== undefined
  const figure = initialState.figure ?? usualFigure((one) => rowsResult.figures[one] !== undefined)
  const state = { ...initialState, figure }
  const { across } = state
  const onChange = (change: Partial<SummaryState>) => onState({ ...initialState, ...change })
  const hasOwn = Object.values(useOwnMerchantSpellings()).some((names) => names.length > 0)
  const isOwnKnown =
    hasOwn && rowsResult.market.statusCounts.checked > 0 && rowsResult.groups.category !== undefined
  // The chosen figure, and the two that are always shown.
  const spread = figureColumns.filter(
    (one) => one === figure || ((one === 'offerPrice' || one === 'discount') && isKnown(one)),
  )
  return (
    <div className={styles.summary}>
      <SummaryControls {...{ rowsResult, state, onChange }} />
      <GroupPanel
        {...{ engine, rowsResult, figure, onChange, onNarrow, checkPrices }}
        state={initialState}
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
          <StandOutPanel {...{ engine, rowsResult, tableOf }} state={initialState} />
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

/** The merchants' price points on one axis, and the ranges in which you have none. */
function LadderPanel({ engine, rowsResult }: LadderPanelProps) {
  const known = useOwnMerchantSpellings()
  const request = useCallback(async () => {
    const [points, [first]] = await Promise.all([engine.pricePoints(), engine.rows(0, 1)])
    // A summary is always of one country or country group.
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
