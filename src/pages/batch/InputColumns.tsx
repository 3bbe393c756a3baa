import type { DraftTable } from '../../model/batch/batchDraft.ts'
import type { InputReading } from '../../model/batch/readInput.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import type { BatchDraft } from './useBatchDraft.ts'

/** Characters that may separate; where a text has them and its lines are not read, the reader has to have a say. */
const MAY_SEPARATE = /[\t;,|]/

/** Whether it has columns, or may have them. */
function isTable({ width, lines }: Extract<InputReading, { kind: 'read' }>): boolean {
  return (
    width > 1 ||
    lines.some(({ entry, text }) => entry.kind === 'invalid' && MAY_SEPARATE.test(text))
  )
}

/** The columns of the file, and of a text that is a table. */
export function InputColumns({ draft }: { draft: BatchDraft }) {
  const { table, text, reading, chooseInTable, chooseInText, setTable } = draft
  const ofText = reading.text
  const hasChoice = ({ sheets, sheet, choices }: DraftTable) =>
    sheets.length > 1 ||
    choices.separator !== undefined ||
    (sheets[sheet]?.written && reading.table?.kind === 'read'
      ? isTable(reading.table)
      : reading.table?.kind !== 'read' || reading.table.width > 1)
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
      {ofText.kind === 'read' && isTable(ofText) && text !== '' && (
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
