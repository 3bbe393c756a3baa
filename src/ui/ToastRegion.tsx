import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { onToasts, shownToasts } from './toast.ts'
import styles from './ToastRegion.module.css'

// Most visits see no toast: what it looks like is loaded with the first.
const ToastItem = lazy(async () => ({ default: (await import('./ToastItem.tsx')).ToastItem }))

/** Where toasts appear; F6 brings the focus to them. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, shownToasts)
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

  if (!some) return null
  return (
    <section ref={region} className={styles.region} aria-label="Messages" tabIndex={-1}>
      <Suspense>
        {toasts.map((shown) => (
          <ToastItem key={shown.id} toast={shown} />
        ))}
      </Suspense>
    </section>
  )
}
