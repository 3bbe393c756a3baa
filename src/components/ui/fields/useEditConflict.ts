import { useState } from 'react'

/** A text that another tab has stored in place of the one that the user saw. */
export type EditConflict = { there: string }

export const CHANGED = 'It was changed in another tab.'

const inWords = (text: string) => (text === '' ? 'nothing' : text)
const conflictInWords = (there: string, text: string) =>
  `${CHANGED} There it is ${inWords(there)}. Enter saves ${inWords(text)}, Escape cancels.`

/**
 * Detects that another tab changed a text while the user edits it. `value` is the stored text as last read; `text` is the
 * draft, null if nobody is editing.
 */
export function useEditConflict(value: string, text: string | null) {
  /** The text when editing began, or the newer text that the user has seen since; null if nobody is editing. */
  const [before, setBefore] = useState<string | null>(null)
  /** A stored text that is newer than `value` (`than`), until `value` is read again; null without one. */
  const [newer, setNewer] = useState<(EditConflict & { than: string }) | null>(null)
  const there = newer?.than === value ? newer.there : value
  const isOther = text !== null && before !== null && there !== before && there !== text
  const known = isOther ? there : (before ?? there)
  return {
    there,
    /** The message about the conflict, with its question; null if there is none. */
    other: isOther ? conflictInWords(there, text) : null,
    /** The stored text that the user knows of; during a conflict, the newer one. */
    known,
    begin: () => setBefore(there),
    /** Call it before the user’s own text is saved, so that the change of `value` which follows is no conflict. */
    commit: () => setBefore(null),
    /** Call it if the text was not saved because another one is stored. */
    notify: (found: EditConflict) => {
      setBefore(known)
      setNewer({ ...found, than: value })
    },
  }
}
