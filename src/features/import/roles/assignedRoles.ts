/** The roles that columns have so far, while they are assigned one after another. */
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import type { ImportTask, Question } from '@/features/import/reading.ts'
import type { ColumnFacts } from './columnFacts.ts'
import { chosenColumn } from './columnQuestion.ts'
import type { PriceRole } from './priceRole.ts'

export type Candidate = {
  index: number
  /** How certain it is that the column has the role, from 0 to 1. */
  weight: number
  /** A word of the column’s heading that could make it something else. */
  doubt: string | null
}

/** The columns that the headings name. */
export type NamedColumns = {
  prices: ReadonlyMap<PriceRole, readonly Candidate[]>
  others: ReadonlyMap<ColumnRole, readonly Candidate[]>
  /** Columns about prices that contain none: a price group, a unit, a change. */
  aboutPrices: ReadonlySet<number>
}

export type AssignedRoles = {
  columns: readonly ColumnFacts[]
  task: ImportTask
  answers: ImportAnswers
  hasHeading: boolean
  /** Whether the file is an export whose columns are documented. */
  isKnownExport: boolean
  named: NamedColumns
  roles: Map<ColumnRole, number>
  alternatives: Map<ColumnRole, number[]>
  questions: Question[]
  /** Gives a column the role. Does nothing if the column is undefined, or the role already has a column. */
  assign: (role: ColumnRole, place: number | undefined) => void
  unassign: (role: ColumnRole) => void
  isFree: (index: number) => boolean
  /** Whether the user chose the column, or chose to have none. */
  isChosen: (role: ColumnRole) => boolean
}

export function assignedRoles(
  asEntered: Pick<AssignedRoles, 'columns' | 'task' | 'answers' | 'named' | 'isKnownExport'>,
): AssignedRoles {
  const { columns, answers } = asEntered
  const roles = new Map<ColumnRole, number>()
  const assignedColumns = new Set<number>()
  return {
    ...asEntered,
    hasHeading: columns.some(({ names }) => names.length > 0),
    roles,
    alternatives: new Map(),
    questions: [],
    assign: (role, place) => {
      if (place === undefined || place < 0 || place >= columns.length || roles.has(role)) return
      roles.set(role, place)
      assignedColumns.add(place)
    },
    unassign: (role) => {
      const place = roles.get(role)
      roles.delete(role)
      if (place !== undefined) assignedColumns.delete(place)
    },
    isFree: (index) => !assignedColumns.has(index),
    isChosen: (role) => chosenColumn(role, answers) !== undefined,
  }
}
