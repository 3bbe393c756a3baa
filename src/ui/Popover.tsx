import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { buttonClass } from './buttonClass.ts'
import { classes } from './classes.ts'
import styles from './Popover.module.css'

const EDGE_PX = 12
const FOCUSABLE = 'input:not(:disabled), button:not(:disabled), select, textarea, a[href]'

type PopoverProps = {
  /** Names the panel for screen readers. */
  label: string
  /** What the opening button shows. */
  trigger: ReactNode
  /** Spoken instead of what the button shows. */
  triggerLabel?: string | undefined
  triggerClassName?: string | undefined
  align?: 'start' | 'end'
  panelClassName?: string | undefined
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button and the panel it opens: Escape and a press outside close it, the focus goes back. */
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
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const touched = useRef(false)

  const close = useCallback(() => {
    setOpen(false)
    document.getElementById(buttonId)?.focus()
  }, [buttonId])

  useLayoutEffect(() => {
    if (!open || !panel.current) return
    const { left, right } = panel.current.getBoundingClientRect()
    const over = right - (document.documentElement.clientWidth - EDGE_PX)
    const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, -over)
    panel.current.style.translate = `${shift}px`
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    const box = panel.current
    box?.focus()
    const focusFirst = () => {
      if (document.activeElement === box) box?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
    }
    // What the panel holds may still be loading. On a phone the focus stays on the panel: a field
    // would bring up the keyboard, over what has just opened.
    const content = new MutationObserver(focusFirst)
    if (box && !touched.current) {
      focusFirst()
      content.observe(box, { childList: true, subtree: true })
    }

    const outside = (target: EventTarget | null) =>
      target instanceof Node && !anchor.current?.contains(target)
    const onPress = (event: PointerEvent) => {
      if (outside(event.target)) setOpen(false)
    }
    const onFocusIn = (event: FocusEvent) => {
      if (outside(event.target)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A sheet around the popover stays open: this Escape has done its work.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      content.disconnect()
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [open, close])

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
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <dialog
          open
          ref={panel}
          id={id}
          aria-label={label}
          tabIndex={-1}
          className={classes(styles.panel, align === 'end' && styles.end, panelClassName)}
        >
          {typeof children === 'function' ? children(close) : children}
        </dialog>
      )}
    </div>
  )
}
