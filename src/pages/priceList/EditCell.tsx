import { useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './EditCell.module.css'

type Props = {
  /** "Price of 2049811842247". */
  label: string
  value: string
  placeholder?: string
  isFigure?: boolean
  /** Keeps what was typed; a sentence says why it is not taken, and it stays to be corrected. */
  onCommit: (text: string) => Promise<string | null>
}

/** A text of the table that can be written over: Enter and leaving it keep it, Escape brings the old one back. */
export function EditCell({ label, value, placeholder, isFigure = false, onCommit }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const commit = async () => {
    if (draft === null) return
    const found = draft.trim() === value ? null : await onCommit(draft.trim())
    setProblem(found)
    if (found === null) setDraft(null)
  }
  const drop = () => {
    setDraft(null)
    setProblem(null)
  }
  return (
    <span className={styles.cell}>
      <input
        type="text"
        className={classes(styles.input, isFigure && styles.figure)}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        inputMode={isFigure ? 'decimal' : undefined}
        dir={isFigure ? undefined : 'auto'}
        title={isFigure || value === '' ? undefined : value}
        placeholder={placeholder}
        value={draft ?? value}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : id}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => void commit()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void commit()
          if (key === 'Escape') drop()
        }}
      />
      {problem !== null && (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
