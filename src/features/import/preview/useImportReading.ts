import { useEffect, useRef, useState } from 'react'
import type { ImportAnswers } from '../../../model/import/answers.ts'
import { hasAnswers } from '../../../model/import/readAnswers.ts'
import {
  forgetAnswers,
  rememberAnswers,
  rememberedAnswers,
} from '../../../store/preferences/importAnswers.ts'
import type { ImportRead, ImportReading, ImportTask } from '../reading.ts'
import type { ImportSource } from '../source.ts'

export type ReadingWatch = {
  signal: AbortSignal
  /** The share of the file that is read, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Reads a source by answers. It rejects where it is stopped. */
export type ReadSource<Row> = (
  source: ImportSource,
  answers: ImportAnswers,
  watch: ReadingWatch,
) => Promise<ImportReading<Row>>

type State<Row> = {
  /** What was opened last; null for nothing. */
  source: ImportSource | null
  /** The last one that could be read; null before the first. */
  reading: ImportRead<Row> | null
  answers: ImportAnswers
  /** The shape that the app finds without answers: a file of the same shape is found by it. */
  ownShape: string | null
  /** When the remembered answers were given by which the file was opened; null for none. */
  rememberedAt: number | null
  /** Why the source or the last answer could not be read, as sentences; null where it could. */
  problem: string | null
  /** From 0 to 1; null while nothing is being read. */
  share: number | null
}

const NOTHING = {
  source: null,
  reading: null,
  answers: {},
  ownShape: null,
  rememberedAt: null,
  problem: null,
  share: null,
} as const

const UNREADABLE = 'The file could not be read. Choose it again.'

/** Doubtful cells are named by their line: they belong to one text. */
function withoutDoubtful(answers: ImportAnswers): ImportAnswers {
  const { doubtful, ...lasting } = answers
  return doubtful === undefined ? answers : lasting
}

/**
 * Reads what a person brings, and again with each answer. A new source is read by the app's own choices first: they find the
 * shape of the file, and with it the answers that are remembered. Answers stay while a text of the same name and shape is
 * edited. Of several sources or answers in a row the last one counts.
 */
export function useImportReading<Row>(task: ImportTask, read: ReadSource<Row>) {
  const [state, setState] = useState<State<Row>>(NOTHING)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const { source, reading, answers, ownShape, rememberedAt, problem, share } = state

  /** Ends what is being read, and calls `work` with a watch of its own. Null where it was stopped, or failed. */
  const run = async <Result>(work: (watch: ReadingWatch) => Promise<Result>) => {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    const onProgress = (next: number) => {
      if (!signal.aborted) setState((now) => ({ ...now, share: next }))
    }
    onProgress(0)
    try {
      const result = await work({ signal, onProgress })
      return signal.aborted ? null : result
    } catch {
      if (!signal.aborted) setState((now) => ({ ...now, share: null, problem: UNREADABLE }))
      return null
    }
  }

  const open = async (next: ImportSource) => {
    const isEdited = reading?.file.name === next.name
    const given = isEdited ? withoutDoubtful(answers) : {}
    setState((now) => ({ ...(isEdited ? now : NOTHING), source: next, problem: null }))
    const opened = await run(async (watch): Promise<State<Row>> => {
      const own = await read(next, {}, watch)
      const nothing = { ...NOTHING, source: next }
      if (own.kind === 'refused') return { ...nothing, problem: own.says }
      const byOwnChoices = { ...nothing, reading: own, ownShape: own.shape }
      const isSameShape = own.shape === ownShape && hasAnswers(given)
      const remembered = isSameShape ? null : rememberedAnswers(task, own.shape)
      const chosen = isSameShape ? given : (remembered?.answers ?? {})
      if (!hasAnswers(chosen)) return byOwnChoices
      const again = await read(next, chosen, watch)
      if (again.kind === 'refused') return byOwnChoices
      const at = isSameShape ? rememberedAt : (remembered?.at ?? null)
      return { ...byOwnChoices, reading: again, answers: chosen, rememberedAt: at }
    })
    if (opened !== null) setState(opened)
  }

  const answer = async (next: ImportAnswers) => {
    if (source === null) return
    setState((now) => ({ ...now, answers: next, problem: null }))
    const again = await run((watch) => read(source, next, watch))
    if (again === null) return
    setState((now) =>
      again.kind === 'read'
        ? { ...now, reading: again, share: null }
        : { ...now, answers, problem: again.says, share: null },
    )
  }

  return {
    /** The last one that could be read; null before the first. */
    reading,
    answers,
    problem,
    /** Whether `reading` is older than the source or the answers. */
    isBusy: share !== null,
    /** What is being read; null for nothing. */
    underWay: source === null || share === null ? null : { name: source.name, share },
    open: (next: ImportSource) => void open(next),
    setAnswers: (next: ImportAnswers) => void answer(next),
    /** Ends what is being read; what was read before stays. */
    cancel: () => {
      stop.current?.abort()
      setState((now) => ({ ...now, share: null }))
    },
    close: () => {
      stop.current?.abort()
      setState(NOTHING)
    },
    /** For `ImportPreview`, which takes the answers back as well; null where no remembered answers are used. */
    remembered:
      rememberedAt === null || ownShape === null
        ? null
        : {
            at: rememberedAt,
            onForget: () => {
              forgetAnswers(task, ownShape)
              setState((now) => ({ ...now, rememberedAt: null }))
            },
          },
    /** Stores the answers for files of the same shape: call it once the file is imported. */
    remember: () => {
      if (ownShape !== null) rememberAnswers(task, ownShape, answers)
    },
  }
}

export type ImportReadingState<Row> = ReturnType<typeof useImportReading<Row>>
