import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './DetailRow.module.css'

type Props = {
  /** The button that opens it names it by this id. */
  id: string
  label: string
  /** Cells of the table. */
  columns: number
  /** Says its height in px, first of all when it opens. */
  onHeight: (height: number) => void
  children: ReactNode
}

/** What stands below an opened row, as wide as the table; while the columns scroll sideways it stays in sight. */
export function DetailRow({ id, label, columns, onHeight, children }: Props) {
  const row = useRef<HTMLTableRowElement>(null)
  const notify = useEffectEvent(onHeight)
  // Stopped before the row leaves the page: one that scrolled out of sight still has its height.
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const sizes = new ResizeObserver(() => notify(element.getBoundingClientRect().height))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return (
    <tr ref={row} id={id} data-detail="" className={styles.row}>
      <td colSpan={columns}>
        <section className={styles.content} aria-label={label}>
          {children}
        </section>
      </td>
    </tr>
  )
}
