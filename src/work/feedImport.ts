/** The import of a person's own feed: one at a time, outlives the page it was started on, and asks before it is given up. */
import type { FeedReading, ImportProgress, KeptCatalog, OwnCatalog } from '../catalog/ownCatalog.ts'
import { createEmitter } from '../lib/emitter.ts'
import { rememberCatalog } from '../store/preferences/catalogMark.ts'
import { markImport } from '../store/preferences/importMark.ts'
import { type Clock, realClock } from './job/clock.ts'

export type ImportView =
  | { kind: 'none' }
  | {
      kind: 'running'
      fileName: string
      progress: ImportProgress
      /** Held by the person, or while they are asked whether to give it up. */
      isPaused: boolean
      isAsking: boolean
      /** Rows a second since it began, without pauses; null while too little was read to tell. */
      rate: number | null
      timeLeftMs: number | null
    }
  | { kind: 'done'; kept: KeptCatalog; tookMs: number }
  | { kind: 'given up'; fileName: string }
  | { kind: 'failed'; fileName: string; says: string }

/** A rate of the first snapshots would jump about. */
const SOON_MS = 400

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
    /** Nothing while another one runs. Never rejects: whatever goes wrong is in the view. */
    start: async (
      own: Pick<OwnCatalog, 'take' | 'active'>,
      file: File,
      reading: FeedReading,
    ): Promise<void> => {
      if (view.kind === 'running') return
      const mine = new AbortController()
      stop = mine
      isKeeping = false
      since = now()
      pausedAt = null
      const fileName = file.name
      markImport(fileName)
      show({
        kind: 'running',
        fileName,
        progress: { phase: 'reading', bytes: 0, ofBytes: file.size, rows: 0, skipped: 0 },
        isPaused: false,
        isAsking: false,
        rate: null,
        timeLeftMs: null,
      })
      try {
        const kept = await own.take(file, reading, {
          signal: mine.signal,
          isPaused: () => pausedAt !== null,
          onProgress: (progress) => change({ progress, ...measured(progress) }),
          takePartial: () => isKeeping,
        })
        const tookMs = now() - since
        // The service answers from it at once where it answered from the one before.
        if (kept && own.active() === 'own') rememberCatalog(kept)
        show(kept ? { kind: 'done', kept, tookMs } : { kind: 'given up', fileName })
      } catch (error) {
        const says = error instanceof Error ? error.message : ''
        show(
          mine.signal.aborted && !isKeeping
            ? { kind: 'given up', fileName }
            : { kind: 'failed', fileName, says },
        )
      } finally {
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
    /** Stands still until it is said what becomes of the rows read so far. */
    askToStop: () => {
      hold()
      change({ isPaused: true, isAsking: true })
    },
    /** Gives it up, or is content with what was read. */
    end: ({ keeping }: { keeping: boolean }) => {
      isKeeping = keeping
      goOn()
      change({ isPaused: false, isAsking: false })
      stop.abort()
    },
    /** What came of it was seen. */
    forget: () => {
      if (view.kind !== 'running') show({ kind: 'none' })
    },
  }
}

/** The page's one. */
export const feedImport = createFeedImport()
