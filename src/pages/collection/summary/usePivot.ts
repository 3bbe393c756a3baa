import { useCallback, useState } from 'react'
import type { GroupColumn } from '@/domain/columns/columns.ts'
import type { RowsResult, Pivot, RowEngine } from '@/domain/rows/rowView.ts'
import { orderOf, type ShownSummary } from '@/domain/rows/summaryState.ts'
import { useAnswer, type AnswerState } from '@/pages/collection/useAnswer.ts'

/** What a heat table shows: its groups, figure, measure, order and the smallest group. */
export type PivotState = Pick<ShownSummary, 'down' | 'figure' | 'measure' | 'order' | 'least'> & {
  across: GroupColumn
}

/**
 * A heat table with the groups and measure that it was requested for: while the next one is loading, these differ from the
 * current ones.
 */
export type RequestedPivot = { of: PivotState; pivot: Pivot }

const MANY = { down: 100, across: 30 }

/** How many values of each group are shown until the user clicks *Show more*. */
type Few = { down: number; across: number }

/** Requests the data of a heat table, one group against another. */
export function usePivot(engine: RowEngine, rowsResult: RowsResult, state: PivotState, few: Few) {
  const [isLong, setLong] = useState(false)
  const most = isLong ? MANY : few
  const { down, across, figure, measure, least } = state
  const { by, value, down: falls } = orderOf(state)
  const request = useCallback(async (): Promise<RequestedPivot> => {
    const order = { by, value, down: falls }
    const of = { down, across, figure, measure, order, least }
    const pivot = await engine.pivot({ ...of, mostDown: most.down, mostAcross: most.across })
    return { of, pivot }
  }, [engine, down, across, figure, measure, by, value, falls, least, most.down, most.across])
  const answered: AnswerState<RequestedPivot> = useAnswer(rowsResult, request)
  const pivot = answered.value?.pivot
  const hasMore = pivot !== undefined && (pivot.allDown > few.down || pivot.allAcross > few.across)
  return { answered, hasMore, isLong, setLong }
}
