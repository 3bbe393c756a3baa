import type { ListEntry } from '@/domain/picked/productList.ts'
import { moveNamed } from '@/words/pickedNames.ts'
import type { Reorder } from './useReorder.ts'
import styles from './ReorderHandle.module.css'

type Props = {
  entry: ListEntry
  /** The row’s place in the list, from 1. */
  index: number
  title: string
  isMoving: boolean
  /** Moves the row; null if rows are sorted differently than the list, so that moving makes no sense. */
  reorder: Reorder | null
}

/** The handle that moves a row, by Space and arrows or by the pointer. */
export function ReorderHandle({ entry, index, title, isMoving, reorder }: Props) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={moveNamed(index, title)}
      aria-pressed={isMoving}
      {...(reorder === null
        ? { 'aria-disabled': true, title: 'Rows can be moved only in the collection’s own order' }
        : {
            title: 'Space to pick up, arrow keys to move, Space to drop, Escape to cancel; or drag',
            onKeyDown: reorder.onKeyDown(entry),
            onBlur: reorder.onBlur,
            onPointerDown: reorder.onPointerDown(entry),
          })}
    >
      <svg viewBox="0 0 8 14" aria-hidden="true">
        <path d="M1 1h2v2H1zm4 0h2v2H5zM1 6h2v2H1zm4 0h2v2H5zM1 11h2v2H1zm4 0h2v2H5z" />
      </svg>
    </button>
  )
}
