import { plural } from '@/lib/text/plural.ts'
import styles from './GapRow.module.css'

/** Rows outside the view, and their total height in px. */
export type Gap = { rows: number; height: number }

/** A row in place of the rows outside the view. In print, it says how many rows are left out. Style sheets use `data-gap`. */
export function GapRow({ rows, height, columns }: Gap & { columns: number }) {
  if (rows === 0) return null
  return (
    <tr aria-hidden="true" data-gap="" className={styles.gap}>
      <td
        colSpan={columns}
        style={{ blockSize: height, padding: 0, border: 0, background: 'none' }}
      >
        <span className={styles.says}>
          {plural(rows, 'row isn’t printed.', 'rows aren’t printed.')}
        </span>
      </td>
    </tr>
  )
}

/** In print, says that rows which are still loading are left out. Shows nothing on screen. */
export function LateRows({ rows, columns }: { rows: number; columns: number }) {
  if (rows === 0) return null
  return (
    <tr aria-hidden="true" className={styles.late}>
      <td colSpan={columns}>
        {plural(
          rows,
          'row wasn’t loaded yet and isn’t printed.',
          'rows weren’t loaded yet and aren’t printed.',
        )}
      </td>
    </tr>
  )
}
