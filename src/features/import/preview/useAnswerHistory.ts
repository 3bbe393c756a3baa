import { useState } from 'react'
import type { ImportAnswers } from '../../../model/import/answers.ts'
import { hasAnswers } from '../../../model/import/readAnswers.ts'

export type AnswerHistory = {
  change: (next: ImportAnswers) => void
  /** Null while there is nothing to undo. */
  undo: (() => void) | null
  /** Back to what the app chose; it can be undone. Null where nobody chose anything else. */
  reset: (() => void) | null
}

/** The answers before each change, the oldest first. They belong to one file. */
type Before = { file: string; answers: readonly ImportAnswers[] }

/** Lets a person undo changes of the answers one by one, as long as the same file is open. */
export function useAnswerHistory(
  file: string,
  answers: ImportAnswers,
  onAnswers: (answers: ImportAnswers) => void,
): AnswerHistory {
  const [stored, setStored] = useState<Before>({ file, answers: [] })
  const before = stored.file === file ? stored.answers : []
  const last = before.at(-1)
  const change = (next: ImportAnswers) => {
    setStored({ file, answers: [...before, answers] })
    onAnswers(next)
  }
  return {
    change,
    undo:
      last === undefined
        ? null
        : () => {
            setStored({ file, answers: before.slice(0, -1) })
            onAnswers(last)
          },
    reset: hasAnswers(answers) ? () => change({}) : null,
  }
}
