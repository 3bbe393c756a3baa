/** The draft of the next batch while its page is open: shown at once, stored afterwards, and updated by what others add to it. */
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
import type { Saved } from '@/storage/database/entryStore.ts'
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
  /** The stored draft has been read: before that there is nothing to change. */
  isRead: boolean
}

export type ActiveDraft = {
  view: () => DraftView
  subscribe: (listener: () => void) => () => void
  /** Another text; what was said of the old one stays where it can hold for this one, unless `answers` replace it. */
  setText: (text: string, answers?: ImportAnswers) => void
  setFile: (file: DraftFile | null) => void
  setSettings: (settings: CodesSettings) => void
  /** Removes these lines and this file; what was added since stays. */
  remove: (removed: CodesDraft) => void
  /** Puts lines before those that were added since, and a file where there is no other. */
  restore: (removed: CodesDraft) => void
}

export function openDraft(connectionId: string): ActiveDraft {
  let view: DraftView = { ...emptyDraft, settings: null, isRead: false, keeping: 'stored' }
  /** The text as it was last known to be stored. */
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

  /** Once everything is stored that was changed here. */
  const refresh = async () => {
    if (writes > 0 || !isStale) return
    isStale = false
    const stored = await readDraft(connectionId)
    if (writes > 0) {
      // Something was changed here in the meantime: once that is stored, it is read with everything else.
      isStale = true
      return
    }
    storedText = stored.text
    show({ ...stored, ...unchanged(stored, view), isRead: true })
  }
  const whileWriting = async (write: () => Promise<Saved>) => {
    writes += 1
    const keeping = await write()
    writes -= 1
    if (keeping !== view.keeping) show({ keeping })
    await refresh()
  }

  const writeText = async (): Promise<Saved> => {
    let { keeping } = view
    isWritingText = true
    while (isTextNew) {
      isTextNew = false
      const { text, answers } = view
      const written = await writeDraftText(connectionId, { before: storedText, text, answers })
      storedText = written.text
      keeping = written.keeping
      const added = linesAdded(text, written.text)
      if (added.length > 0) show({ text: withLines(view.text, added) })
    }
    isWritingText = false
    return keeping
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
        // Nobody listens now, so it is read again when it is shown again.
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

/** Stored answers come back with their parts in one order. */
const isSame = (one: ImportAnswers, other: ImportAnswers) =>
  JSON.stringify(readAnswers(one)) === JSON.stringify(readAnswers(other))

/** Parts that are shown already stay the same objects, so that nothing is read a second time. */
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
