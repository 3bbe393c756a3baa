import { useRef, useState } from 'react'
import { NOTE_LENGTH } from '../../../model/lists/productList.ts'
import { LISTS, noteOf } from '../../../words/listNames.ts'
import styles from './NoteCell.module.css'

type Props = {
  title: string
  note: string
  /** True once it is kept; what was not kept stays to be tried again. */
  onSave: (note: string) => Promise<boolean>
}

/** A note that is written in place: a press or Enter edits, leaving it or Enter saves, Escape restores. */
export function NoteCell({ title, note, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const cell = useRef<HTMLSpanElement>(null)

  const toButton = () => cell.current?.querySelector<HTMLElement>('button')?.focus()
  const stop = async (text: string | null) => {
    setEditing(false)
    if (text !== null && text.trim() !== note && !(await onSave(text))) return
    // What was typed in the meantime stays.
    setDraft((now) => (now === text ? null : now))
  }
  const shown = draft ?? note
  return (
    <span ref={cell} className={styles.cell}>
      {isEditing ? (
        <textarea
          // The cell was asked for a moment ago, to write into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is what it takes the place of
          autoFocus
          className={styles.text}
          rows={2}
          dir="auto"
          aria-label={noteOf(title)}
          maxLength={NOTE_LENGTH}
          value={shown}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={() => void stop(draft)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Escape') setDraft(null)
            void stop(event.key === 'Enter' ? draft : null)
            // The field goes: the focus is on what comes in its place.
            requestAnimationFrame(toButton)
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.note}
          dir="auto"
          title={shown === '' ? undefined : shown}
          aria-label={shown === '' ? undefined : `${noteOf(title)}: ${shown}`}
          onClick={() => setEditing(true)}
        >
          {shown === '' ? (
            <span className={styles.none}>
              {LISTS.noteEmpty}
              <span className="vh">: {title}</span>
            </span>
          ) : (
            <span className={styles.words}>{shown}</span>
          )}
        </button>
      )}
    </span>
  )
}
