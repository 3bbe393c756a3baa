import type { DraftTable, TableChoices } from '../../model/batch/batchDraft.ts'
import type { InputReading } from '../../model/batch/readInput.ts'
import type { Separator } from '../../model/table/readTable.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { BATCH, columnsOf } from '../../words/batchNames.ts'
import styles from './ColumnsPanel.module.css'
import { FirstRows } from './FirstRows.tsx'

const SEPARATORS: { value: Separator; label: string }[] = [
  { value: '\t', label: 'tabs' },
  { value: ';', label: 'semicolons' },
  { value: ',', label: 'commas' },
  { value: '|', label: 'bars' },
  { value: '', label: 'nothing: a line is one cell' },
]
const NONE = 'none'

type ColumnsPanelProps = {
  /** What the table is called: its file's name, or words. */
  name: string
  /** Of a file; a pasted table has no sheets. */
  table: DraftTable | null
  reading: InputReading
  onChoose: (said: TableChoices) => void
  onSheet?: (sheet: number) => void
}

/** Where in a table the codes are, and the user's own target prices: guessed, and theirs to change. */
export function ColumnsPanel({ name, table, reading, onChoose, onSheet }: ColumnsPanelProps) {
  const read = reading.kind === 'read' ? reading : null
  const columns = Array.from({ length: read?.width ?? 0 }, (_, place) => ({
    value: String(place),
    label: read?.heading?.[place]?.trim() || `column ${place + 1}`,
  }))
  const isText = !table || table.sheets[table.sheet]?.written !== undefined
  const hasNone = read !== null && read.lines.every(({ entry }) => entry.kind === 'invalid')
  return (
    <Panel title={columnsOf(name)}>
      <div className={styles.choices}>
        {table && table.sheets.length > 1 && (
          <SelectField
            size="s"
            label={BATCH.sheet}
            options={table.sheets.map((sheet, place) => ({
              value: String(place),
              label: sheet.name,
            }))}
            value={String(table.sheet)}
            onChange={(sheet) => onSheet?.(Number(sheet))}
          />
        )}
        {read && isText && (
          <SelectField
            size="s"
            label={BATCH.separator}
            options={SEPARATORS}
            value={read.separator}
            onChange={(separator) => onChoose({ separator })}
          />
        )}
        {read && read.width > 1 && (
          <>
            <SelectField
              size="s"
              label={BATCH.column}
              options={columns}
              value={String(read.columns.code)}
              onChange={(code) => onChoose({ code: Number(code) })}
            />
            <SelectField
              size="s"
              label={BATCH.targetColumn}
              options={[{ value: NONE, label: 'none' }, ...columns]}
              value={String(read.columns.price ?? NONE)}
              onChange={(price) => onChoose({ price: price === NONE ? null : Number(price) })}
            />
          </>
        )}
        {read && (
          <Checkbox
            label={BATCH.heading}
            checked={read.columns.hasHeading}
            onChange={(hasHeading) => onChoose({ hasHeading })}
          />
        )}
      </div>
      {reading.kind === 'problem' && (
        <Note tone="danger" className={styles.note}>
          {reading.says}
        </Note>
      )}
      {hasNone && (
        <Note tone="danger" role="alert" className={styles.note}>
          {read.width > 1
            ? `No row of ${columns[read.columns.code]?.label ?? 'this column'} holds an EAN, a URL or a product id. Choose the column with the codes, or what they are read as.`
            : 'No row holds an EAN, a URL or a product id.'}
        </Note>
      )}
      {read && <FirstRows reading={read} />}
    </Panel>
  )
}
