/**
 * Rows with more cells than there are headings: a separator inside a text or a figure that is not quoted ("12,50" between
 * commas) moves all later cells to the wrong columns.
 */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { Question } from '@/features/import/reading.ts'
import { cellText, type RawRow } from '@/features/import/table.ts'
import { formatCount } from '@/lib/numbers/format.ts'

export type ExtraCells = {
  /** The number of headings; null if no row has more cells, or if the extra cells are known to have no heading. */
  width: number | null
  question: Question | null
}

const KEY = 'extra cells'
const MAX_LINES = 100
const NONE: ExtraCells = { width: null, question: null }

/** Whether there is a filled cell after the last heading. */
export function hasExtraCells({ cells }: RawRow, width: number): boolean {
  for (let index = width; index < cells.length; index += 1)
    if (cellText(cells[index]).trim() !== '') return true
  return false
}

/**
 * Judges rows with extra cells. A few of them get a remark; if most rows have some, the user decides, because the last column
 * may have no heading.
 */
export function extraCells(
  rows: readonly RawRow[],
  heading: RawRow | null,
  answers: ImportAnswers,
): ExtraCells {
  if (heading === null) return NONE
  const width = heading.cells.length
  const wider = rows.filter((row) => hasExtraCells(row, width))
  const [first] = wider
  if (first === undefined) return NONE
  if (wider.length * 2 <= rows.length) return { width, question: null }
  const answer = answers.replies?.[KEY] ?? null
  if (answer === 'use') return NONE
  const sample = first.cells
    .map((cell) => cellText(cell).trim())
    .join(' | ')
    .slice(0, 80)
  const question: Question = {
    key: KEY,
    about: `${formatCount(wider.length)} of ${formatCount(rows.length)} rows have more cells than the ${formatCount(width)} headings, such as “${sample}”. Is a separator part of a text or a figure?`,
    choices: [
      { value: 'leave out', label: 'Import these rows without prices and stock', samples: [] },
      { value: 'use', label: 'No, the last cells have no heading', samples: [] },
    ],
    lines: wider.map(({ line }) => line).slice(0, MAX_LINES),
    answer,
  }
  return { width, question }
}
