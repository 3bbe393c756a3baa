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
  /** The rows that are summed up; a new object requests every figure again. */
  rowsResult: RowsResult
  state: SummaryState
  onState: (state: SummaryState) => void
  /** Adds filters, so that a click on a figure shows the rows behind it. The filters of other columns stay. */
  onNarrow: (change: Partial<RowFilter>) => void
  /** The address of the table with these filters added. */
  tableOf: (change: Partial<RowFilter>) => string
  /** Whether the rows are of more than one country, so that their prices are not comparable. */
  isMixed: boolean
  /** The button that checks the market prices of these rows; absent when another place offers that. */
  checkPrices?: ReactNode
}

/** The view *Summary* of the filtered rows. For rows of several countries it only explains why there is none. */
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

/** The panels of the summary: groups with all their figures, the heat table, distributions, and the price ladder. */
function Panels(props: Props) {
  const { engine, rowsResult, state: initialState, onState, onNarrow, tableOf, checkPrices } = props
  // Rows that are codes have no prices themselves, so a figure without any value is left out.
  const isKnown = (figure: FigureColumn) =>
    !rowsResult.items.areFromInput || rowsResult.figures[figure] !== undefined
  const figure = initialState.figure ?? usualFigure((one) => rowsResult.figures[one] !== undefined)
  const state = { ...initialState, figure }
  const { across } = state
  const onChange = (change: Partial<SummaryState>) => onState({ ...initialState, ...change })
  const hasOwn = Object.values(useOwnMerchantSpellings()).some((names) => names.length > 0)
  const isOwnKnown =
    hasOwn && rowsResult.market.statusCounts.checked > 0 && rowsResult.groups.category !== undefined
  // The figures whose distribution is shown: the chosen one, and the two that are always shown.
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
        {/* A further filter would change which rows are the top rows, so with a filter for the top rows the links would
            show other rows. */}
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

/** The panel with the merchants' price points on one axis, and the ranges in which you have none. */
function LadderPanel({ engine, rowsResult }: LadderPanelProps) {
  const known = useOwnMerchantSpellings()
  const request = useCallback(async () => {
    const [points, [first]] = await Promise.all([engine.pricePoints(), engine.rows(0, 1)])
    // Any row names the country, because a summary is always of one country or group of countries.
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
