import { Check, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import styles from './ToastRegion.module.css'
import { dismissToast, onToasts, shownToasts, type Toast } from './toast.ts'

const STAY_MS = 6000

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
      {toasts.map((shown) => (
        <ToastItem key={shown.id} toast={shown} />
      ))}
    </section>
  )
}

function ToastItem({ toast: { id, text, tone, action } }: { toast: Toast }) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held || tone === 'error') return undefined
    const timer = setTimeout(() => dismissToast(id), STAY_MS)
    return () => clearTimeout(timer)
  }, [held, id, tone])

  return (
    <div
      className={classes(styles.toast, tone === 'error' && styles.error)}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'error' ? <TriangleAlert /> : <Check />}
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          size="s"
          onClick={() => {
            action.onAct()
            dismissToast(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="s" label="Close" icon={<X />} onClick={() => dismissToast(id)} />
    </div>
  )
}
