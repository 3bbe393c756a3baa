import { useRef, type PointerEvent } from 'react'
import styles from './ColumnHead.module.css'

type Props = {
  onResize: (width: number | null, isOver: boolean) => void
}

/** At the end of a column's head: pulled, it changes the width; pressed twice, it gives the usual one back. */
export function ResizeHandle({ onResize }: Props) {
  const from = useRef<{ x: number; width: number } | null>(null)
  const pull = (event: PointerEvent<HTMLElement>, isOver: boolean) => {
    const start = from.current
    if (!start) return
    if (isOver) from.current = null
    const moved = event.clientX - start.x
    if (moved !== 0) onResize(start.width + moved, isOver)
  }
  return (
    <span
      aria-hidden="true"
      data-resize=""
      className={styles.handle}
      title="Drag to change the width, press twice for the usual one; by keys Shift and an arrow"
      onPointerDown={(event) => {
        const head = event.currentTarget.closest('th')
        if (!head || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, width: head.getBoundingClientRect().width }
      }}
      onPointerMove={(event) => pull(event, false)}
      onPointerUp={(event) => pull(event, true)}
      onPointerCancel={(event) => pull(event, true)}
      onDoubleClick={() => onResize(null, true)}
    />
  )
}
