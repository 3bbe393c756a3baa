import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { ColumnRole } from '@/domain/import/answers.ts'
import type { FirstLine, ImportRead } from '@/features/import/reading.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { lineWord, unusedColumn } from './previewWords.ts'
import styles from './FirstLines.module.css'

/** How many columns are shown; later ones appear only with a role, because feeds may have hundreds. */
const MAX_COLUMNS = 40

/** Roles whose figures are aligned. */
const FIGURES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  'price',
  'salePrice',
  'listPrice',
  'cost',
  'floor',
  'target',
])

/** A figure with decimals and no word beside it, such as `1.299,00 €`. */
const DECIMALS = /^[^\p{L}\d]*\d[\d.,' ]*[.,]\d{2}[^\p{L}\d]*$/u

type Column = { at: number; label: string | null; isFigure: boolean }

/** Whether all filled cells of a column are figures with decimals. */
function hasFigures(firstLines: readonly FirstLine[], at: number): boolean {
  const cells = firstLines.filter(({ is }) => is === 'row').map(({ cells: row }) => row[at] ?? '')
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 0 && filled.every((cell) => DECIMALS.test(cell))
}

/** The columns to show: the first ones, and later ones with a role that the page uses. */
function shownColumns({ columns, roles, firstLines }: ImportRead<unknown>): Column[] {
  const labels = new Map(roles.map(({ role, label }) => [role, label]))
  return columns.flatMap(({ role }, at) => {
    const label = role === null ? null : (labels.get(role) ?? null)
    const isFigure = FIGURES.has(role) || hasFigures(firstLines, at)
    return at < MAX_COLUMNS || label !== null ? [{ at, label, isFigure }] : []
  })
}

/** The lines of the file unchanged, with the role above each column, so that a wrong column is noticed at once. */
export function FirstLines({ reading }: { reading: ImportRead<unknown> }) {
  const columns = shownColumns(reading)
  const hidden = reading.columns.length - columns.length
  const name = 'First lines of the file, as they are'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1); a page may show two previews, so it is no landmark
    <div role="group" aria-label={name} tabIndex={0} className={styles.box}>
      <table className={styles.lines}>
        <caption className="vh">
          {name}
          {hidden > 0 && `, without ${formatCount(hidden)} more columns`}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              <span className="vh">{capital(lineWord(reading.file.container))}</span>
            </th>
            {columns.map(({ at, label, isFigure }) => (
              <th
                key={at}
                scope="col"
                className={classes(label === null && styles.unused, isFigure && styles.figure)}
              >
                {label ?? unusedColumn(reading.task)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reading.firstLines.map((line) => (
            <Line key={line.line} line={line} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ROW_CLASS: Record<FirstLine['is'], string | undefined> = {
  heading: styles.heading,
  row: undefined,
  'left out': styles.leftOut,
}

function Line({ line, columns }: { line: FirstLine; columns: readonly Column[] }) {
  const { cells, is, about } = line
  const reason =
    is === 'left out' ? <Tag tone="line">{about === '' ? is : `${about}, ${is}`}</Tag> : null
  const filled = cells.filter((cell) => cell.trim() !== '')
  return (
    <tr className={ROW_CLASS[is]}>
      <th scope="row" className={styles.number}>
        {formatCount(line.line)}
        {is === 'heading' && <span className="vh"> heading</span>}
      </th>
      {reason !== null && filled.length < 2 ? (
        // The title of a file is in one cell, which spans the width of the table.
        <td colSpan={columns.length}>
          <span dir="auto">{filled[0]?.trim() ?? ''}</span> {reason}
        </td>
      ) : (
        columns.map(({ at, label, isFigure }, index) => (
          <td
            key={at}
            title={cells[at]}
            className={classes(label === null && styles.unused, isFigure && styles.figure)}
          >
            <span dir="auto">{cells[at] ?? ''}</span> {index === 0 && reason}
          </td>
        ))
      )}
    </tr>
  )
}
