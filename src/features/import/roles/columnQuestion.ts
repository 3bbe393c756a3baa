/** The question which of several columns has a role. */
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import type { Question } from '@/features/import/reading.ts'
import type { ColumnFacts } from './columnFacts.ts'

export const columnKey = (role: ColumnRole) => `column ${role}`

const WITHOUT: Partial<Record<ColumnRole, string>> = {
  code: 'Leave the codes out',
  price: 'Import without a price',
  cost: 'Import without a cost',
  floor: 'Import without a floor',
}

const SAMPLES = 3

const nameOf = (facts: ColumnFacts | undefined, index: number) =>
  facts?.names[0] || `Column ${index + 1}`

/**
 * Makes the question. `places` are the indexes of the columns that are offered, the likeliest first. The value of a choice is the
 * index of its column, or "none".
 */
export function columnQuestion(
  role: ColumnRole,
  about: string,
  columns: readonly ColumnFacts[],
  places: readonly number[],
  answers: ImportAnswers,
): Question {
  const key = columnKey(role)
  const chosen = answers.columns?.[role]
  return {
    key,
    about,
    choices: [
      { value: 'none', label: WITHOUT[role] ?? 'Import without this column', samples: [] },
      ...places.map((index) => ({
        value: String(index),
        label: nameOf(columns[index], index),
        samples: columns[index]?.samples.slice(0, SAMPLES) ?? [],
      })),
    ],
    lines: [],
    answer:
      answers.replies?.[key] ??
      (chosen === undefined ? null : chosen === null ? 'none' : String(chosen)),
  }
}

/**
 * The index of the column that the user chose in the import preview or in answer to a question; null for no column, undefined
 * while it is open.
 */
export function chosenColumn(role: ColumnRole, answers: ImportAnswers): number | null | undefined {
  const chosen = answers.columns?.[role]
  if (chosen !== undefined) return chosen
  const reply = answers.replies?.[columnKey(role)]
  if (reply === undefined) return undefined
  return reply === 'none' ? null : Number(reply)
}
