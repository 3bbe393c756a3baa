import { useState, type ReactNode } from 'react'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Sheet } from './Sheet.tsx'
import styles from './MobileSheet.module.css'

type MobileSheetProps = {
  /** The accessible name of the sheet. */
  label: string
  /** The button’s content. */
  trigger: ReactNode
  /** The accessible name of the button, if it differs from the content. */
  triggerLabel?: string | undefined
  triggerClassName?: string | undefined
  /** Whether the content reaches the edges of the sheet, as lists do; fields need a margin. */
  flush?: boolean
  /** Whether to open the sheet without the click, once each time that this becomes true. */
  opens?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Content that is always visible on a wide screen, and in a sheet behind a button on a phone. */
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
