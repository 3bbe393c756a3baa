import { useState } from 'react'

/** What another tab has written in place of what whoever writes knows of. */
export type Meanwhile = { there: string }

export const CHANGED = 'It was changed in another tab.'

const inWords = (text: string) => (text === '' ? 'nothing' : text)
const changedMeanwhile = (there: string, text: string) =>
  `${CHANGED} There it is ${inWords(there)}. Enter saves ${inWords(text)}, Escape cancels.`

/**
 * Whether another tab has changed a text while it was written over. `value` is the text as it was read; `text` what is typed
 * in its place, null where nobody writes.
 */
export function useMeanwhile(value: string, text: string | null) {
  /** What stood here when it was begun to write over it, or what whoever writes was told of since. */
  const [before, setBefore] = useState<string | null>(null)
  /** What the storage says before `value` is read again. */
  const [newer, setNewer] = useState<(Meanwhile & { than: string }) | null>(null)
  const there = newer?.than === value ? newer.there : value
  const isOther = text !== null && before !== null && there !== before && there !== text
  const known = isOther ? there : (before ?? there)
  return {
    there,
    /** What is said of it, and asked; null where nothing is in the way. */
    other: isOther ? changedMeanwhile(there, text) : null,
    /** What whoever writes knows of; of `other`, once it was said. */
    known,
    begin: () => setBefore(there),
    /** What comes next is of whoever writes here. */
    commit: () => setBefore(null),
    /** The storage did not take it, because this stands there. */
    notify: (found: Meanwhile) => {
      setBefore(known)
      setNewer({ ...found, than: value })
    },
  }
}
