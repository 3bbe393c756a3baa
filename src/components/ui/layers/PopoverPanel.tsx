import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './PopoverPanel.module.css'

const EDGE_PX = 12
const FOCUSABLE = 'input:not(:disabled), button:not(:disabled), select, textarea, a[href]'

/** The first control of the panel; in a radio group the checked option, as with the Tab key. */
function firstControl(box: Element): HTMLElement | null {
  const first = box.querySelector<HTMLElement>(FOCUSABLE)
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio'
  return isRadio ? (box.querySelector<HTMLElement>('input[type=radio]:checked') ?? first) : first
}

type PopoverPanelProps = {
  id: string
  label: string
  align: 'start' | 'end'
  className?: string | undefined
  /** The element with the opening button: a click or the focus in it doesn’t close the panel. */
  anchor: RefObject<HTMLElement | null>
  /**
   * Whether the panel was opened by touch: the focus then stays on the panel, because a field would bring up the on-screen
   * keyboard over it.
   */
  touched: boolean
  /** Closes the panel and returns the focus. */
  onClose: () => void
  /** Closes the panel without moving the focus, because the user went elsewhere. */
  onLeave: () => void
  children: ReactNode
}

/** The panel of a Popover while it is open. */
export function PopoverPanel({
  id,
  label,
  align,
  className,
  anchor,
  touched,
  onClose,
  onLeave,
  children,
}: PopoverPanelProps) {
  const panel = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const box = panel.current
    if (!box) return
    const keepInside = () => {
      box.style.translate = ''
      const { left, right } = box.getBoundingClientRect()
      const over = right - (document.documentElement.clientWidth - EDGE_PX)
      const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, -over)
      box.style.translate = `${shift}px`
    }
    keepInside()
    // The panel’s content may load later and be wider.
    const sizes = new ResizeObserver(keepInside)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [])

  useEffect(() => {
    const box = panel.current
    box?.focus()
    const focusFirst = () => {
      if (box && document.activeElement === box) firstControl(box)?.focus()
    }
    // The panel’s content may still be loading.
    const content = new MutationObserver(focusFirst)
    if (box && !touched) {
      focusFirst()
      content.observe(box, { childList: true, subtree: true })
    }
    return () => content.disconnect()
  }, [touched])

  useEffect(() => {
    const onOutsideEvent = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) onLeave()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // This Escape must not close a sheet around the popover.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('pointerdown', onOutsideEvent)
    document.addEventListener('focusin', onOutsideEvent)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('pointerdown', onOutsideEvent)
      document.removeEventListener('focusin', onOutsideEvent)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [anchor, onClose, onLeave])

  return (
    <dialog
      open
      ref={panel}
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={classes(styles.panel, align === 'end' && styles.end, className)}
    >
      {children}
    </dialog>
  )
}
