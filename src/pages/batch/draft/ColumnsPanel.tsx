import { formatCount } from '../../../lib/numbers/format.ts'
import type { DraftTable, TableChoices } from '../../../model/batch/batchDraft.ts'
import type { InputReading } from '../../../model/batch/readInput.ts'
import type { Separator } from '../../../model/table/readTable.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Table } from '../../../ui/tables/Table.tsx'
import { Tag } from '../../../ui/buttons/Tag.tsx'
import { BATCH, columnsOf } from '../../../words/batchNames.ts'
import { rowsInWords } from '../../../words/rowsInWords.ts'
import styles from './ColumnsPanel.module.css'

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
              label={read.isTitles ? BATCH.titleColumn : BATCH.column}
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

/** Columns that are drawn beside the chosen ones: who has more knows them by their headings. */
const WIDEST = 20
const LONGEST = 60

type FirstRowsProps = { reading: Extract<InputReading, { kind: 'read' }> }

/** The first rows of a table as it is read, with what its columns are taken for. */
function FirstRows({ reading }: FirstRowsProps) {
  const { rows, heading, width, columns, isTitles, beside, lines } = reading
  const takenFor = new Map<number, string>(beside.map(({ place, is }) => [place, is]))
  if (columns.price !== null) takenFor.set(columns.price, 'target price')
  takenFor.set(columns.code, isTitles ? 'titles' : 'codes')
  const places = Array.from({ length: width }, (_, place) => place).filter(
    (place) => place < WIDEST || takenFor.has(place),
  )
  const caption =
    rows.length === lines.length
      ? `All ${rowsInWords(rows.length)}`
      : `The first ${formatCount(rows.length)} of ${formatCount(lines.length)} rows`
  return (
    // A wide table scrolls in its own box, which therefore has to be within reach of the keyboard.
    <section
      className={styles.box}
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
    >
      <Table className={styles.table} caption={caption}>
        <thead>
          <tr>
            <th scope="col" data-number>
              Row
            </th>
            {places.map((place) => (
              <th key={place} scope="col" data-role={takenFor.get(place)} dir="auto">
                {heading?.[place]?.trim() || `column ${place + 1}`}
                {takenFor.has(place) && <Tag tone="accent">{takenFor.get(place)}</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              <td data-number>{formatCount(line)}</td>
              {places.map((place) => (
                <td key={place} data-role={takenFor.get(place)} dir="auto">
                  {(cells[place] ?? '').slice(0, LONGEST)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {width > places.length && (
        <p className={styles.more}>{formatCount(width - places.length)} more columns</p>
      )}
    </section>
  )
}
