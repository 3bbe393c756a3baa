import { useState } from 'react'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportContext } from '@/features/import/decide.ts'
import type { CodeRow, ImportReading } from '@/features/import/reading.ts'
import { useImport } from '@/features/import/useImport.ts'
import type { ImportInput } from '@/features/import/worker/importInput.ts'

/**
 * How an input is read. The last result stays until the next one, so that the page doesn't flicker with each key. `input` and
 * `answers` must be the same objects while nothing changes.
 */
export function useInputReading(
  input: ImportInput | null,
  answers: ImportAnswers,
  context: ImportContext,
): { reading: ImportReading<CodeRow> | null; isBusy: boolean; share: number | null } {
  const { reading, isBusy, share } = useImport('codes', input, answers, context)
  const [last, setLast] = useState<{ name: string; reading: ImportReading<CodeRow> } | null>(null)
  const name = input === null || input.kind === 'file' ? '' : input.name
  if (input === null && last !== null) setLast(null)
  if (reading !== null && reading !== last?.reading) setLast({ name, reading })
  if (input === null) return { reading: null, isBusy: false, share: null }
  return { reading: reading ?? (last?.name === name ? last.reading : null), isBusy, share }
}
