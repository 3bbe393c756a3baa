/** The draft of the next batch while its page is open: shown at once, kept behind, and told what others add to it. */
import { createEmitter } from '../../../lib/emitter.ts'
import type { BatchSettings } from '../../../market/batchAnswer.ts'
import {
  emptyDraft,
  linesAdded,
  shapeOf,
  tableWithout,
  withLines,
  type BatchDraft,
  type DraftTable,
  type TableChoices,
} from '../../../model/batch/batchDraft.ts'
import {
  changeDraftTable,
  onDraft,
  readDraft,
  writeDraftSettings,
  writeDraftText,
  type DraftKeeping,
  type KeptDraft,
} from '../../../store/batches/batchDraft.ts'

type DraftView = KeptDraft & {
  /** What is kept has been read: until then there is nothing to change. */
  isRead: boolean
}

export type DraftInHand = {
  view: () => DraftView
  subscribe: (listener: () => void) => () => void
  /** Another text; what was said of its columns stays while it has the same ones, unless it is said anew. */
  setText: (text: string, choices?: TableChoices) => void
  setTable: (table: DraftTable | null) => void
  setSettings: (settings: BatchSettings) => void
  /** Takes these lines and this file out: what came since stays. */
  takeOut: (gone: BatchDraft) => void
  /** Puts lines before those that came since, and a file where there is no other. */
  bringBack: (gone: BatchDraft) => void
}

export function openDraft(connectionId: string): DraftInHand {
  let view: DraftView = { ...emptyDraft, settings: null, isRead: false, keeping: 'stored' }
  /** The text as it was last known to be kept. */
  let keptText = ''
  let isTextNew = false
  let isWritingText = false
  let writes = 0
  let isStale = true
  const emitter = createEmitter()

  const show = (changes: Partial<DraftView>) => {
    view = { ...view, ...changes }
    emitter.emit()
  }

  /** Once everything is kept that was changed here. */
  const refresh = async () => {
    if (writes > 0 || !isStale) return
    isStale = false
    const kept = await readDraft(connectionId)
    if (writes > 0) {
      // Something was changed here in the meantime: once that is kept, it is read with everything else.
      isStale = true
      return
    }
    keptText = kept.text
    show({ ...kept, isRead: true })
  }
  const whileWriting = async (write: () => Promise<DraftKeeping>) => {
    writes += 1
    const keeping = await write()
    writes -= 1
    if (keeping !== view.keeping) show({ keeping })
    await refresh()
  }

  const writeText = async (): Promise<DraftKeeping> => {
    let { keeping } = view
    isWritingText = true
    while (isTextNew) {
      isTextNew = false
      const { text, choices } = view
      const written = await writeDraftText(connectionId, { before: keptText, text, choices })
      keptText = written.text
      keeping = written.keeping
      const added = linesAdded(text, written.text)
      if (added.length > 0) show({ text: withLines(view.text, added) })
    }
    isWritingText = false
    return keeping
  }

  /** What was said of the columns of the text that is shown, as far as it is true of this one. */
  const choicesFor = (text: string): TableChoices => {
    const { text: before, choices } = view
    if (Object.keys(choices).length === 0 || text === '') return {}
    const { separator } = choices
    return shapeOf(text, separator) === shapeOf(before, separator) ? choices : {}
  }
  const setText = (text: string, choices = choicesFor(text)) => {
    isTextNew = true
    show({ text, choices })
    if (!isWritingText) void whileWriting(writeText)
  }
  const changeTable = (change: (now: DraftTable | null) => DraftTable | null) => {
    show({ table: change(view.table) })
    void whileWriting(() => changeDraftTable(connectionId, change))
  }

  return {
    view: () => view,
    subscribe(listener) {
      const stop = emitter.on(listener)
      const stopHearing = onDraft(connectionId, () => {
        isStale = true
        void refresh()
      })
      void refresh()
      return () => {
        stop()
        stopHearing()
        // Nobody listens now, so whoever shows it again reads it again.
        isStale = true
      }
    },
    setText,
    setTable: (table) => changeTable(() => table),
    takeOut({ text, table }) {
      setText(linesAdded(text, view.text).join('\n'))
      if (table) changeTable((now) => tableWithout(now, table))
    },
    bringBack({ text, choices, table }) {
      setText(view.text === '' ? text : withLines(text, [view.text.replace(/\n$/, '')]), choices)
      if (table) changeTable((now) => now ?? table)
    },
    setSettings(settings) {
      show({ settings })
      void whileWriting(() => writeDraftSettings(connectionId, settings))
    },
  }
}
