import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportRead } from '@/features/import/reading.ts'
import type { ImportedRow } from './rowFacts.ts'

/** What each part of the import preview gets. */
export type PreviewPart = {
  reading: ImportRead<ImportedRow>
  answers: ImportAnswers
  /** The answers that `reading` does not follow yet; `{}` where it follows all. */
  pending: ImportAnswers
  onChange: (answers: ImportAnswers) => void
}
