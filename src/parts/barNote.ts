/** Places in the shell for what is not there at first: the shell holds no code for it until then. */
import type { ReactNode } from 'react'

function place() {
  let note: ReactNode = null
  const listeners = new Set<() => void>()
  const show = (next: ReactNode) => {
    note = next
    for (const listener of listeners) listener()
  }
  /** Calls back when there is something else to show; returns the way to stop. */
  const onChange = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return [show, () => note, onChange] as const
}

/** In the top bar: what a page leaves there when it is left itself. */
export const [showInBar, barNote, onBarNote] = place()
/** At the end of the one box. */
export const [showInBox, boxNote, onBoxNote] = place()
/** In the top bar, before the settings. */
export const [showHelp, helpNote, onHelpNote] = place()
/** Before the badge that says how the service is reached: that it is not. */
export const [showAtBadge, badgeNote, onBadgeNote] = place()
