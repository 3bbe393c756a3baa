import { startTransition, useCallback, useEffect, useState } from 'react'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { hasSameFilter } from './views/isSameQuery.ts'

export type AnswerState<Value> = {
  /** The last answer; null before the first. */
  value: Value | null
  /** Whether the value is for other filters or another request than the current ones; rows that arrived since don’t count. */
  isOld: boolean
  /** Why the current request has no answer; null when there is no problem. */
  message: string | null
  retry: () => void
}

/**
 * Queries the engine whenever the filtered rows or `request` change. The last answer stays until the next one arrives. Pass the
 * same function while the request is the same.
 */
export function useAnswer<Value>(
  rowsResult: RowsResult,
  request: () => Promise<Value>,
): AnswerState<Value> {
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
        // A transition, so that drawing a table of many cells doesn't block typing.
        if (isWanted) startTransition(() => setAnswer({ value, of: request, rowsResult }))
      },
      (error: unknown) => {
        if (isWanted) setFailure({ message: String(error), of: request, rowsResult })
      },
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a retry runs the effect again
  }, [request, rowsResult, tries])

  const retry = useCallback(() => {
    setFailure(null)
    setTries((before) => before + 1)
  }, [])
  const isNow = (one: { of: unknown; rowsResult: RowsResult } | null) =>
    one?.of === request && one.rowsResult === rowsResult
  return {
    value: answer?.value ?? null,
    // While rows are still arriving there is always a newer result, so only a changed filter makes the value old.
    isOld: answer?.of !== request || !hasSameFilter(answer.rowsResult, rowsResult),
    message: isNow(failure) && !isNow(answer) ? (failure?.message ?? null) : null,
    retry,
  }
}
