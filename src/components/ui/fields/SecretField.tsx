import { useId, useRef, useState, type ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { FieldNote } from './FieldNote.tsx'
import styles from './SecretField.module.css'

type SecretFieldProps = {
  label: string
  /** Something is held already: shown as dots, as many for any secret. */
  isHeld: boolean
  /** Called with what was typed, blanks around it left off, once it can be used. */
  onGiven: (secret: string) => void
  /** Why it cannot be used, as a sentence without it; null where it can. */
  problemOf: (secret: string) => string | null
  hint?: ReactNode
  id?: string
  className?: string | undefined
}

/**
 * Takes a secret and hands it over on Enter or when the field is left, and forgets it. React mirrors the value of a
 * controlled field into an attribute, where anyone could read it: this field has none.
 */
export function SecretField({
  label,
  isHeld,
  onGiven,
  problemOf,
  hint,
  id: givenId,
  className,
}: SecretFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const give = () => {
    const field = input.current
    const secret = field?.value.trim() ?? ''
    const found = secret === '' ? null : problemOf(secret)
    setProblem(found)
    if (!field || secret === '' || found !== null) return
    field.value = ''
    onGiven(secret)
  }

  return (
    <div className={classes(styles.field, problem !== null && styles.invalid, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={classes(styles.input, isHeld && styles.held)}
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder={isHeld ? '•'.repeat(20) : undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={isShown(problem) || isShown(hint) ? `${id}note` : undefined}
        onBlur={give}
        onKeyDown={(event) => {
          if (event.key === 'Enter') give()
        }}
      />
      <FieldNote id={`${id}note`} hint={hint} error={problem} />
    </div>
  )
}
