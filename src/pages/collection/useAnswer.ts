import { startTransition, useCallback, useEffect, useState } from 'react'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { hasSameFilter } from './views/isSameQuery.ts'

export type Answered<Value> = {
  /** The last there was; null before the first. */
  value: Value | null
  /** Whether the value is of other filters, or of another question, than are shown now; that rows joined them since is not. */
  isOld: boolean
  /** Why there is no answer to what is requested now. */
  message: string | null
  again: () => void
}

/**
 * Asks the engine anew whenever the rows that pass, or the question, are others. The answer before stays until the next one
 * is there. `ask` has to be the same function for the same question.
 */
export function useAnswer<Value>(
  rowsResult: RowsResult,
  request: () => Promise<Value>,
): Answered<Value> {
  const [answer, setAnswer] = useState<{
    value: Value
    of: unknown
    rowsResult: RowsResult
  } | null>(null)
  const [failure, setFailure] = useState<{
    message: string
    of: unknown
    rowsResult: RowsResult
  } | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isWanted = true
    request().then(
      (value) => {
        // Drawn in slices: a table of many cells does not hold up typing.
        if (isWanted) startTransition(() => setAnswer({ value, of: request, rowsResult }))
      },
      (error: unknown) => {
        if (isWanted) setFailure({ message: String(error), of: request, rowsResult })
      },
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try is another effect
  }, [request, rowsResult, tries])

  const again = useCallback(() => {
    setFailure(null)
    setTries((before) => before + 1)
  }, [])
  const isNow = (one: { of: unknown; rowsResult: RowsResult } | null) =>
    one?.of === request && one.rowsResult === rowsResult
  return {
    value: answer?.value ?? null,
    // While rows stream in there is always a newer look: what is shown would never stand still.
    isOld: answer?.of !== request || !hasSameFilter(answer.rowsResult, rowsResult),
    message: isNow(failure) && !isNow(answer) ? (failure?.message ?? null) : null,
    again,
  }
}
