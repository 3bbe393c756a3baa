/** The user’s answers in the import preview, remembered for later files with the same columns. */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { answersForShape, hasAnswers, readAnswers } from '@/domain/import/readAnswers.ts'
import { savePreferenceText, PREFERENCE_PREFIX, storedText } from './preferences.ts'

/** The answers for one file; `at` is when it was imported, in epoch milliseconds. */
export type RememberedAnswers = { at: number; answers: ImportAnswers }

/**
 * Answers and the files they apply to: `task` is the purpose of the import, because the same columns can be prices on one page
 * and codes on another; `shape` identifies the columns.
 */
type Entry = RememberedAnswers & { task: string; shape: string }

/** The maximum number of remembered shapes; beyond it, the oldest are deleted. */
export const MAX_SHAPES = 50

const KEY = `${PREFERENCE_PREFIX}importAnswers`

function readEntry(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return []
  // Each field is checked below.
  const { task, shape, at, answers } = value as Partial<Record<keyof Entry, unknown>>
  if (typeof task !== 'string' || typeof shape !== 'string' || typeof at !== 'number') return []
  return [{ task, shape, at, answers: readAnswers(answers) }]
}

function parsed(text: string | null): Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.flatMap(readEntry) : []
  } catch {
    return []
  }
}

let known: { text: string | null; entries: readonly Entry[] } = { text: null, entries: [] }

/** The remembered answers, oldest first; the same list object until the stored text changes. */
function storedEntries(): readonly Entry[] {
  const text = storedText(KEY)
  if (text !== known.text) known = { text, entries: parsed(text) }
  return known.entries
}

const withoutShape = (task: string, shape: string) =>
  storedEntries().filter((entry) => entry.task !== task || entry.shape !== shape)

/** The answers remembered for files of this shape; null without any. Returns the same object until it changes. */
export function rememberedAnswers(task: string, shape: string): RememberedAnswers | null {
  return storedEntries().find((entry) => entry.task === task && entry.shape === shape) ?? null
}

/** Stores the answers that apply to other files of this shape; if there are no answers, the shape is deleted. */
export function rememberAnswers(
  task: string,
  shape: string,
  answers: ImportAnswers,
  at = Date.now(),
): void {
  const lasting = answersForShape(answers)
  if (!hasAnswers(lasting)) {
    forgetAnswers(task, shape)
    return
  }
  const entries = [...withoutShape(task, shape), { task, shape, at, answers: lasting }]
  savePreferenceText(KEY, JSON.stringify(entries.slice(-MAX_SHAPES)))
}

export function forgetAnswers(task: string, shape: string): void {
  if (rememberedAnswers(task, shape) === null) return
  savePreferenceText(KEY, JSON.stringify(withoutShape(task, shape)))
}
