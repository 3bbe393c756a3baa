import { hasAnswers } from '@/domain/import/readAnswers.ts'
import { importSession } from '@/features/import/worker/importSession.ts'
import { rememberAnswers } from '@/storage/preferences/importAnswers.ts'
import type { DraftInput } from './useDraftInputs.ts'

/**
 * Remembers the answers for files with the same columns, keyed by the shape that is detected without answers. Lists without
 * headings all have the same shape, so nothing is remembered for them.
 */
export async function rememberInput({
  kind,
  input,
  reading,
  answers,
}: Pick<DraftInput, 'kind' | 'input' | 'reading' | 'answers'>): Promise<void> {
  if (!hasAnswers(answers)) {
    rememberAnswers('codes', reading.shape, answers)
    return
  }
  const session = importSession(input)
  const context = { country: null, merchant: null, as: 'auto', now: Date.now() } as const
  const own = await session.read({ task: 'codes', answers: {}, context })
  session.close()
  if (own.kind === 'refused' || (kind === 'text' && own.headingLines.length === 0)) return
  rememberAnswers('codes', own.shape, answers)
}
