import { useEffect, useMemo, useRef, useState } from 'react'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportContext } from './decide.ts'
import type { ImportReading } from './reading.ts'
import type { PreviewRows } from './worker/importer.ts'
import type { ImportInput } from './worker/importInput.ts'
import { importSession } from './worker/importSession.ts'

export type ImportState<Row> = {
  /** The reading for the input and the answers, or for the earlier ones while `isBusy`; null while there is none. */
  reading: ImportReading<Row> | null
  isBusy: boolean
  /** How much of the file is read, from 0 to 1; null while nothing is being read. */
  share: number | null
}

/**
 * Reads an input in a worker, and again when the answers or the page’s context change. Pass the same `input` and `answers`
 * objects while nothing changes. While the next reading is running, the last one of the same input stays.
 */
export function useImport<Task extends keyof PreviewRows>(
  task: Task,
  input: ImportInput | null,
  answers: ImportAnswers,
  context: ImportContext,
): ImportState<PreviewRows[Task]> {
  type Reading = ImportReading<PreviewRows[Task]>
  const [state, setState] = useState<{
    input: ImportInput
    answers: ImportAnswers
    /** The context of the page, as JSON. */
    contextKey: string
    reading: Reading
  } | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const session = useMemo(() => (input === null ? null : importSession(input)), [input])
  useEffect(() => () => session?.close(), [session])
  const latest = useRef(0)
  const { country, merchant, as } = context
  const contextKey = JSON.stringify([task, country, merchant, as])
  useEffect(() => {
    if (session === null || input === null) return undefined
    const stop = new AbortController()
    latest.current += 1
    const number = latest.current
    const request = { task, answers, context: { country, merchant, as, now: Date.now() } }
    session
      .read(request, {
        signal: stop.signal,
        onProgress: (part) => number === latest.current && setShare(part),
      })
      .then(
        (reading) => {
          if (stop.signal.aborted) return
          setState({ input, answers, contextKey, reading })
          setShare(null)
        },
        (error: unknown) => {
          if (!stop.signal.aborted) throw error
        },
      )
    return () => stop.abort(new DOMException('Another reading', 'AbortError'))
  }, [session, input, task, answers, country, merchant, as, contextKey])
  const isOfInput = state !== null && state.input === input
  const isCurrent = isOfInput && state.answers === answers && state.contextKey === contextKey
  const isBusy = input !== null && (!isCurrent || share !== null)
  return {
    reading: isOfInput ? state.reading : null,
    isBusy,
    share: isBusy ? (share ?? 0) : null,
  }
}
