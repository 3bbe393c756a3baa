import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { DraftTable } from '../../domain/batch/batchDraft.ts'
import { BATCH } from '../../domain/batchNames.ts'
import { formatCount } from '../../domain/format.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './FileField.module.css'

type FileFieldProps = {
  table: DraftTable | null
  /** The name of the file that is being read; null for none. */
  reading: string | null
  onFile: (file: File | undefined) => void
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
export function FileField({ table, reading, onFile, onRemove }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {table && (
        <div className={styles.file}>
          <FileSpreadsheet />
          <span className={styles.words}>
            <b dir="auto">{table.name}</b>
            <span>{sheetInWords(table)}</span>
          </span>
          <IconButton size="s" icon={<X />} label={BATCH.removeFile} onClick={onRemove} />
        </div>
      )}
      <div className={styles.drop}>
        {reading === null ? (
          <>
            <Upload />
            <span>
              Drop a CSV, TXT or XLSX, or{' '}
              <Button variant="link" size="s" onClick={() => input.current?.click()}>
                choose {table ? 'another' : 'a'} file
              </Button>
            </span>
          </>
        ) : (
          <Spinner label={`Reading ${reading}`} />
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values"
          aria-label={BATCH.file}
          onChange={(event) => {
            onFile(event.target.files?.[0])
            // The same file can be chosen again once it was corrected.
            event.target.value = ''
          }}
        />
      </div>
    </>
  )
}
