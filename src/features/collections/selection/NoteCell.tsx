import { useId, useRef, useState } from 'react'
import { useEditConflict, type EditConflict } from '@/components/ui/fields/useEditConflict.ts'
import { NOTE_LENGTH } from '@/domain/picked/productList.ts'
import { PICKED, noteOf } from '@/words/pickedNames.ts'
import styles from './NoteCell.module.css'

type Props = {
  title: string
  note: string
  /**
   * Saves the note in place of `before`, the note that the user saw. Resolves to true once it is stored, to false if that failed
   * and can be tried again, otherwise to the note that another tab has stored.
   */
  onSave: (note: string, before: string) => Promise<boolean | EditConflict>
}

/** A note that is edited in place: a click or Enter starts, leaving the field or Enter saves, Escape restores. */
export function NoteCell({ title, note, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const cell = useRef<HTMLSpanElement>(null)

  const toButton = () => cell.current?.querySelector<HTMLElement>('button')?.focus()
  const id = useId()
  const conflict = useEditConflict(note, draft?.trim() ?? null)
  const { there, other } = conflict
  const discard = () => {
    setDraft(null)
    setEditing(false)
  }
  const stop = async (text: string | null, { isAsked: isRequested = false } = {}) => {
    // While another tab’s note differs, leaving the field saves nothing: the user decides which of the two to use.
    if (other !== null && !isRequested) return
    setEditing(false)
    conflict.commit()
    const found = text === null || text.trim() === there || (await onSave(text, conflict.known))
    if (typeof found === 'object') {
      conflict.notify(found)
      // A field that the user has left stays closed, so that it doesn’t take the focus.
      setEditing(isRequested)
    }
    // Text that was typed while the note was saved stays in the field.
    if (found === true) setDraft((now) => (now === text ? null : now))
  }
  const shown = draft ?? there
  return (
    <span ref={cell} className={styles.cell}>
      {isEditing ? (
        <textarea
          // The user has just clicked the button that this field replaces, to write a note.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- this field replaces the button that had the focus
          autoFocus
          className={styles.text}
          rows={2}
          dir="auto"
          aria-label={noteOf(title)}
          maxLength={NOTE_LENGTH}
          value={shown}
          aria-invalid={other !== null || undefined}
          aria-describedby={other === null ? undefined : id}
          onChange={({ target }) => {
            if (draft === null) conflict.begin()
            setDraft(target.value)
          }}
          onBlur={() => void stop(draft)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Escape') discard()
            else void stop(draft, { isAsked: true })
            // The field disappears, so the focus goes to the button that replaces it.
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
              {PICKED.noteEmpty}
              <span className="vh">: {title}</span>
            </span>
          ) : (
            <span className={styles.words}>{shown}</span>
          )}
        </button>
      )}
      {other !== null && (
        <span id={id} role="alert" className={styles.problem}>
          {other}
        </span>
      )}
    </span>
  )
}
