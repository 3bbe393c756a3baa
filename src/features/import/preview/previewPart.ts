import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportRead } from '@/features/import/reading.ts'
import type { ImportedRow } from './rowFacts.ts'

/** The props of each part of the import preview. */
export type PreviewPart = {
  reading: ImportRead<ImportedRow>
  answers: ImportAnswers
  /** The answers that are not yet applied in `reading`; `{}` if all are. */
  pending: ImportAnswers
  onChange: (answers: ImportAnswers) => void
}
