import { CatalogError } from '../api/errors.ts'

/** A failure where there is room for a word: "Failed, 502". */
export function failedWords(error: unknown): string {
  const answer = error instanceof CatalogError ? error.answer : null
  return answer === null || answer.status === 0 ? 'Failed' : `Failed, ${answer.status}`
}
