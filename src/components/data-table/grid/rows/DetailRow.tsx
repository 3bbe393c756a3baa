import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './DetailRow.module.css'

type Props = {
  /** The `id` that the opening button refers to. */
  id: string
  label: string
  /** The number of cells in a table row. */
  columns: number
  /** Called with the height of the details in px, first when they open. */
  onHeight: (height: number) => void
  children: ReactNode
}

/** The details below an opened row, as wide as the table; they stay visible while columns scroll sideways. */
export function DetailRow({ id, label, columns, onHeight, children }: Props) {
  const row = useRef<HTMLTableRowElement>(null)
  const notify = useEffectEvent(onHeight)
  // A layout effect stops observing before the row leaves the DOM, so that its last height remains.
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
