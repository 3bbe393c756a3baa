import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { messagePlace, onMessages } from './messagePlaces.ts'
import { shownToasts } from './toast.ts'
import { ToastItem } from './ToastItem.tsx'
import styles from './ToastRegion.module.css'

/** The toasts, in the topmost layer; F6 brings the focus to them. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onMessages, shownToasts)
  const place = useSyncExternalStore(onMessages, messagePlace)
  const region = useRef<HTMLElement>(null)
  const some = toasts.length > 0

  useEffect(() => {
    if (!some) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [some])

  if (!some || !place) return null
  return createPortal(
    <section ref={region} className={styles.region} aria-label="Messages" tabIndex={-1}>
      {toasts.map((shown) => (
        <ToastItem key={shown.id} toast={shown} />
      ))}
    </section>,
    place,
  )
}
