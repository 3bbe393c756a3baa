import { startTransition, useEffect, useMemo, useState } from 'react'
import type { RowsResult, RowEngine, RowFilter, RowSort } from '@/domain/workbench/rowView.ts'
import type { ReadRows } from '@/pages/collection/useRowEngine.ts'

type Asked = { engine: RowEngine; asked: string }
type Answer = Asked & {
  look: RowsResult
  /** Another question followed and was taken back: the engine holds its rows in the order of that one. */
  isOvertaken: boolean
}

/**
 * What the engine says of these filters and this order, asked again when rows were added. Until the first answer null;
 * until the next one the last, `isOlder`. An engine that has ended answers nothing any more: `hasFailed`.
 */
export function useRowsQuery(
  { engine, rows, joined, least }: Pick<ReadRows, 'engine' | 'rows' | 'joined' | 'least'>,
  filter: RowFilter,
  sort: RowSort,
): { look: RowsResult | null; isOlder: boolean; hasFailed: boolean } {
  // The same filter is a new object after every step in the history.
  const asked = JSON.stringify({ filter, sort, joined })
  const question = useMemo(
    () => JSON.parse(asked) as { filter: RowFilter; sort: RowSort }, // written just above
    [asked],
  )
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState<Asked | null>(null)
  const known = answer?.engine === engine ? answer : null
  const isBehind =
    known === null ||
    known.asked !== asked ||
    known.isOvertaken ||
    rows > known.look.rows ||
    least > known.look.version
  // Of rows that stream in: asked again once the last question is answered, never for each of them.
  const turn = isBehind ? (known?.look ?? 'first') : null

  useEffect(() => {
    if (turn === null) return
    let isWanted = true
    let isAnswered = false
    engine.look(question.filter, question.sort).then(
      (look) => {
        isAnswered = true
        // Rows and summaries are drawn in slices, so that typing and dragging go on.
        if (isWanted) startTransition(() => setAnswer({ look, engine, asked, isOvertaken: false }))
      },
      () => {
        if (isWanted) setFailed({ engine, asked })
      },
    )
    return () => {
      isWanted = false
      if (!isAnswered) setAnswer((last) => last && { ...last, isOvertaken: true })
    }
  }, [engine, question, asked, turn])
  return {
    look: known?.look ?? null,
    isOlder: known !== null && known.asked !== asked,
    hasFailed: failed?.engine === engine && failed.asked === asked,
  }
}
