import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { toast } from '@/components/ui/layers/toast.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { noteEdit } from './editsInProgress.ts'
import { CHANGED, useEditConflict, type EditConflict } from './useEditConflict.ts'
import styles from './EditCell.module.css'

const NOT_SAVED = 'It couldn’t be saved. Try again.'

const ERROR = { tone: 'error' } as const

type Props = {
  /** The accessible name of the field: "Price of 2049811842247". */
  label: string
  value: string
  placeholder?: string
  isFigure?: boolean
  /**
   * Stores the typed text in place of `before`, the text that the user saw. Resolves to null once it is stored; to a sentence if it
   * is rejected, and then it stays in the field for correction; or to the text that another tab has stored since, and then nothing
   * is stored. If it rejects, the text stays in the field, and can be saved again.
   */
  onCommit: (text: string, before: string) => Promise<string | EditConflict | null>
}

/** How many characters of a figure fit into a narrow field at the default size. */
const LONG_FIGURE = 13

/** An editable text in a table: Enter, blur and the row’s removal save it, Escape restores the previous text. */
export function EditCell({ label, value, placeholder, isFigure = false, onCommit }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isUnmounted = useRef(false)
  /** The text being saved, so that Enter followed by blur saves it only once. */
  const savingText = useRef<string | null>(null)
  const conflict = useEditConflict(value, draft?.trim() ?? null)
  const { there, other } = conflict

  const showError = (found: string | EditConflict, text: string) => {
    const message =
      typeof found === 'string'
        ? `${label} wasn’t changed. ${found}`
        : `${label}: ${text} wasn’t saved. ${CHANGED}`
    toast(message, ERROR)
  }
  const commit = async ({ isAsked: isRequested = false } = {}) => {
    if (draft === null || draft === savingText.current) return
    if (other !== null && !isRequested) {
      // Neither text is lost: the typed one stays, and the user decides which one to save.
      if (isUnmounted.current) showError({ there }, draft)
      return
    }
    conflict.commit()
    savingText.current = draft
    const saving = draft.trim() === there ? null : onCommit(draft.trim(), conflict.known)
    if (saving) noteEdit(saving)
    const found = saving && (await saving.catch(() => NOT_SAVED))
    savingText.current = null
    if (isUnmounted.current && found !== null) showError(found, draft)
    if (found !== null && typeof found !== 'string') {
      conflict.notify(found)
      return
    }
    setProblem(found)
    // Text that was typed while saving is not saved yet, so it stays.
    if (found === null) setDraft((now) => (now === draft ? null : now))
  }
  const commitOnUnmount = useEffectEvent(() => void commit())
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      commitOnUnmount()
    }
  }, [])
  const drop = () => {
    setDraft(null)
    setProblem(null)
  }
  const shownProblem = other ?? problem
  const shown = draft ?? value
  const isLong = isFigure && value.length > LONG_FIGURE
  return (
    <span className={styles.cell}>
      <span className={styles.room}>
        <input
          type="text"
          className={classes(styles.input, isFigure && styles.figure)}
          style={isFigure ? cssVars({ '--characters': Math.max(1, shown.length) }) : undefined}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          inputMode={isFigure ? 'decimal' : undefined}
          dir={isFigure ? undefined : 'auto'}
          title={value === '' || (isFigure && !isLong) ? undefined : value}
          placeholder={placeholder}
          value={shown}
          aria-invalid={shownProblem !== null || undefined}
          aria-describedby={shownProblem === null ? undefined : id}
          onChange={({ target }) => {
            if (draft === null) conflict.begin()
            setDraft(target.value)
          }}
          onBlur={() => void commit()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void commit({ isAsked: true })
            if (event.key !== 'Escape' || draft === null) return
            // Escape must not close the layer around the cell.
            event.preventDefault()
            event.stopPropagation()
            drop()
          }}
        />
      </span>
      {shownProblem !== null && (
        <span id={id} role="alert" className={styles.problem}>
          {shownProblem}
        </span>
      )}
    </span>
  )
}
