/** Counts the lines of the next collection of codes while its page is not open. */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportInput } from '@/features/import/worker/importInput.ts'
import { importSession } from '@/features/import/worker/importSession.ts'
import { readDraft } from '@/storage/newCollection/codesDraft.ts'

/** The number of lines in the draft of a connection’s next collection. Rejects if the draft can't be read. */
export async function countDraft(connectionId: string): Promise<number> {
  const { text, answers, file, settings } = await readDraft(connectionId)
  const as = settings?.as ?? 'auto'
  const context = { country: null, merchant: null, as, now: Date.now() }
  const count = async (input: ImportInput, sourceAnswers: ImportAnswers) => {
    const session = importSession(input)
    try {
      const reading = await session.read({ task: 'codes', answers: sourceAnswers, context })
      if (reading.kind === 'refused') throw new Error(reading.message)
      return reading.rowCount
    } finally {
      session.close()
    }
  }
  const ofFile =
    file === null
      ? 0
      : await count({ kind: 'bytes', name: file.name, bytes: file.bytes }, file.answers)
  const ofText = text.trim() === '' ? 0 : await count({ kind: 'text', name: '', text }, answers)
  return ofFile + ofText
}
