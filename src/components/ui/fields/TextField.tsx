import X from 'lucide-react/icons/x'
import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { FieldNote } from './FieldNote.tsx'
import styles from './TextField.module.css'

type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'size' | 'ref' | 'list'
> & {
  label: string
  hideLabel?: boolean
  value: string
  onChange: (value: string) => void
  /** Called after the × emptied the field (onChange('') comes first). Without it there is no ×. */
  onClear?: (() => void) | undefined
  clearLabel?: string | undefined
  hint?: ReactNode
  /** The error below the field, which also marks the field as invalid. */
  error?: ReactNode
  icon?: ReactNode
  /** Content at the end of the field, inside its frame. */
  end?: ReactNode
  /** Values that the browser offers; any other text is allowed too. */
  suggestions?: readonly string[] | undefined
  size?: 's' | 'm' | 'l'
}

/** The maximum number of suggestions: no browser lists more at once, and other values can be typed. */
const MOST_SUGGESTIONS = 200

export function TextField({
  label,
  hideLabel = false,
  value,
  onChange,
  onClear,
  clearLabel,
  hint,
  error,
  icon,
  end,
  suggestions,
  size = 'm',
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const listId = suggestions?.length ? `${id}list` : undefined
  const clear = () => {
    onChange('')
    onClear?.()
    input.current?.focus()
  }
  return (
    <div
      className={classes(styles.field, styles[size], isShown(error) && styles.invalid, className)}
    >
      {!hideLabel && (
        <label htmlFor={`${id}input`} className={styles.label}>
          {label}
        </label>
      )}
      <div className={styles.box}>
        {icon}
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          // The label is an attribute, because screen readers would read a hidden label a second time when going through the
          // page.
          aria-label={hideLabel ? label : undefined}
          {...rest}
          ref={input}
          id={`${id}input`}
          className={styles.input}
          value={value}
          list={listId}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={isShown(error) || undefined}
          aria-describedby={isShown(error) || isShown(hint) ? `${id}note` : undefined}
        />
        {onClear && value !== '' && (
          <button
            type="button"
            className={classes(styles.clear, 'touch')}
            aria-label={clearLabel ?? `Clear ${label}`}
            onClick={clear}
          >
            <X />
          </button>
        )}
        {end}
      </div>
      <FieldNote id={`${id}note`} hint={hint} error={error} />
      {listId !== undefined && (
        <datalist id={listId}>
          {suggestions?.slice(0, MOST_SUGGESTIONS).map((text) => (
            <option key={text} value={text} aria-label={text} />
          ))}
        </datalist>
      )}
    </div>
  )
}
