import { startTransition, useEffect, useMemo, useState } from 'react'
import type { RowsResult, RowEngine, RowFilter, RowSort } from '@/domain/rows/rowView.ts'
import type { RowEngineState } from '@/pages/collection/useRowEngine.ts'

type SentQuery = { engine: RowEngine; requested: string }
type Answer = SentQuery & {
  rowsResult: RowsResult
  /** Whether the engine may have its rows in another order, because a later query was sent and then withdrawn. */
  isOvertaken: boolean
}

/**
 * The engine's result for this filter and order, requested again when rows are added. Null until the first result; then the last
 * result stays, with `isOlder`, until the next one. `hasFailed`: the engine has ended and gives no more results.
 */
export function useRowsQuery(
  {
    engine,
    rows,
    aliases,
    minVersion: least,
  }: Pick<RowEngineState, 'engine' | 'rows' | 'aliases' | 'minVersion'>,
  filter: RowFilter,
  sort: RowSort,
): { rowsResult: RowsResult | null; isOlder: boolean; hasFailed: boolean } {
  // The filter and order as JSON: every step of the history creates equal but new objects, which must not start a query.
  const requested = JSON.stringify({ filter, sort, aliases })
  const question = useMemo(
    () => JSON.parse(requested) as { filter: RowFilter; sort: RowSort }, // `requested` is this JSON
    [requested],
  )
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState<SentQuery | null>(null)
  const known = answer?.engine === engine ? answer : null
  const isBehind =
    known === null ||
    known.requested !== requested ||
    known.isOvertaken ||
    rows > known.rowsResult.rows ||
    least > known.rowsResult.revision
  // While rows are still arriving, the query is repeated only after the last one is answered, not for each group of rows.
  const turn = isBehind ? (known?.rowsResult ?? 'first') : null

  useEffect(() => {
    if (turn === null) return
    let isWanted = true
    let isAnswered = false
    engine.query(question.filter, question.sort).then(
      (rowsResult) => {
        isAnswered = true
        // A transition, so that drawing rows and summaries doesn't block typing and dragging.
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
