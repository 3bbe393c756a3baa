import { useCallback, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createVisit } from './createVisit.ts'
import { messagePlace, onMessages } from './messagePlaces.ts'
import { tellHeight } from './tellHeight.ts'
import { shownToasts } from './toast.ts'
import { ToastItem } from './ToastItem.tsx'
import styles from './ToastRegion.module.css'

/** The first message comes over what has the focus already: that comes up, as what takes the focus later does. */
function clearTheFocus(region: HTMLElement): void {
  const focused = document.querySelector('main :focus')?.getBoundingClientRect()
  if (!focused) return
  const { left, top, right, bottom } = region.getBoundingClientRect()
  const isBeside = focused.right <= left || focused.left >= right
  if (!isBeside && focused.bottom > top && focused.top < bottom) {
    window.scrollBy(0, focused.bottom - top + 16)
  }
}

/** The toasts, in the topmost layer; F6 brings the focus to them, and back. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onMessages, shownToasts)
  const place = useSyncExternalStore(onMessages, messagePlace)
  const [isVisited, setVisited] = useState(false)
  const [visit] = useState(() => createVisit(setVisited))
  const ref = useCallback(
    (region: HTMLElement | null) => {
      if (!region) return undefined
      // What takes the focus behind the messages keeps clear of them, however high they are.
      const ends = [visit.ofPart(region), tellHeight('--bar-messages', region)]
      clearTheFocus(region)
      return () => ends.forEach((end) => end())
    },
    [visit],
  )

  if (toasts.length === 0 || !place) return null
  return createPortal(
    <section
      ref={ref}
      className={styles.region}
      aria-label="Messages"
      aria-keyshortcuts="F6"
      tabIndex={-1}
    >
      {toasts.map((shown) => (
        <ToastItem key={shown.id} ref={visit.ofItem} toast={shown} isHeld={isVisited} />
      ))}
    </section>,
    place,
  )
}
