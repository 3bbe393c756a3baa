import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './RowsTable.module.css'

/** A row that is on its way from the engine, as high as the others. */
export function AwaitedRow({ place, columns }: { place: number; columns: number }) {
  return (
    <tr data-row={place} data-awaited="" aria-rowindex={place + 2}>
      <td colSpan={columns} className={styles.awaited}>
        <Skeleton width="40%" />
      </td>
    </tr>
  )
}
