import type { DraftTable } from '../../domain/batch/batchDraft.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import type { BatchDraft } from './useBatchDraft.ts'

/** Characters that may separate; where a text has them and its lines are not read, the reader has to have a say. */
const MAY_SEPARATE = /[\t;,|]/

/** The columns of the file, and of a text that is a table. */
export function InputColumns({ draft }: { draft: BatchDraft }) {
  const { table, text, reading, chooseInTable, chooseInText, setTable } = draft
  const ofText = reading.text
  const isTable =
    ofText.kind === 'read' &&
    (ofText.width > 1 ||
      ofText.lines.some(
        ({ entry, text: cell }) => entry.kind === 'invalid' && MAY_SEPARATE.test(cell),
      ))
  const hasChoice = (one: DraftTable) =>
    one.sheets.length > 1 || reading.table?.kind !== 'read' || reading.table.width > 1
  return (
    <>
      {table && reading.table && hasChoice(table) && (
        <ColumnsPanel
          name={table.name}
          table={table}
          reading={reading.table}
          onChoose={chooseInTable}
          onSheet={(sheet) => setTable({ ...table, sheet, choices: {} })}
        />
      )}
      {isTable && text !== '' && (
        <ColumnsPanel
          name="the pasted table"
          table={null}
          reading={ofText}
          onChoose={chooseInText}
        />
      )}
    </>
  )
}
