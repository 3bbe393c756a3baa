/**
 * Manages the draft of the next collection of codes while its page is open: changes are shown at once and then stored, and lines
 * that other pages add appear.
 */
import {
  emptyDraft,
  fileWithout,
  linesAdded,
  withLines,
  type CodesDraft,
  type DraftFile,
} from '@/domain/codes/codesDraft.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { readAnswers } from '@/domain/import/readAnswers.ts'
import type { CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { createEmitter } from '@/lib/emitter.ts'
import type { SaveResult } from '@/storage/database/entryStore.ts'
import {
  changeDraftFile,
  onDraft,
  readDraft,
  writeDraftSettings,
  writeDraftText,
  type StoredDraft,
} from '@/storage/newCollection/codesDraft.ts'
import { answersAfterEdit } from './answersAfterEdit.ts'

type DraftView = StoredDraft & {
  /** Whether the stored draft is loaded; before that it can't be changed. */
  isRead: boolean
}

export type ActiveDraft = {
  view: () => DraftView
  subscribe: (listener: () => void) => () => void
  /** Changes the text. Answers about the old text that still apply stay, unless `answers` replaces them. */
  setText: (text: string, answers?: ImportAnswers) => void
  setFile: (file: DraftFile | null) => void
  setSettings: (settings: CodesSettings) => void
  /** Removes these lines and this file from the draft; what was added later stays. */
  remove: (removed: CodesDraft) => void
  /** Undoes `remove`: puts these lines before those that were added later, and restores the file unless there is another file. */
  restore: (removed: CodesDraft) => void
}

export function openDraft(connectionId: string): ActiveDraft {
  let view: DraftView = { ...emptyDraft, settings: null, isRead: false, saveState: 'stored' }
  /** The text as last stored. */
  let storedText = ''
  let isTextNew = false
  let isWritingText = false
  let writes = 0
  let isStale = true
  const emitter = createEmitter()

  const show = (changes: Partial<DraftView>) => {
    view = { ...view, ...changes }
    emitter.emit()
  }

  /** Re-reads the draft once all local changes are stored. */
  const refresh = async () => {
    if (writes > 0 || !isStale) return
    isStale = false
    const stored = await readDraft(connectionId)
    if (writes > 0) {
      // The draft was changed here meanwhile, so it is read again once the change is stored.
      isStale = true
      return
    }
    storedText = stored.text
    show({ ...stored, ...unchanged(stored, view), isRead: true })
  }
  const whileWriting = async (write: () => Promise<SaveResult>) => {
    writes += 1
    const saveState = await write()
    writes -= 1
    if (saveState !== view.saveState) show({ saveState })
    await refresh()
  }

  const writeText = async (): Promise<SaveResult> => {
    let { saveState } = view
    isWritingText = true
    while (isTextNew) {
      isTextNew = false
      const { text, answers } = view
      const written = await writeDraftText(connectionId, { before: storedText, text, answers })
      storedText = written.text
      saveState = written.saveState
      const added = linesAdded(text, written.text)
      if (added.length > 0) show({ text: withLines(view.text, added) })
    }
    isWritingText = false
    return saveState
  }

  const setText = (
    text: string,
    answers = answersAfterEdit(view.answers, { before: view.text, after: text }),
  ) => {
    isTextNew = true
    show({ text, answers })
    if (!isWritingText) void whileWriting(writeText)
  }
  const changeFile = (change: (now: DraftFile | null) => DraftFile | null) => {
    show({ file: change(view.file) })
    void whileWriting(() => changeDraftFile(connectionId, change))
  }

  return {
    view: () => view,
    subscribe(listener) {
      const stopShowing = emitter.on(listener)
      const stopListening = onDraft(connectionId, () => {
        isStale = true
        void refresh()
      })
      void refresh()
      return () => {
        stopShowing()
        stopListening()
        // Without a subscription changes in other tabs are missed, so the draft is read again when it is next shown.
        isStale = true
      }
    },
    setText,
    setFile: (file) => changeFile(() => file),
    remove({ text, file }) {
      setText(linesAdded(text, view.text).join('\n'))
      if (file) changeFile((now) => fileWithout(now, file))
    },
    restore({ text, answers, file }) {
      setText(view.text === '' ? text : withLines(text, [view.text.replace(/\n$/, '')]), answers)
      if (file) changeFile((now) => now ?? file)
    },
    setSettings(settings) {
      show({ settings })
      void whileWriting(() => writeDraftSettings(connectionId, settings))
    },
  }
}

/** Whether answers are the same. Reading them first normalises the order of their parts. */
const isSame = (one: ImportAnswers, other: ImportAnswers) =>
  JSON.stringify(readAnswers(one)) === JSON.stringify(readAnswers(other))

/** Reuses the shown object of each part that did not change, so that no text or file is read twice. */
function unchanged(
  { answers, file }: StoredDraft,
  shown: DraftView,
): Partial<Pick<DraftView, 'answers' | 'file'>> {
  const isSameFile =
    file !== null &&
    shown.file !== null &&
    file.bytes === shown.file.bytes &&
    file.name === shown.file.name &&
    file.remembered?.at === shown.file.remembered?.at &&
    isSame(file.answers, shown.file.answers)
  return {
    ...(isSame(answers, shown.answers) && { answers: shown.answers }),
    ...(isSameFile && { file: shown.file }),
  }
}
