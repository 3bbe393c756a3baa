import { useEffect, useState } from 'react'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { hasAnswers } from '@/domain/import/readAnswers.ts'
import {
  forgetAnswers,
  rememberedAnswers,
  type RememberedAnswers,
} from '@/storage/preferences/importAnswers.ts'
import { isOtherText, type Edit } from './answersAfterEdit.ts'
import type { DraftInput } from './useDraftInputs.ts'

/** Lists without headings all have the same shape, so nothing is remembered for them. */
const shapeOf = (input: DraftInput | null): string | null =>
  input === null || input.reading.headingLines.length === 0 ? null : input.reading.shape

/** Applies the answers that were given for an earlier table with the same columns to a pasted one. */
export function useRememberedText(
  input: DraftInput | null,
  answers: ImportAnswers,
  setAnswers: (answers: ImportAnswers) => void,
) {
  /** The text was replaced, and remembered answers were not looked up yet. */
  const [isNew, setNew] = useState(false)
  const [used, setUsed] = useState<(RememberedAnswers & { shape: string }) | null>(null)
  const shape = shapeOf(input)
  if (isNew && input !== null && !input.isBusy) {
    setNew(false)
    const remembered = shape === null ? null : rememberedAnswers('codes', shape)
    setUsed(remembered === null || shape === null ? null : { ...remembered, shape })
  }
  useEffect(() => {
    if (used !== null) setAnswers(used.answers)
  }, [used, setAnswers])
  return {
    notifyText: (edit: Edit) => {
      if (!isOtherText(edit)) return
      setNew(edit.after.trim() !== '')
      setUsed(null)
    },
    /** For `ImportPreview`; null where no remembered answers are used. */
    remembered:
      used === null || !hasAnswers(answers)
        ? null
        : {
            at: used.at,
            onForget: () => {
              forgetAnswers('codes', used.shape)
              setUsed(null)
            },
          },
  }
}
