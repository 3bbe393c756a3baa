import { answerFirst } from '@/features/import/preview/openQuestions.ts'
import type { CatalogRow, ImportRead } from '@/features/import/reading.ts'

/** Returns why a feed can't be imported with its current reading; null if it can. */
export function whyNotImport(
  reading: Pick<ImportRead<CatalogRow>, 'questions' | 'roles' | 'counts'>,
): string | null {
  const { roles, counts } = reading
  const missing = roles.filter(({ isNeeded, column }) => isNeeded && column === null)
  if (missing.length > 0) {
    return `Choose the column for ${missing.map(({ label }) => label).join(', ')}`
  }
  const question = answerFirst(reading)
  if (question !== null) return question
  return counts.used === 0 ? 'No row can be imported. See “left out” for the reasons.' : null
}
