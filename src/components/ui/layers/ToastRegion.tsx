import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useCallback, useState, useSyncExternalStore, useEffect, useId, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { publishHeight } from '@/components/ui/browser/publishHeight.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { messagePlace, onMessages } from '@/components/ui/panels/messagePlaces.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { canHoldFocus, lendFocus } from './lendFocus.ts'
import { shownToasts, dismissToast, toast, type Toast } from './toast.ts'
import styles from './ToastRegion.module.css'

/** The key that moves the focus to the messages and back. */
const KEY = 'F6'

/**
 * Returns functions that move the focus to a part over the page and back to where it was. `notify` gets true when the part has the
 * focus, and false when it hasn’t.
 */
function createVisit(notify: (isThere: boolean) => void) {
  let from: EventTarget | null = null

  /** Moves the focus back. If the element is gone, `keepFocus` finds a place in the page. */
  const goBack = () => {
    if (!(from instanceof HTMLElement || from instanceof SVGElement)) return
    if (canHoldFocus(from)) lendFocus(from)
  }

  /** A ref for an item of the part that may disappear by itself: if it has the focus, the focus goes back. */
  const ofItem = (element: HTMLElement | null) => () => {
    if (!element?.contains(document.activeElement)) return
    goBack()
    // No event reports a focus that is lost with its element.
    notify(false)
  }

  /** A ref for the whole part. */
  const ofPart = (element: HTMLElement) => {
    const giveBack = ofItem(element)
    const isInside = (other: EventTarget | null) => other instanceof Node && element.contains(other)
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) from = relatedTarget
      notify(true)
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => notify(isInside(relatedTarget))
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY) return
      event.preventDefault()
      if (isInside(document.activeElement)) goBack()
      else (element.querySelector<HTMLElement>('[data-act]') ?? element).focus()
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      giveBack()
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('keydown', onKeyDown)
    }
  }

  return { ofPart, ofItem }
}

/**
 * Scrolls the page if the first message covers the focused element; elements that are focused later are scrolled by the browser.
 */
function clearTheFocus(region: HTMLElement): void {
  const focused = document.querySelector('main :focus')?.getBoundingClientRect()
  if (!focused) return
  const { left, top, right, bottom } = region.getBoundingClientRect()
  const isBeside = focused.right <= left || focused.left >= right
  if (!isBeside && focused.bottom > top && focused.top < bottom) {
    window.scrollBy(0, focused.bottom - top + 16)
  }
}

/** The toasts, in the topmost layer; F6 moves the focus to the newest one’s action, and back. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onMessages, shownToasts)
  const place = useSyncExternalStore(onMessages, messagePlace)
  const [isVisited, setVisited] = useState(false)
  const [visit] = useState(() => createVisit(setVisited))
  const ref = useCallback(
    (region: HTMLElement | null) => {
      if (!region) return undefined
      // The published height makes elements that are focused behind the messages scroll clear of them.
      const ends = [visit.ofPart(region), publishHeight('--bar-messages', region)]
      clearTheFocus(region)
      return () => ends.forEach((end) => end())
    },
    [visit],
  )

  if (toasts.length === 0 || !place) return null
  return createPortal(
    <section
      ref={ref}
      className={styles.region}
      aria-label="Messages"
      aria-keyshortcuts="F6"
      tabIndex={-1}
    >
      {toasts.map((shown) => (
        <ToastItem key={shown.id} ref={visit.ofItem} toast={shown} isPaused={isVisited} />
      ))}
    </section>,
    place,
  )
}

const STAY_MS = 6000
/** How long a message with an action stays, in milliseconds: the user must read, decide and reach the button (WCAG 2.2.1). */
const STAY_WITH_ACTION_MS = 20_000

async function runUndo(text: string, undo: () => unknown) {
  try {
    if ((await undo()) !== false) announceResult(`Undone: ${text}`)
  } catch {
    toast(`This couldn’t be undone: ${text}`, { tone: 'error' })
  }
}

type ToastItemProps = {
  toast: Toast
  /** Whether the focus is among the messages; none of them disappears by itself then. */
  isPaused: boolean
  ref: Ref<HTMLDivElement>
}

/** One message. It disappears after a while unless it is an error or the pointer is on it. */
function ToastItem({ toast: { id, text, tone, action }, isPaused, ref }: ToastItemProps) {
  const textId = useId()
  const [isPointedAt, setPointedAt] = useState(false)
  const isPersistent = isPaused || isPointedAt || tone === 'error'
  const durationMs = action ? STAY_WITH_ACTION_MS : STAY_MS

  useEffect(() => {
    if (isPersistent) return undefined
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [isPersistent, durationMs, id])

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
        <LangText>{text}</LangText>
      </span>
      {action && (
        <Button
          size="s"
          data-act=""
          aria-describedby={textId}
          onClick={() => {
            if (action.undo) void runUndo(text, action.undo)
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
