import { lazy, Suspense, useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import styles from './Popover.module.css'

// The page needs the button at once, the panel only on a click.
const PopoverPanel = lazy(async () => ({
  default: (await import('./PopoverPanel.tsx')).PopoverPanel,
}))

type PopoverProps = {
  /** The accessible name of the panel. */
  label: string
  /** The content of the opening button. */
  trigger: ReactNode
  /** The accessible name of the button, if it differs from the content. */
  triggerLabel?: string | undefined
  triggerClassName?: string | undefined
  align?: 'start' | 'end'
  panelClassName?: string | undefined
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button and the panel it opens: Escape and a click outside close it, the focus goes back. */
export function Popover({
  label,
  trigger,
  triggerLabel,
  triggerClassName,
  align = 'start',
  panelClassName,
  children,
}: PopoverProps) {
  const id = useId()
  const buttonId = `${id}button`
  const [opened, setOpened] = useState<'by touch' | 'by key or mouse' | null>(null)
  const anchor = useRef<HTMLDivElement>(null)
  const touched = useRef(false)
  const open = opened !== null

  const leave = useCallback(() => setOpened(null), [])
  const close = useCallback(() => {
    setOpened(null)
    document.getElementById(buttonId)?.focus()
  }, [buttonId])
  const toggle = () => {
    if (open) leave()
    else setOpened(touched.current ? 'by touch' : 'by key or mouse')
  }

  return (
    <div ref={anchor} className={styles.anchor}>
      <button
        id={buttonId}
        type="button"
        className={triggerClassName ?? buttonClass()}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={triggerLabel}
        onPointerDown={(event) => {
          touched.current = event.pointerType === 'touch'
        }}
        onClick={toggle}
      >
        {trigger}
      </button>
      {open && (
        <Suspense>
          <PopoverPanel
            id={id}
            label={label}
            align={align}
            className={panelClassName}
            anchor={anchor}
            touched={opened === 'by touch'}
            onClose={close}
            onLeave={leave}
          >
            {typeof children === 'function' ? children(close) : children}
          </PopoverPanel>
        </Suspense>
      )}
    </div>
  )
}
