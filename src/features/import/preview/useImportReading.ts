import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { hasAnswers } from '@/domain/import/readAnswers.ts'
import type { ImportContext } from '@/features/import/decide.ts'
import type { ImportRead } from '@/features/import/reading.ts'
import type { PreviewRows } from '@/features/import/worker/importer.ts'
import { nameOfInput, type ImportInput } from '@/features/import/worker/importInput.ts'
import {
  importSession,
  type ImportSession,
  type ImportListeners,
} from '@/features/import/worker/importSession.ts'
import {
  forgetAnswers,
  rememberAnswers,
  rememberedAnswers,
} from '@/storage/preferences/importAnswers.ts'

type Task = keyof PreviewRows

/** A file or text that could be read. */
type Opened<Row> = {
  input: ImportInput
  reading: ImportRead<Row>
  /** The answers that `reading` was made with. */
  readBy: ImportAnswers
  /** The user’s latest answers. */
  answers: ImportAnswers
  /** The shape that the app finds without answers; it identifies other files of this shape. */
  ownShape: string
  /** When the user gave the remembered answers that it was opened with; null for none. */
  rememberedAt: number | null
  /** The context of the page that `reading` was made with, as JSON. */
  contextKey: string
}

type State<Row> = {
  opened: Opened<Row> | null
  /** The name of what is being read, and the share of it that was read, from 0 to 1; null if nothing is being read. */
  fileInProgress: { name: string; share: number } | null
  /** Why the last file, text or answer could not be read, as sentences; null if it could. */
  problem: string | null
}

type Outcome<Row> =
  | { kind: 'opened'; opened: Omit<Opened<Row>, 'contextKey'> }
  | { kind: 'refused'; message: string }

/** The answers without those about doubtful cells, which are identified by their line and are only for one text. */
function withoutDoubtful(answers: ImportAnswers): ImportAnswers {
  const { doubtful, ...lasting } = answers
  return doubtful === undefined ? answers : lasting
}

/** Opens an input. It is read without answers first: that finds the shape, and with it the remembered answers. */
async function openBy<Row>(
  input: ImportInput,
  before: Opened<Row> | null,
  task: Task,
  read: (answers: ImportAnswers) => ReturnType<ImportSession['read']>,
): Promise<Outcome<Row>> {
  const own = await read({})
  if (own.kind === 'refused') return own
  // The cast is safe, because the rows are those of the task.
  const typed = (reading: ImportRead<unknown>) => reading as ImportRead<Row>
  const isSameShape = before !== null && own.shape === before.ownShape && hasAnswers(before.answers)
  const remembered = isSameShape ? null : rememberedAnswers(task, own.shape)
  const answers = isSameShape ? withoutDoubtful(before.answers) : (remembered?.answers ?? {})
  const usual = { input, readBy: {}, answers: {}, ownShape: own.shape, rememberedAt: null }
  const byOwnChoices: Outcome<Row> = { kind: 'opened', opened: { ...usual, reading: typed(own) } }
  if (!hasAnswers(answers)) return byOwnChoices
  const reread = await read(answers)
  // A file that can be read without remembered answers must not be refused because of them.
  if (reread.kind === 'refused') return byOwnChoices
  const rememberedAt = isSameShape ? before.rememberedAt : (remembered?.at ?? null)
  const opened = { ...usual, reading: typed(reread), readBy: answers, answers, rememberedAt }
  return { kind: 'opened', opened }
}

/**
 * Reads the user’s file or text, and again with each answer or when the page's `context` changes. Of several requests the last
 * one counts. A refused file leaves the earlier one open; an edited text inherits its answers as long as its shape stays the
 * same.
 */
export function useImportReading<One extends Task>(
  task: One,
  context: Omit<ImportContext, 'now'>,
  startSession: (input: ImportInput) => ImportSession = importSession,
) {
  type Row = PreviewRows[One]
  const [state, setState] = useState<State<Row>>({
    opened: null,
    fileInProgress: null,
    problem: null,
  })
  const { opened, fileInProgress, problem } = state
  const stop = useRef<AbortController | null>(null)
  const session = useRef<ImportSession | null>(null)
  useEffect(
    () => () => {
      stop.current?.abort()
      session.current?.close()
    },
    [],
  )
  const contextKey = JSON.stringify(context)
  const request = (answers: ImportAnswers) => ({
    task,
    answers,
    context: { ...context, now: Date.now() },
  })
  const change = (part: Partial<Opened<Row>>) =>
    setState((now) => ({ ...now, opened: now.opened && { ...now.opened, ...part } }))

  /** Stops the current reading and starts `work`. Resolves to null if `work` is stopped too. */
  const run = async <Result>(name: string, work: (watch: ImportListeners) => Promise<Result>) => {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    const onProgress = (share: number) => {
      if (!signal.aborted) setState((now) => ({ ...now, fileInProgress: { name, share } }))
    }
    onProgress(0)
    try {
      const result = await work({ signal, onProgress })
      return signal.aborted ? null : result
    } catch (error) {
      // A session resolves to `refused` for what it cannot read, and rejects if it was stopped.
      if (signal.aborted) return null
      throw error
    }
  }

  const open = async (input: ImportInput) => {
    const name = nameOfInput(input)
    const before = opened !== null && nameOfInput(opened.input) === name ? opened : null
    const next = startSession(input)
    const outcome = await run(name, (watch) =>
      openBy<Row>(input, before, task, (answers) => next.read(request(answers), watch)),
    )
    if (outcome?.kind === 'opened') {
      session.current?.close()
      session.current = next
      setState({ opened: { ...outcome.opened, contextKey }, fileInProgress: null, problem: null })
      return
    }
    next.close()
    if (outcome === null) return
    // The reading on screen must not be of an older text than the one in the field.
    setState((now) => ({
      opened: before === null ? now.opened : null,
      fileInProgress: null,
      problem: outcome.message,
    }))
  }

  const readBy = async ({ input }: Opened<Row>, answers: ImportAnswers) => {
    const current = session.current
    if (current === null) return
    change({ answers })
    const reading = await run(nameOfInput(input), (watch) => current.read(request(answers), watch))
    if (reading === null) return
    setState((now) => ({ ...now, fileInProgress: null, problem: null }))
    change({ contextKey })
    if (reading.kind === 'read') change({ reading, readBy: answers })
    else setState((now) => ({ ...withoutAnswer(now), problem: reading.message }))
  }

  // An outdated reading is repeated only while no other reading is running, because that can be of another file.
  const isOutdated = opened !== null && fileInProgress === null && opened.contextKey !== contextKey
  const readAgain = useEffectEvent(() => {
    if (opened !== null) void readBy(opened, opened.answers)
  })
  useEffect(() => {
    if (isOutdated) readAgain()
  }, [isOutdated])

  return {
    /** The file or text that is shown; null for none. */
    input: opened?.input ?? null,
    reading: opened?.reading ?? null,
    answers: opened?.answers ?? {},
    problem,
    fileInProgress,
    /** Whether `reading` is older than the latest input or answer. */
    isBusy: fileInProgress !== null,
    open: (input: ImportInput) => void open(input),
    setAnswers: (answers: ImportAnswers) => {
      if (opened !== null) void readBy(opened, answers)
    },
    /** Stops the current reading; the earlier one stays. */
    cancel: () => {
      stop.current?.abort()
      setState((now) => ({ ...withoutAnswer(now), fileInProgress: null }))
    },
    /** Removes the input and its reading. */
    close: () => {
      stop.current?.abort()
      session.current?.close()
      session.current = null
      setState({ opened: null, fileInProgress: null, problem: null })
    },
    /** For `ImportPreview`: when the remembered answers were given, and a function that resets them; null if none are used. */
    remembered:
      opened === null || opened.rememberedAt === null
        ? null
        : {
            at: opened.rememberedAt,
            onForget: () => {
              forgetAnswers(task, opened.ownShape)
              change({ rememberedAt: null })
            },
          },
    /** Stores the answers for files of the same shape: call it once the file is imported. */
    remember: () => {
      if (opened !== null) rememberAnswers(task, opened.ownShape, opened.answers)
    },
  }
}

/** The state after answers that cannot be applied: the answers of the current reading are restored. */
const withoutAnswer = <Row>(state: State<Row>): State<Row> => ({
  ...state,
  opened: state.opened && { ...state.opened, answers: state.opened.readBy },
})

export type ImportReadingState<One extends Task> = ReturnType<typeof useImportReading<One>>
