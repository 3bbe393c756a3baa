import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { TABLE_ROLES } from '@/components/ui/tables/tableRoles.ts'
import type { ImportRead, RoleReading, SampleCell } from '@/features/import/reading.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { listedFigures } from '@/lib/text/joinInWords.ts'
import { withColumn } from './changeAnswers.ts'
import type { PreviewPart } from './previewPart.ts'
import { lineName } from './previewWords.ts'
import styles from './RoleTable.module.css'

const NO_COLUMN = 'no column'

type Props = PreviewPart & {
  of: RoleReading
  /** The line number above each column of samples. */
  lines: readonly (number | undefined)[]
}

/**
 * The options for the column of a role: the column names of the file. A column that has another role shows that role beside it.
 */
function columnOptions({ columns, roles }: ImportRead<unknown>, of: RoleReading) {
  const labels = new Map(roles.map(({ role, label }) => [role, label]))
  const named = columns.map(({ name, role }, at) => {
    const shown = name.trim() === '' ? `column ${formatCount(at + 1)}` : name
    const other = role === null || role === of.role ? undefined : labels.get(role)
    return {
      value: String(at),
      label: other === undefined ? shown : `${shown} (now: ${other})`,
    }
  })
  return [{ value: NO_COLUMN, label: NO_COLUMN }, ...named]
}

/** A row with the column that a role is read from, samples, and other columns that fit. */
export function RoleRow({ of, lines, reading, answers, pending, onChange }: Props) {
  const chosen = pending.columns?.[of.role]
  const column = chosen === undefined ? of.column : chosen
  const choose = (next: number | null) => onChange(withColumn(answers, of.role, next))
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.rowHeader} scope="row" className={styles.role}>
        {of.label}
      </th>
      <td {...TABLE_ROLES.cell} className={styles.column}>
        <SelectField
          size="s"
          hideLabel
          className={styles.select}
          label={`Column for ${of.label}`}
          value={column === null ? NO_COLUMN : String(column)}
          options={columnOptions(reading, of)}
          onChange={(value) => choose(value === NO_COLUMN ? null : Number(value))}
        />
      </td>
      {lines.map((line, at) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- samples have no other identity than their place
          key={at}
          {...TABLE_ROLES.cell}
          className={styles.sample}
        >
          <Sample cell={of.samples[at]} line={line} reading={reading} />
        </td>
      ))}
      <td {...TABLE_ROLES.cell} className={styles.notes}>
        {of.note !== '' && <p>{of.note}</p>}
        {of.isNeeded && column === null && (
          <p>
            <Tag tone="warn">needed</Tag> Choose its column.
          </p>
        )}
        <Alternatives of={of} reading={reading} onUse={choose} />
      </td>
    </tr>
  )
}

/** One cell: the file's text, and what the app reads in it. */
function Sample({
  cell,
  line,
  reading,
}: {
  cell: SampleCell | undefined
  line: number | undefined
  reading: ImportRead<unknown>
}) {
  if (cell === undefined) return null
  const { rawText, read, remark } = cell
  const isSame = read === rawText
  return (
    <>
      {cell.line !== line && (
        <span className={styles.line}>{capital(lineName(reading.file.container, cell.line))} </span>
      )}
      <span className={styles.given}>
        {isSame ? (
          'as in the file'
        ) : rawText.trim() === '' ? (
          'empty'
        ) : (
          <span dir="auto" title={rawText}>
            {rawText}
          </span>
        )}
        {remark !== null && (
          <>
            {' '}
            <Tag tone={remark === 'mended' ? 'line' : 'warn'}>{remark}</Tag>
          </>
        )}
      </span>{' '}
      {read === null ? (
        <span className={styles.given}>not read</span>
      ) : (
        <b dir="auto" title={read} className={classes(styles.read, isSame && styles.same)}>
          {read}
        </b>
      )}
    </>
  )
}

/** How many other columns that fit are offered. More are in the select. */
const MAX_ALTERNATIVES = 2

function Alternatives({
  of,
  reading,
  onUse,
}: {
  of: RoleReading
  reading: ImportRead<unknown>
  onUse: (column: number) => void
}) {
  return of.alternatives.slice(0, MAX_ALTERNATIVES).map(({ column, samples }) => {
    const name = reading.columns[column]?.name ?? `column ${formatCount(column + 1)}`
    return (
      <div key={column} className={styles.alternative}>
        <p>
          Also fits: <b dir="auto">{name}</b>
          <span className={styles.given} dir="auto">
            {listedFigures(samples)}
          </span>
        </p>
        <Button size="s" aria-label={`Use ${name} for ${of.label}`} onClick={() => onUse(column)}>
          Use it
        </Button>
      </div>
    )
  })
}
