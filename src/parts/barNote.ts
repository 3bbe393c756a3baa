/** A place in the top bar for what outlives its page: a page that starts work leaves its progress there, and the bar needs no code of it. */
import type { ReactNode } from 'react'
import { createWatchers } from '../domain/watchers.ts'

let note: ReactNode = null
const watchers = createWatchers()

export function showInBar(next: ReactNode): void {
  note = next
  watchers.tell()
}

export const barNote = () => note
export const onBarNote = watchers.on
