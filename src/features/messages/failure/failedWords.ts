import { CatalogError } from '@/api/http/errors.ts'
import { isStopped } from '@/features/page/isStopped.ts'

/** A failure in a word or two: "Failed, 502"; "Stopped" if the user stopped it. */
export function failedWords(error: unknown): string {
  if (isStopped(error)) return 'Stopped'
  const answer = error instanceof CatalogError ? error.answer : null
  return answer === null || answer.status === 0 ? 'Failed' : `Failed, ${answer.status}`
}
