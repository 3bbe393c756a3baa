/** What a page leaves in the top bar when it is left itself; the shell holds no code for it until then. */
import type { ReactNode } from 'react'

let note: ReactNode = null
const listeners = new Set<() => void>()

export function showInBar(next: ReactNode): void {
  note = next
  for (const listener of listeners) listener()
}

export const barNote = () => note

/** Calls back when there is something else to show; returns the way to stop. */
export function onBarNote(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
