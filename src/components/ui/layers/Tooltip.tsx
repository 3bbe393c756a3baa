import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './Tooltip.module.css'

const GAP = 6
/** Milliseconds in which the pointer can move from the word onto its tooltip. */
const LEAVE_MS = 120

type Described = { 'aria-describedby'?: string | undefined }

type TooltipProps = {
  text: ReactNode
  /** One focusable element; the tooltip’s text becomes its description. */
  children: ReactElement<Described>
}

/** A tooltip with a sentence, shown on hover and focus; Escape closes it, and the pointer may rest on it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const hideSoon = () => {
    timer.current = setTimeout(() => setOpen(false), LEAVE_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <span
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
      onFocus={show}
      onBlur={() => setOpen(false)}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <Tip id={id} anchor={anchor} onPointerEnter={show} onPointerLeave={hideSoon}>
          {text}
        </Tip>
      )}
    </span>
  )
}

type TipProps = {
  id: string
  anchor: { readonly current: HTMLElement | null }
  children: ReactNode
  onPointerEnter: () => void
  onPointerLeave: () => void
}

function Tip({ id, anchor, children, ...pointer }: TipProps) {
  const tip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })

  useLayoutEffect(() => {
    if (!anchor.current || !tip.current) return
    // If the word wraps to two lines, the element around it has the height of one only.
    const word = (anchor.current.firstElementChild ?? anchor.current).getBoundingClientRect()
    const box = tip.current.getBoundingClientRect()
    const above = word.top - box.height - GAP
    const furthest = document.documentElement.clientWidth - box.width - 8
    setPlace({
      left: Math.max(8, Math.min(word.left, furthest)),
      top: above >= 8 ? above : word.bottom + GAP,
    })
  }, [anchor])

  // Drawn in the landmark around the label, or in the open dialog if there is one, because the rest of the page is below a dialog.
  const host = anchor.current?.closest('dialog, main, header') ?? document.body
  return createPortal(
    <div {...pointer} ref={tip} id={id} role="tooltip" className={styles.tip} style={place}>
      {children}
    </div>,
    host,
  )
}
