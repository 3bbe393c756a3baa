import { useState } from 'react'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { hasAnswers } from '@/domain/import/readAnswers.ts'

export type AnswerHistory = {
  change: (next: ImportAnswers) => void
  /** Undoes the last change; null while there is nothing to undo. */
  undo: (() => void) | null
  /** Returns to what the app chose, which can be undone; null if the user changed nothing. */
  reset: (() => void) | null
  /** Whether there is, or was, something to undo. */
  isUsed: boolean
}

/** The answers before each change, the oldest first; null before the first change. They belong to one file. */
type Before = { file: string; answers: readonly ImportAnswers[] | null }

/** Lets the user undo changes of the answers one by one, as long as the same file is open. */
export function useAnswerHistory(
  file: string,
  answers: ImportAnswers,
  onAnswers: (answers: ImportAnswers) => void,
): AnswerHistory {
  const [stored, setStored] = useState<Before>({ file, answers: null })
  const changes = stored.file === file ? stored.answers : null
  const before = changes ?? []
  const last = before.at(-1)
  const change = (next: ImportAnswers) => {
    setStored({ file, answers: [...before, answers] })
    onAnswers(next)
  }
  const isChanged = hasAnswers(answers)
  return {
    isUsed: changes !== null || isChanged,
    change,
    undo:
      last === undefined
        ? null
        : () => {
            setStored({ file, answers: before.slice(0, -1) })
            onAnswers(last)
          },
    reset: isChanged ? () => change({}) : null,
  }
}
