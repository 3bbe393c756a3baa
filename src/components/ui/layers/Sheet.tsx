import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type PointerEvent } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Sheet.module.css'

const FAR_ENOUGH_PX = 80

/** Fields, in which Enter changes nothing. */
const FIELD = 'textarea, select, input:not([type=file])'

/** The first control of a sheet if it is a field; in a radio group the checked option, as with Tab. */
function firstField(body: HTMLElement | null): HTMLElement | null {
  const first = body?.querySelector<HTMLElement>(
    ':is(a[href], button, input, select, textarea):not(:disabled)',
  )
  if (!first?.matches(FIELD)) return null
  const group = first.matches('[type=radio]') ? first.closest('[role=radiogroup], fieldset') : null
  return group?.querySelector<HTMLElement>('input:checked') ?? first
}

/** Lets the user drag an element down by a handle: after some way this calls `onDown`, otherwise the element returns. */
function useDragDown(element: { readonly current: HTMLElement | null }, onDown: () => void) {
  const from = useRef<number | null>(null)

  const pulled = (event: PointerEvent) =>
    from.current === null ? 0 : Math.max(0, event.clientY - from.current)
  const end = (event: PointerEvent) => {
    const far = pulled(event) > FAR_ENOUGH_PX
    from.current = null
    element.current?.style.removeProperty('translate')
    if (far && event.type === 'pointerup') onDown()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) {
        element.current?.style.setProperty('translate', `0 ${pulled(event)}px`)
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

type SheetProps = {
  open: boolean
  /** Called on ×, Escape, a click outside and dragging down. */
  onClose: () => void
  title: ReactNode
  /** Where the sheet opens. right: a drawer, below 640 px a bottom sheet; bottom: a bottom sheet at any width. */
  side?: 'right' | 'bottom'
  /** Controls between the title and the ×, such as "Clear all". */
  actions?: ReactNode
  /** Content that stays visible below the scrolling content, for the one primary button. */
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A modal layer over the page; the focus stays inside and goes back to the opener. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({
  onClose,
  title,
  side = 'right',
  actions,
  footer,
  className,
  children,
}: Omit<SheetProps, 'open'>) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const drag = useDragDown(dialog, onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Focus the first field if the sheet begins with one, otherwise the ×. A browser would focus the first button, which may clear
    // everything, and a repeated Enter would click it.
    ;(firstField(body.current) ?? closer.current)?.focus()
    // Closed before it leaves the document, so that the browser returns the focus to the opener.
    return () => element?.close()
  }, [])
  // React has no prop for a click on the backdrop; its target is the dialog itself.
  useEffect(() => {
    const element = dialog.current
    const onClick = (event: MouseEvent) => {
      if (event.target === element) onClose()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes(styles.sheet, side === 'bottom' && styles.bottom, className)}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.grab} {...drag} />
      {/* No header and footer elements: outside of the page's main part they would be landmarks of the page. */}
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
        <IconButton ref={closer} label="Close" icon={<X />} onClick={onClose} />
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      <LiveRegion />
      {isShown(footer) && <div className={styles.foot}>{footer}</div>}
    </dialog>
  )
}
