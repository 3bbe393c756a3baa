/** Places in the shell for what is not there at first: the shell holds no code for it until then. */
import type { ReactNode } from 'react'
import { createWatchers } from '../domain/watchers.ts'

function place() {
  let note: ReactNode = null
  const watchers = createWatchers()
  const show = (next: ReactNode) => {
    note = next
    watchers.tell()
  }
  return [show, () => note, watchers.on] as const
}

/** In the top bar: what a page leaves there when it is left itself. */
export const [showInBar, barNote, onBarNote] = place()
/** At the end of the one box. */
export const [showInBox, boxNote, onBoxNote] = place()
/** In the top bar, before the settings. */
export const [showHelp, helpNote, onHelpNote] = place()
/** Before the badge that says how the service is reached: that it is not. */
export const [showAtBadge, badgeNote, onBadgeNote] = place()
