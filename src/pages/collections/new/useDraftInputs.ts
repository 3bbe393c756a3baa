import { useEffect, useMemo, useState } from 'react'
import type { CodesDraft } from '@/domain/codes/codesDraft.ts'
import type { EntryKind } from '@/domain/codes/readEntry.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { type JoinedInput, joinInputs, textProblem } from '@/features/codes-input/joinInputs.ts'
import {
  priceCountryOf,
  type PriceUse,
  priceUseOf,
  questionsFor,
} from '@/features/codes-input/priceUse.ts'
import type { ImportContext } from '@/features/import/decide.ts'
import type { CodeRow, ImportRead, ImportReading } from '@/features/import/reading.ts'
import { useImport } from '@/features/import/useImport.ts'
import type { ImportInput } from '@/features/import/worker/importInput.ts'

/** A text up to this many characters is read without a delay while the user types. */
const MAX_UNDELAYED_CHARACTERS = 10_000

/** The pause in typing before a long text is read, in milliseconds. */
const PAUSE_MS = 200

/** The text to read: a short one at once, a long one as of the last pause in typing. */
function useSettledText(text: string): string {
  const [settledText, setSettled] = useState(text)
  const isShort = text.length < MAX_UNDELAYED_CHARACTERS
  useEffect(() => {
    const timer = setTimeout(setSettled, isShort ? 0 : PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text, isShort])
  return isShort ? text : settledText
}

/**
 * Reads an input in a worker. The last result stays until the next one, so that the page doesn't flicker with each key. `input`
 * and `answers` must be the same objects while nothing changes.
 */
function useInputReading(
  input: ImportInput | null,
  answers: ImportAnswers,
  context: ImportContext,
): { reading: ImportReading<CodeRow> | null; isBusy: boolean; share: number | null } {
  const { reading, isBusy, share } = useImport('codes', input, answers, context)
  const [last, setLast] = useState<{ name: string; reading: ImportReading<CodeRow> } | null>(null)
  const name = input === null || input.kind === 'file' ? '' : input.name
  if (input === null && last !== null) setLast(null)
  if (reading !== null && reading !== last?.reading) setLast({ name, reading })
  if (input === null) return { reading: null, isBusy: false, share: null }
  return { reading: reading ?? (last?.name === name ? last.reading : null), isBusy, share }
}

/** The file or the text of the draft, and how it is read. */
export type DraftInput = {
  kind: 'file' | 'text'
  input: ImportInput
  reading: ImportRead<CodeRow>
  answers: ImportAnswers
  isBusy: boolean
  /** What the input's prices are used for; null if it has none. */
  use: PriceUse | null
  /** The country whose price list gets the prices; null while undecided. */
  country: string | null
  /** Whether the input has any question, open or answered, including the question for the country. */
  hasQuestions: boolean
  /** How many of these questions are open. */
  openQuestions: number
}

type Options = { draft: CodesDraft; as: EntryKind | 'auto'; countries: readonly string[] }

function inputOf(
  kind: DraftInput['kind'],
  input: ImportInput | null,
  { reading, isBusy }: { reading: ImportReading<CodeRow> | null; isBusy: boolean },
  answers: ImportAnswers,
  countries: readonly string[],
): DraftInput | null {
  if (input === null || reading?.kind !== 'read') return null
  const use = priceUseOf(reading, answers)
  const country = use === 'own' ? priceCountryOf(answers, countries) : null
  const questions = questionsFor(reading, use)
  const countryQuestions = use === 'own' && country === null ? 1 : 0
  const hasQuestions = questions.length + countryQuestions > 0
  const open = questions.filter(({ answer }) => answer === null).length
  const openQuestions = open + countryQuestions
  return { kind, input, reading, answers, isBusy, use, country, hasQuestions, openQuestions }
}

/** Reads the file and the text of the draft in a worker, and joins them to one list of lines. */
export function useDraftInputs({ draft, as, countries }: Options) {
  const { file, answers } = draft
  const settledText = useSettledText(draft.text)
  const problem = textProblem(settledText, file !== null)
  const bytes = file?.bytes ?? null
  const name = file?.name ?? ''
  const fileInput = useMemo(
    (): ImportInput | null => (bytes === null ? null : { kind: 'bytes', name, bytes }),
    [name, bytes],
  )
  const textInput = useMemo(
    (): ImportInput | null =>
      problem !== null || settledText.trim() === ''
        ? null
        : { kind: 'text', name: '', text: settledText },
    [settledText, problem],
  )
  const contextFor = (sourceAnswers: ImportAnswers) => ({
    country: priceCountryOf(sourceAnswers, countries),
    merchant: null,
    as,
    now: 0,
  })
  const fileAnswers = file?.answers ?? NO_ANSWERS
  const ofFile = useInputReading(fileInput, fileAnswers, contextFor(fileAnswers))
  const ofText = useInputReading(textInput, answers, contextFor(answers))
  const isReading = settledText !== draft.text || ofFile.isBusy || ofText.isBusy
  const isFirst =
    (fileInput !== null && ofFile.reading === null) ||
    (textInput !== null && ofText.reading === null)
  const joined = useMemo((): JoinedInput => {
    if (problem !== null) return { kind: 'problem', message: problem }
    return joinInputs(
      ofFile.reading && { reading: ofFile.reading, answers: fileAnswers, name },
      ofText.reading && { reading: ofText.reading, answers },
      as,
    )
  }, [problem, ofFile.reading, ofText.reading, fileAnswers, answers, name, as])
  const inputs = [
    inputOf('file', fileInput, ofFile, fileAnswers, countries),
    inputOf('text', textInput, ofText, answers, countries),
  ].filter((input) => input !== null)
  return {
    joined,
    inputs,
    /** Whether the current input is still being read. */
    isReading,
    /** Whether there is input, but no result of reading it yet. */
    isFirstReading: isFirst,
    /** How much of the file is read, from 0 to 1; null while it is not being read. */
    fileShare: ofFile.share,
  }
}

const NO_ANSWERS: ImportAnswers = {}
