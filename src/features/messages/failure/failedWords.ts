import { CatalogError } from '@/api/http/errors.ts'
import { isStopped } from '@/features/page/isStopped.ts'

/** A failure where there is room for a word: "Failed, 502"; "Stopped" where a reader stopped it. */
export function failedWords(error: unknown): string {
  if (isStopped(error)) return 'Stopped'
  const answer = error instanceof CatalogError ? error.answer : null
  return answer === null || answer.status === 0 ? 'Failed' : `Failed, ${answer.status}`
}
