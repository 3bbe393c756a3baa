import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState, type Ref } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { say } from './LiveRegion.tsx'
import { dismissToast, toast, type Toast } from './toast.ts'
import styles from './ToastItem.module.css'

const STAY_MS = 6000
/** What can be pressed has to be read, decided on and reached (WCAG 2.2.1). */
const STAY_WITH_ACTION_MS = 20_000

async function takeBack(text: string, undo: () => unknown) {
  try {
    if ((await undo()) !== false) say(`Undone: ${text}`)
  } catch {
    toast(`This could not be undone: ${text}`, { tone: 'error' })
  }
}

type ToastItemProps = {
  toast: Toast
  /** While the focus is among the messages none of them goes by itself. */
  isHeld: boolean
  ref: Ref<HTMLDivElement>
}

/** One message: it goes by itself, an error when it is closed; a pointer holds it, too. */
export function ToastItem({ toast: { id, text, tone, action }, isHeld, ref }: ToastItemProps) {
  const textId = useId()
  const [isPointedAt, setPointedAt] = useState(false)
  const stays = isHeld || isPointedAt || tone === 'error'
  const stay = action ? STAY_WITH_ACTION_MS : STAY_MS

  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => dismissToast(id), stay)
    return () => clearTimeout(timer)
  }, [stays, stay, id])

  return (
    <div
      ref={ref}
      className={classes(styles.toast, tone === 'error' && styles.error)}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      {tone === 'error' ? <TriangleAlert /> : <Check />}
      <span id={textId} className={styles.text}>
        {text}
      </span>
      {action && (
        <Button
          size="s"
          aria-describedby={textId}
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
