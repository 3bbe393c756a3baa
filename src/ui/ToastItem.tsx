import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { say } from './LiveRegion.tsx'
import { dismissToast, toast, type Toast } from './toast.ts'
import styles from './ToastItem.module.css'

const STAY_MS = 6000

async function takeBack(text: string, undo: () => unknown) {
  try {
    if ((await undo()) !== false) say(`Undone: ${text}`)
  } catch {
    toast(`This could not be undone: ${text}`, { tone: 'error' })
  }
}

/** One message: it goes after six seconds, an error when it is closed; a pointer or the focus holds it. */
export function ToastItem({ toast: { id, text, tone, action } }: { toast: Toast }) {
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
            if (action.undo) void takeBack(text, action.undo)
            else action.onAct()
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
