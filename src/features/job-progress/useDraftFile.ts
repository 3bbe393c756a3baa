import { useMemo, useState } from 'react'
import { useFileReading } from '@/components/ui/fields/useFileReading.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import type { EntryKind } from '@/domain/codes/readEntry.ts'
import { importSession, type ImportListeners } from '@/features/import/worker/importSession.ts'
import { rememberedAnswers } from '@/storage/preferences/importAnswers.ts'

/** The endings and media types of files with codes, as `accept` lists them. */
export const CODES_FILES =
  '.csv,.txt,.tsv,.xlsx,.xlsm,.xml,.json,.html,.gz,text/csv,text/plain,text/tab-separated-values,text/html,application/json'

type Opened = { kind: 'opened'; file: DraftFile } | { kind: 'refused'; message: string }

/** Opens a file. It is read with the app's own choices first, which find its shape and thus the answers remembered for it. */
async function openFile(
  file: File,
  as: EntryKind | 'auto',
  watch: ImportListeners,
): Promise<Opened> {
  const session = importSession({ kind: 'file', file })
  const context = { country: null, merchant: null, as, now: Date.now() }
  try {
    const own = await session.read({ task: 'codes', answers: {}, context }, watch)
    if (own.kind === 'refused') return own
    const bytes = new Uint8Array(await file.arrayBuffer())
    const plain = { name: file.name, bytes, answers: {}, remembered: null }
    const remembered = rememberedAnswers('codes', own.shape)
    if (remembered === null) return { kind: 'opened', file: plain }
    const { answers, at } = remembered
    const reread = await session.read({ task: 'codes', answers, context }, watch)
    // Remembered answers must not prevent a readable file from opening.
    if (reread.kind === 'refused') return { kind: 'opened', file: plain }
    return {
      kind: 'opened',
      file: { ...plain, answers, remembered: { at, shape: own.shape } },
    }
  } finally {
    session.close()
  }
}

/** Reads a file for the draft of the next collection of codes. A refused file changes nothing, and `problem` explains why. */
export function useDraftFile(onFile: (file: DraftFile) => void, as: EntryKind | 'auto' = 'auto') {
  const { underWay: fileInProgress, read, cancel } = useFileReading()
  const [problem, setProblem] = useState<string | null>(null)
  const actions = useMemo(
    () => ({
      async open(file: File) {
        setProblem(null)
        const opened = await read(file, (input, watch) => openFile(input, as, watch))
        if (opened === null) return
        if (opened.kind === 'refused') {
          setProblem(opened.message)
          return
        }
        announce(`${opened.file.name} was read`)
        onFile(opened.file)
      },
      /** Hides the problem of the last file. */
      forgetProblem: () => setProblem(null),
      /** Stops reading. */
      cancel() {
        cancel()
        setProblem(null)
      },
    }),
    [onFile, as, read, cancel],
  )
  return { underWay: fileInProgress, problem, ...actions }
}
