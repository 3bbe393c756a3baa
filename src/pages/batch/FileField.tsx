import { formatCount } from '../../lib/format.ts'
import type { DraftTable } from '../../model/batch/batchDraft.ts'
import { ChosenFile } from '../../ui/ChosenFile.tsx'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { BATCH } from '../../words/batchNames.ts'

type FileFieldProps = {
  table: DraftTable | null
  /** The name of the file that is being read; null for none. */
  reading: string | null
  isOver: boolean
  onFile: (file: File) => void
  onRemove: () => void
}

/** "Sheet Stock, 512 rows". */
function sheetInWords({ sheets, sheet }: DraftTable): string {
  const { name = '', rows = [] } = sheets[sheet] ?? {}
  const filled = rows.filter((cells) => cells.length > 0).length
  const count = `${formatCount(filled)} ${filled === 1 ? 'row' : 'rows'}`
  return name === '' ? count : `sheet ${name}, ${count}`
}

/** The file whose lines come before those of the field, and the way to choose one. */
export function FileField({ table, reading, isOver, onFile, onRemove }: FileFieldProps) {
  return (
    <>
      {table && (
        <ChosenFile
          name={table.name}
          words={sheetInWords(table)}
          removeLabel={BATCH.removeFile}
          onRemove={onRemove}
        />
      )}
      <FileChoice
        label={BATCH.file}
        accept=".csv,.txt,.tsv,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values"
        hint="Drop a CSV, TXT or XLSX"
        choose={`choose ${table ? 'another' : 'a'} file`}
        reading={reading}
        isOver={isOver}
        onFile={onFile}
      />
    </>
  )
}
