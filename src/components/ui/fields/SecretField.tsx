import { useId, useRef, useState, type ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { FieldNote } from './FieldNote.tsx'
import styles from './SecretField.module.css'

type SecretFieldProps = {
  label: string
  /** Whether a secret is stored already: it is shown as a fixed number of dots. */
  hasSecret: boolean
  /** Called with the trimmed text once it is valid. */
  onEnter: (secret: string) => void
  /** Why the text is invalid, as a sentence that doesn’t repeat it; null if it is valid. */
  problemOf: (secret: string) => string | null
  hint?: ReactNode
  id?: string
  className?: string | undefined
}

/**
 * A field for a secret: it passes on the text on Enter or blur, then clears itself. The field is uncontrolled, because React
 * mirrors a controlled value into an attribute, where anyone could read it.
 */
export function SecretField({
  label,
  hasSecret,
  onEnter,
  problemOf,
  hint,
  id: idOfCaller,
  className,
}: SecretFieldProps) {
  const ownId = useId()
  const id = idOfCaller ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const give = () => {
    const field = input.current
    const secret = field?.value.trim() ?? ''
    const found = secret === '' ? null : problemOf(secret)
    setProblem(found)
    if (!field || secret === '' || found !== null) return
    field.value = ''
    onEnter(secret)
  }

  return (
    <div className={classes(styles.field, problem !== null && styles.invalid, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={classes(styles.input, hasSecret && styles.held)}
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder={hasSecret ? '•'.repeat(20) : undefined}
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
