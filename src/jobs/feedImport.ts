/**
 * The import of a user's catalog from a file, one file at a time. It continues when the user leaves its page. A cancel pauses it
 * until the user confirms.
 */
import type { ImportProgress, StoredCatalog, OwnCatalog, RecordsFile } from '@/api/ownCatalog.ts'
import { createEmitter } from '@/lib/emitter.ts'
import { rememberCatalog } from '@/storage/preferences/catalogMark.ts'
import { markImport } from '@/storage/preferences/importMark.ts'
import { type Clock, realClock } from './job/clock.ts'

export type ImportView =
  | { kind: 'none' }
  | {
      kind: 'running'
      fileName: string
      progress: ImportProgress
      /** Whether the import is paused, by the user or while the confirmation of a cancel is open (`isConfirming`). */
      isPaused: boolean
      isConfirming: boolean
      /** Rows per second since the start, without pauses; null while too little was read for a rate. */
      rate: number | null
      timeLeftMs: number | null
    }
  | { kind: 'done'; storedCatalog: StoredCatalog; tookMs: number }
  | { kind: 'given up'; fileName: string }
  | { kind: 'failed'; fileName: string; message: string }

/** For this many milliseconds after the start no rate is shown, because too little was read. */
const SOON_MS = 400

/** A worker that reads a file; the records of the file arrive over the port `records`. */
export type RecordsReader = {
  records: MessagePort
  /** Resolves with a message if the worker ends early; then nothing more arrives over `records`. */
  died: Promise<string>
  /** Ends the worker; has no effect once it has ended. */
  end: () => void
}

/** A file to import; `read` starts its reader. */
export type RecordsToImport = { file: RecordsFile; read: () => RecordsReader }

export function createFeedImport({ now }: Pick<Clock, 'now'> = realClock) {
  let view: ImportView = { kind: 'none' }
  let stop = new AbortController()
  let isPartialAccepted = false
  /** The start time on the clock, moved forward by each pause, so that pauses don't count for the rate. */
  let since = 0
  let pausedAt: number | null = null
  const emitter = createEmitter()
  const show = (next: ImportView) => {
    view = next
    emitter.emit()
  }
  const change = (changes: Partial<Extract<ImportView, { kind: 'running' }>>) => {
    if (view.kind === 'running') show({ ...view, ...changes })
  }
  const hold = () => {
    pausedAt ??= now()
  }
  const goOn = () => {
    if (pausedAt !== null) since += now() - pausedAt
    pausedAt = null
  }
  const measured = ({ bytes, ofBytes, rows, skipped }: ImportProgress) => {
    const took = now() - since
    if (took < SOON_MS || bytes === 0) return { rate: null, timeLeftMs: null }
    return {
      rate: ((rows + skipped) / took) * 1000,
      timeLeftMs: (Math.max(ofBytes - bytes, 0) / bytes) * took,
    }
  }

  return {
    view: () => view,
    subscribe: emitter.on,
    /** Imports a file; does nothing while another import runs. Never rejects: an error is shown in the view. */
    start: async (
      own: Pick<OwnCatalog, 'importFile' | 'active'>,
      { file, read }: RecordsToImport,
    ): Promise<void> => {
      if (view.kind === 'running') return
      const current = new AbortController()
      stop = current
      isPartialAccepted = false
      since = now()
      pausedAt = null
      const { fileName } = file
      markImport(fileName)
      show({
        kind: 'running',
        fileName,
        progress: { phase: 'reading', bytes: 0, ofBytes: file.bytes, rows: 0, skipped: 0 },
        isPaused: false,
        isConfirming: false,
        rate: null,
        timeLeftMs: null,
      })
      let reader: RecordsReader | null = null
      /** The message of the worker that read the file, if it ended early. */
      let died: string | null = null
      try {
        reader = read()
        void reader.died.then((message) => {
          died = message
          current.abort()
        })
        const storedCatalog = await own.importFile(file, reader.records, {
          signal: current.signal,
          isPaused: () => pausedAt !== null,
          onProgress: (progress) => change({ progress, ...measured(progress) }),
          acceptsPartial: () => isPartialAccepted,
        })
        const tookMs = now() - since
        // If the demo used the previous catalog, it uses the new one at once.
        if (storedCatalog && own.active() === 'own') rememberCatalog(storedCatalog)
        if (storedCatalog) show({ kind: 'done', storedCatalog, tookMs })
        else if (died === null) show({ kind: 'given up', fileName })
        else show({ kind: 'failed', fileName, message: died })
      } catch (error) {
        const message = died ?? (error instanceof Error ? error.message : '')
        const isCancelled = current.signal.aborted && died === null && !isPartialAccepted
        show(isCancelled ? { kind: 'given up', fileName } : { kind: 'failed', fileName, message })
      } finally {
        reader?.end()
        markImport(null)
      }
    },
    pause: () => {
      hold()
      change({ isPaused: true })
    },
    resume: () => {
      goOn()
      change({ isPaused: false, isConfirming: false })
    },
    /** Pauses the import until the user decides whether the rows read so far are saved or dropped. */
    askToStop: () => {
      hold()
      change({ isPaused: true, isConfirming: true })
    },
    /** Ends the import and drops or saves the rows read so far. */
    end: ({ isPartialWanted }: { isPartialWanted: boolean }) => {
      isPartialAccepted = isPartialWanted
      goOn()
      change({ isPaused: false, isConfirming: false })
      stop.abort()
    },
    /** Removes the outcome from the view, after the user has seen it. */
    forget: () => {
      if (view.kind !== 'running') show({ kind: 'none' })
    },
  }
}

/** The import of this page; there is one for the whole app. */
export const feedImport = createFeedImport()
