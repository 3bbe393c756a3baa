import { useRef, type PointerEvent } from 'react'

const FAR_ENOUGH_PX = 80

/** Pulls an element down by a handle; let go far enough, it calls back, otherwise it returns. */
export function useDragDown(element: { readonly current: HTMLElement | null }, onDown: () => void) {
  const from = useRef<number | null>(null)

  const pulled = (event: PointerEvent) =>
    from.current === null ? 0 : Math.max(0, event.clientY - from.current)
  const end = (event: PointerEvent) => {
    const far = pulled(event) > FAR_ENOUGH_PX
    from.current = null
    element.current?.style.removeProperty('translate')
    if (far && event.type === 'pointerup') onDown()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) {
        element.current?.style.setProperty('translate', `0 ${pulled(event)}px`)
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
