/** The import of an own catalog: one at a time. It outlives the page on which it was started, and a cancel is confirmed. */
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
      /** By the person, or while they are asked whether to cancel it. */
      isPaused: boolean
      isAsking: boolean
      /** Rows a second since it began, without pauses; null while too little was read to tell. */
      rate: number | null
      timeLeftMs: number | null
    }
  | { kind: 'done'; storedCatalog: StoredCatalog; tookMs: number }
  | { kind: 'given up'; fileName: string }
  | { kind: 'failed'; fileName: string; message: string }

/** Before that, too little was read for a rate. */
const SOON_MS = 400

/** A file that is read in another thread, which sends its records over `records`. */
export type RecordsReader = {
  records: MessagePort
  /** Resolves with a sentence where the reader ends before its time: nothing more comes over `records`. */
  died: Promise<string>
  /** Ends the reader; nothing where it is over. */
  end: () => void
}

/** A file to import; `read` starts its reader. */
export type RecordsToImport = { file: RecordsFile; read: () => RecordsReader }

export function createFeedImport({ now }: Pick<Clock, 'now'> = realClock) {
  let view: ImportView = { kind: 'none' }
  let stop = new AbortController()
  let isKeeping = false
  /** When it began; what it stood still is added. */
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
    /** Does nothing while another one runs. Never rejects: whatever goes wrong is in the view. */
    start: async (
      own: Pick<OwnCatalog, 'take' | 'active'>,
      { file, read }: RecordsToImport,
    ): Promise<void> => {
      if (view.kind === 'running') return
      const current = new AbortController()
      stop = current
      isKeeping = false
      since = now()
      pausedAt = null
      const { fileName } = file
      markImport(fileName)
      show({
        kind: 'running',
        fileName,
        progress: { phase: 'reading', bytes: 0, ofBytes: file.bytes, rows: 0, skipped: 0 },
        isPaused: false,
        isAsking: false,
        rate: null,
        timeLeftMs: null,
      })
      let reader: RecordsReader | null = null
      /** What the reader said when it died. */
      let died: string | null = null
      try {
        reader = read()
        void reader.died.then((message) => {
          died = message
          current.abort()
        })
        const storedCatalog = await own.take(file, reader.records, {
          signal: current.signal,
          isPaused: () => pausedAt !== null,
          onProgress: (progress) => change({ progress, ...measured(progress) }),
          takePartial: () => isKeeping,
        })
        const tookMs = now() - since
        // The service answers from it at once where it answered from the one before.
        if (storedCatalog && own.active() === 'own') rememberCatalog(storedCatalog)
        if (storedCatalog) show({ kind: 'done', storedCatalog, tookMs })
        else if (died === null) show({ kind: 'given up', fileName })
        else show({ kind: 'failed', fileName, message: died })
      } catch (error) {
        const message = died ?? (error instanceof Error ? error.message : '')
        const isCancelled = current.signal.aborted && died === null && !isKeeping
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
      change({ isPaused: false, isAsking: false })
    },
    /** Pauses until the person says what becomes of the rows that were read so far. */
    askToStop: () => {
      hold()
      change({ isPaused: true, isAsking: true })
    },
    /** Ends it: without a trace, or with the rows that were read so far. */
    end: ({ keeping }: { keeping: boolean }) => {
      isKeeping = keeping
      goOn()
      change({ isPaused: false, isAsking: false })
      stop.abort()
    },
    /** The person has seen its outcome. */
    forget: () => {
      if (view.kind !== 'running') show({ kind: 'none' })
    },
  }
}

/** The page's one. */
export const feedImport = createFeedImport()
