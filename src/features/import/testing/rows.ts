/** Rows and opened files for tests of the importer's steps. */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { decide, type Decisions, type ImportContext } from '@/features/import/decide.ts'
import { usualContext } from '@/features/import/readImport.ts'
import type { ImportTask } from '@/features/import/reading.ts'
import type { Cell, RawRow } from '@/features/import/table.ts'
import { TODAY } from './readAsAnswer.ts'

/** The rows of a file with these cells, with lines counted from 1. */
export const rowsOf = (...rows: readonly (readonly Cell[])[]): RawRow[] =>
  rows.map((cells, at) => ({ line: at + 1, cells }))

type Options = {
  answers?: ImportAnswers
  context?: Partial<ImportContext>
}

/** The decisions about a table of these rows. */
export const decideRows = (
  task: ImportTask,
  rows: readonly RawRow[],
  { answers = {}, context = {} }: Options = {},
): Decisions =>
  decide(
    {
      rows,
      names: null,
      isWhole: true,
      file: {
        name: 'list.csv',
        container: 'text',
        isPacked: false,
        encoding: 'utf-8',
        delimiter: ';',
        bytes: 0,
      },
    },
    task,
    answers,
    { ...usualContext, now: TODAY, ...context },
  )
