import { useState, type ReactNode } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Sheet } from './Sheet.tsx'
import styles from './MobileSheet.module.css'

type MobileSheetProps = {
  /** Names the sheet. */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  /** Spoken in place of what the button shows. */
  triggerLabel?: string | undefined
  triggerClassName?: string | undefined
  /** Edge to edge, as lists are; fields keep clear of it. */
  flush?: boolean
  /** Opens it without the click, once each time that it becomes true. */
  opens?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** What stands open on a wide screen; on a phone behind one click, in a sheet. */
export function MobileSheet({
  label,
  trigger,
  triggerLabel,
  triggerClassName,
  flush = false,
  opens = false,
  children,
}: MobileSheetProps) {
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(opens)
  const [opened, setOpened] = useState(opens)
  if (opens !== opened) {
    setOpened(opens)
    if (opens) setOpen(true)
  }
  const close = () => setOpen(false)
  const content = () => (typeof children === 'function' ? children(close) : children)
  if (!isPhone) return content()
  return (
    <>
      <button
        type="button"
        className={triggerClassName ?? buttonClass({ variant: 'link' })}
        aria-haspopup="dialog"
        aria-label={triggerLabel}
        title={triggerLabel}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      <Sheet open={isOpen} side="bottom" title={label} onClose={close}>
        {isOpen && <div className={flush ? styles.flush : styles.fields}>{content()}</div>}
      </Sheet>
    </>
  )
}
