import { useCallback, useMemo } from 'react'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import {
  figureColumns,
  columnFacts,
  type FigureColumn,
  type GroupColumn,
} from '@/domain/columns/columns.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import type { RowsResult, RowEngine, RowFilter } from '@/domain/workbench/rowView.ts'
import type { SummaryState } from '@/domain/workbench/summaryState.ts'
import { PriceLadder } from '@/features/pricing/ladder/PriceLadder.tsx'
import { useWhoIAmIn } from '@/features/settings/useAliases.ts'
import { formatCount, inSentence } from '@/lib/numbers/format.ts'
import { useColumnNames } from '@/pages/collection/columnNames.ts'
import { useAnswer } from '@/pages/collection/useAnswer.ts'
import { AnswerBox } from './AnswerBox.tsx'
import { BoxTable } from './BoxTable.tsx'
import { DistributionPanel } from './DistributionPanel.tsx'
import { ListedPanel } from './ListedPanel.tsx'
import { leftOutInWords } from './measured.ts'
import { PivotPanel } from './PivotPanel.tsx'
import { RankingPanel } from './RankingPanel.tsx'
import { usePivot } from './usePivot.ts'
import styles from './Summary.module.css'

type Props = {
  engine: RowEngine
  /** Of the rows to sum up: another one asks for every figure again. */
  look: RowsResult
  state: SummaryState
  onState: (state: SummaryState) => void
  /** A press on a figure: narrow the rows to those it was made of. Columns that are not named stay as they are. */
  onNarrow: (change: Partial<RowFilter>) => void
  /** More than one country: prices are not comparable. */
  isMixed: boolean
}

/** Values of each group that are shown first; more on request. */
const FEW_GROUPS = { down: 20, across: 12 }
const MOST_BOXES = 20

/** What the rows that pass amount to, where they are of one country. */
export function Summary(props: Props) {
  const { look, isMixed } = props
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
  if (look.matching === 0) {
    return (
      <Panel padded>
        <EmptyState title="Nothing to summarise">
          {look.rows === 0 ? 'No row is loaded yet.' : 'No rows match the filters.'}
        </EmptyState>
      </Panel>
    )
  }
  return <Panels {...props} />
}

/** Groups against groups, how a figure spreads, distributions, price points. */
function Panels({ engine, look, state, onState, onNarrow }: Props) {
  const asked = usePivot(engine, look, state, FEW_GROUPS)
  // Codes have no price of their own.
  const isKnown = (figure: FigureColumn) =>
    !look.items.areGiven || look.figures[figure] !== undefined
  const hasOwn = Object.values(useWhoIAmIn()).some((names) => names.length > 0)
  const isOwnKnown =
    hasOwn && look.market.standings.checked > 0 && look.groups.category !== undefined
  // The figure chosen, and the two that everyone asks for.
  const spread = figureColumns.filter(
    (figure) =>
      figure === state.figure ||
      ((figure === 'offerPrice' || figure === 'discount') && isKnown(figure)),
  )
  return (
    <div className={styles.summary}>
      <div className={state.across === '' ? undefined : styles.broad}>
        <PivotPanel {...{ look, state, asked, onState, onNarrow }} />
      </div>
      {state.across === '' && <RankingPanel {...{ state, onNarrow }} answered={asked.answered} />}
      {isOwnKnown && <ListedPanel {...{ engine, look, onNarrow }} />}
      <BoxPanel
        {...{ engine, look, onNarrow }}
        by={state.across === '' ? state.down : state.across}
        figure={state.figure}
        most={MOST_BOXES}
      />
      <div className={styles.spread}>
        {spread.map((figure) => (
          <DistributionPanel key={figure} {...{ engine, look, figure, onNarrow }} />
        ))}
      </div>
      {isKnown('offerPrice') && (
        <div className={styles.broad}>
          <LadderPanel engine={engine} look={look} />
        </div>
      )}
    </div>
  )
}

type LadderPanelProps = { engine: RowEngine; look: RowsResult }

/** The price points of the merchants on one axis, and the stretches where mine has none. */
function LadderPanel({ engine, look }: LadderPanelProps) {
  const known = useWhoIAmIn()
  const ask = useCallback(async () => {
    const [points, [first]] = await Promise.all([engine.pricePoints(), engine.rows(0, 1)])
    // Rows that are summed up are all of one country.
    return { ...points, country: first?.country ?? '' }
  }, [engine])
  const answered = useAnswer(look, ask)
  const country = answered.value?.country ?? ''
  const countries = useMemo(() => country.split(','), [country])
  return (
    <Panel title="Price ladder" meta="each merchant’s price points">
      <AnswerBox answered={answered} height={260}>
        {({ merchants, leftOut, queued }) => (
          <PriceLadder
            {...{ merchants, country, leftOut, queued }}
            mine={ownMerchantsIn(known, countries)}
          />
        )}
      </AnswerBox>
    </Panel>
  )
}

type BoxPanelProps = {
  engine: RowEngine
  look: RowsResult
  by: GroupColumn
  figure: FigureColumn
  onNarrow: (change: Partial<RowFilter>) => void
  /** How many values of the group, those with most rows. */
  most: number
}

/** How a figure spreads in each value of a group. */
function BoxPanel({ engine, look, by, figure, onNarrow, most }: BoxPanelProps) {
  const ask = useCallback(
    async () => ({ of: { by, figure }, boxes: await engine.boxes({ by, figure, most }) }),
    [engine, by, figure, most],
  )
  const answered = useAnswer(look, ask)
  const called = useColumnNames()
  const title = `${called(figure)} by ${inSentence(columnFacts(by).label)}`
  return (
    <Panel title={title} meta="Box: middle 50%. Line: 5–95%">
      <AnswerBox answered={answered} height={260}>
        {({ of, boxes }) => {
          const shown = boxes.reduce((sum, { rows }) => sum + rows, 0)
          const leftOut = boxes.reduce(
            (sum, { rows, n, queued }) => ({
              count: sum.count + rows - n,
              queued: sum.queued + queued,
            }),
            { count: 0, queued: 0 },
          )
          return (
            <div className={styles.body}>
              <BoxTable look={look} {...of} boxes={boxes} caption={title} onNarrow={onNarrow} />
              <p className={styles.foot}>
                {[
                  `${formatCount(shown)} of ${formatCount(look.matching)} rows in those shown`,
                  ...leftOutInWords(called, of.figure, leftOut, 'of them '),
                ].join('; ')}
              </p>
            </div>
          )
        }}
      </AnswerBox>
    </Panel>
  )
}
