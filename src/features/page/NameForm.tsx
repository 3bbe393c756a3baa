import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { cleanName, NAME_LENGTH } from '@/domain/picked/productList.ts'
import { PICKED } from '@/words/pickedNames.ts'
import styles from './NameForm.module.css'

type Props = {
  label: string
  name: string
  /** What needs a name: "A collection". */
  what?: string
  /** The label of the submit button. */
  action: string
  onName: (name: string) => void
  onCancel: () => void
}

/** A form for the name of a collection or something else that is saved. */
export function NameForm({ label, name, what = 'A collection', action, onName, onCancel }: Props) {
  const [draft, setDraft] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = cleanName(draft)
    if (text === '') setMissing(true)
    else onName(text)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={label}
        value={draft}
        onChange={(text) => {
          setDraft(text)
          setMissing(false)
        }}
        maxLength={NAME_LENGTH}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel()
        }}
        // The user has just opened the form to type a name.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus
        autoFocus
        error={isMissing ? `${what} needs a name.` : undefined}
        className={styles.name}
      />
      <span className={styles.buttons}>
        <Button type="submit" variant="primary">
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {PICKED.cancel}
        </Button>
      </span>
    </form>
  )
}
