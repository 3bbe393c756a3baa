import { startTransition, useEffect, useMemo, useState } from 'react'
import type { RowsResult, RowEngine, RowFilter, RowSort } from '@/domain/rows/rowView.ts'
import type { ReadRows } from '@/pages/collection/useRowEngine.ts'

type Asked = { engine: RowEngine; requested: string }
type Answer = Asked & {
  rowsResult: RowsResult
  /** Another question followed and was taken back: the engine holds its rows in the order of that one. */
  isOvertaken: boolean
}

/**
 * What the engine says of these filters and this order, requested again when rows were added. Until the first answer null;
 * until the next one the last, `isOlder`. An engine that has ended answers nothing any more: `hasFailed`.
 */
export function useRowsQuery(
  { engine, rows, aliases, least }: Pick<ReadRows, 'engine' | 'rows' | 'aliases' | 'least'>,
  filter: RowFilter,
  sort: RowSort,
): { rowsResult: RowsResult | null; isOlder: boolean; hasFailed: boolean } {
  // The same filter is a new object after every step in the history.
  const requested = JSON.stringify({ filter, sort, aliases })
  const question = useMemo(
    () => JSON.parse(requested) as { filter: RowFilter; sort: RowSort }, // written just above
    [requested],
  )
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState<Asked | null>(null)
  const known = answer?.engine === engine ? answer : null
  const isBehind =
    known === null ||
    known.requested !== requested ||
    known.isOvertaken ||
    rows > known.rowsResult.rows ||
    least > known.rowsResult.version
  // Of rows that stream in: requested again once the last question is answered, never for each of them.
  const turn = isBehind ? (known?.rowsResult ?? 'first') : null

  useEffect(() => {
    if (turn === null) return
    let isWanted = true
    let isAnswered = false
    engine.look(question.filter, question.sort).then(
      (rowsResult) => {
        isAnswered = true
        // Rows and summaries are drawn in slices, so that typing and dragging go on.
        if (isWanted)
          startTransition(() => setAnswer({ rowsResult, engine, requested, isOvertaken: false }))
      },
      () => {
        if (isWanted) setFailed({ engine, requested })
      },
    )
    return () => {
      isWanted = false
      if (!isAnswered) setAnswer((last) => last && { ...last, isOvertaken: true })
    }
  }, [engine, question, requested, turn])
  return {
    rowsResult: known?.rowsResult ?? null,
    isOlder: known !== null && known.requested !== requested,
    hasFailed: failed?.engine === engine && failed.requested === requested,
  }
}
