import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { marketGroups } from '@/api/countryGroups.ts'
import { planCodes } from '@/domain/codes/planCodes.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { hasAnswers } from '@/domain/import/readAnswers.ts'
import { type CodesSettings, defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import type { JoinedInput } from '@/features/codes-input/joinInputs.ts'
import { useDraftFile } from '@/features/job-progress/useDraftFile.ts'
import { useCodeNames } from '@/features/pricing/useCodeNames.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { maxRequests } from '@/jobs/codes/codeRequest.ts'
import { codeKey } from '@/lib/gtin.ts'
import type { CodeNames } from '@/storage/names/storedCodeNames.ts'
import {
  forgetAnswers,
  rememberedAnswers,
  type RememberedAnswers,
} from '@/storage/preferences/importAnswers.ts'
import { readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { openDraft } from './activeDraft.ts'
import { type Edit, isOtherText } from './answersAfterEdit.ts'
import { type DraftInput, useDraftInputs } from './useDraftInputs.ts'

/**
 * Identifies tables with the same columns, for remembered answers. Null for lists without headings, because they all look the same.
 */
const shapeOf = (input: DraftInput | null): string | null =>
  input === null || input.reading.headingLines.length === 0 ? null : input.reading.shape

/** When a table is pasted, applies the answers that were given for an earlier table with the same columns. */
function useRememberedText(
  input: DraftInput | null,
  answers: ImportAnswers,
  setAnswers: (answers: ImportAnswers) => void,
) {
  /** Whether the text was replaced and remembered answers have not been looked up yet. */
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
    /** For `ImportPreview`: when the remembered answers were given, and a function that forgets them; null when none are used. */
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

/** Adds the known product name to each code. */
function withNames(joined: JoinedInput, names: CodeNames | null): JoinedInput {
  if (joined.kind !== 'read' || names === null || names.size === 0) return joined
  const lines = joined.lines.map((line) => {
    const known = line.entry.kind === 'ean' ? names.get(codeKey(line.entry.code)) : undefined
    return known === undefined ? line : { ...line, known }
  })
  return { ...joined, lines }
}

/** The input of a new collection of codes as it is read now. Nothing has been sent. */
export function useCodesDraft() {
  const connection = useConnection()
  const [countries] = useCountries()
  const active = useMemo(() => openDraft(connection.id), [connection.id])
  const draft = useSyncExternalStore(active.subscribe, active.view)
  const { text, answers, file, isRead, saveState } = draft
  const settings = useMemo(
    () =>
      draft.settings ?? { ...defaultCodesSettings, names: true, atOnce: readLoadChoice().atOnce },
    [draft.settings],
  )
  const { as } = settings
  const fileOpening = useDraftFile(active.setFile, as)
  const { joined, inputs, ...state } = useDraftInputs({ draft, as, countries })
  const setTextAnswers = useCallback(
    (next: ImportAnswers) => active.setText(active.view().text, next),
    [active],
  )
  const ofText = inputs.find(({ kind }) => kind === 'text') ?? null
  const { notifyText, remembered } = useRememberedText(ofText, answers, setTextAnswers)
  const names = useCodeNames(joined.kind === 'read')
  const joinedWithNames = useMemo(() => withNames(joined, names), [joined, names])
  const groups = useMemo(() => marketGroups(countries), [countries])
  const plan = useMemo(
    () => (joinedWithNames.kind === 'read' ? planCodes(joinedWithNames.lines, groups) : null),
    [joinedWithNames, groups],
  )
  const requests = useMemo(
    () => (plan ? maxRequests(plan.codeRequests, settings) : 0),
    [plan, settings],
  )
  const naming = useMemo(() => {
    const codes = plan?.codeRequests.filter(({ entry }) => entry.kind === 'ean') ?? []
    const known = codes.filter((codeRequest) => codeRequest.known !== null).length
    const withRun = codes.filter(({ isNamedWithRun }) => isNamedWithRun).length
    return { known, withRun, later: codes.length - known - withRun }
  }, [plan])
  return {
    text,
    answers,
    file,
    isRead,
    saveState,
    settings,
    /** The lines of file and text, with known names; or why there are none. */
    joined: joinedWithNames,
    /** The inputs that could be read, file and text separately. */
    inputs,
    countries,
    groups,
    plan,
    requests,
    naming,
    isReading:
      state.isReading ||
      fileOpening.underWay !== null ||
      (joined.kind === 'read' && names === null),
    isFirstReading: state.isFirstReading,
    fileShare: state.fileShare,
    fileOpening,
    setText: (next: string) => {
      notifyText({ before: text, after: next })
      active.setText(next)
    },
    setFile: active.setFile,
    setAnswers: (kind: DraftInput['kind'], next: ImportAnswers) => {
      const now = active.view().file
      if (kind === 'text') setTextAnswers(next)
      else if (now) active.setFile({ ...now, answers: next })
    },
    /** Returns to the app's own reading of the input; null unless the user's answers may have made the input unreadable. */
    resetAnswers:
      joined.kind === 'problem' && (hasAnswers(answers) || hasAnswers(file?.answers ?? {}))
        ? () => {
            setTextAnswers({})
            if (file) active.setFile({ ...file, answers: {}, remembered: null })
          }
        : null,
    /**
     * For `ImportPreview`: when the remembered answers in use were given, and a function that forgets them; null when none are
     * used.
     */
    rememberedFor: (kind: DraftInput['kind']) => {
      if (kind === 'text') return remembered
      if (!file?.remembered) return null
      const { at, shape } = file.remembered
      return {
        at,
        onForget: () => {
          forgetAnswers('codes', shape)
          active.setFile({ ...file, remembered: null })
        },
      }
    },
    change: (changes: Partial<CodesSettings>) => active.setSettings({ ...settings, ...changes }),
    /** Empties the draft; returns a function that restores it. */
    clear: () => {
      const removed = { text, answers, file }
      fileOpening.cancel()
      active.setText('', {})
      if (file) active.setFile(null)
      return () => active.restore(removed)
    },
    /** Removes the current input from the draft; what is added later stays. */
    remove: () => active.remove({ text, answers, file }),
  }
}

export type CodesDraftState = ReturnType<typeof useCodesDraft>
