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
   * Keeps what was typed in place of `before`, which is what whoever typed it knows of. A sentence says why it is not taken, and
   * it stays to be corrected; where something else stands there by then, that is told in place of it, and nothing is changed.
   */
  onCommit: (text: string, before: string) => Promise<string | Meanwhile | null>
}

/** More characters than a narrow field holds at the usual size. */
const LONG_FIGURE = 13

/**
 * A text of the table that can be written over: Enter and leaving it keep it, as its row does when it goes, and Escape
 * brings the old one back.
 */
export function EditCell({ label, value, placeholder, isFigure = false, onCommit }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isGone = useRef(false)
  /** What is being kept: Enter and then leaving the field keep it once. */
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
      // Neither of the two is lost: what was typed stays, and whoever typed it says which one holds.
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
    // What was typed in the meantime is yet to be stored.
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
            // The layer that it stands in stays.
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
