import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { toast } from '@/components/ui/layers/toast.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { noteEdit } from './editsInProgress.ts'
import { CHANGED, useMeanwhile, type Meanwhile } from './useMeanwhile.ts'
import styles from './EditCell.module.css'

const ERROR = { tone: 'error' } as const

type Props = {
  /** "Price of 2049811842247". */
  label: string
  value: string
  placeholder?: string
  isFigure?: boolean
  /**
   * Stores the typed text in place of `before`, the text that the user saw. Returns a sentence if it is rejected, and it stays
   * for correction; or the text that another tab has stored since, and nothing is changed. Null if it was stored.
   */
  onCommit: (text: string, before: string) => Promise<string | Meanwhile | null>
}

/** Longer figures don’t fit into a narrow field at the default size. */
const LONG_FIGURE = 13

/** An editable text in a table: Enter, blur and the row’s removal save it, Escape restores the previous text. */
export function EditCell({ label, value, placeholder, isFigure = false, onCommit }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isGone = useRef(false)
  /** The text being saved, so that Enter followed by blur saves it only once. */
  const given = useRef<string | null>(null)
  const meanwhile = useMeanwhile(value, draft?.trim() ?? null)
  const { there, other } = meanwhile

  const say = (found: string | Meanwhile, text: string) => {
    const message =
      typeof found === 'string'
        ? `${label} wasn’t changed. ${found}`
        : `${label}: ${text} wasn’t saved. ${CHANGED}`
    toast(message, ERROR)
  }
  const commit = async ({ isAsked: isRequested = false } = {}) => {
    if (draft === null || draft === given.current) return
    if (other !== null && !isRequested) {
      // Neither text is lost: the typed one stays, and the user decides which one to save.
      if (isGone.current) say({ there }, draft)
      return
    }
    meanwhile.commit()
    given.current = draft
    const keeping = draft.trim() === there ? null : onCommit(draft.trim(), meanwhile.known)
    if (keeping) noteEdit(keeping)
    const found = await keeping
    given.current = null
    if (isGone.current && found !== null) say(found, draft)
    if (found !== null && typeof found !== 'string') {
      meanwhile.notify(found)
      return
    }
    setProblem(found)
    // Text typed while saving is not saved yet.
    if (found === null) setDraft((now) => (now === draft ? null : now))
  }
  const leave = useEffectEvent(() => void commit())
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leave()
    }
  }, [])
  const drop = () => {
    setDraft(null)
    setProblem(null)
  }
  const said = other ?? problem
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
          aria-invalid={said !== null || undefined}
          aria-describedby={said === null ? undefined : id}
          onChange={({ target }) => {
            if (draft === null) meanwhile.begin()
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
      {said !== null && (
        <span id={id} role="alert" className={styles.problem}>
          {said}
        </span>
      )}
    </span>
  )
}
