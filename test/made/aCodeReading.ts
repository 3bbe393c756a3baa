import type { EntryKind } from '@/domain/codes/readEntry.ts'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { readImport, usualContext } from '@/features/import/readImport.ts'
import type { CodeRow, ImportRead } from '@/features/import/reading.ts'
import { textSource } from '@/features/import/source.ts'

/** The importer's reading of a text with codes. */
export async function aCodeReading(
  text: string,
  answers: ImportAnswers = {},
  as: EntryKind | 'auto' = 'auto',
): Promise<ImportRead<CodeRow>> {
  const reading = await readImport(textSource('codes.csv', text), 'codes', answers, {
    ...usualContext,
    as,
  })
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading
}
