import { useState, type FormEvent } from 'react'
import type { Connection } from '../api/connection.ts'
import { keyProblem } from '../api/key.ts'
import { KEY_NAMES } from '../domain/keyNames.ts'
import { keepSecrets, secretsKeeping, type Keeping } from '../store/secrets.ts'
import { Button } from '../ui/Button.tsx'
import { leaveFocus } from '../ui/leaveFocus.ts'
import { announce } from '../ui/LiveRegion.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './KeyPanel.module.css'

const KEEPING: readonly { value: Keeping; label: string }[] = [
  { value: 'memory', label: 'Until reload' },
  { value: 'tab', label: 'For this tab' },
]

/** Takes a key for the service that is asked; the app then asks again by itself. */
export function KeyPanelForm({ connection }: { connection: Connection }) {
  const { origin, host } = new URL(connection.baseUrl)
  const [key, setKey] = useState('')
  const [keeping, setKeeping] = useState(secretsKeeping)
  const [problem, setProblem] = useState<string | null>(null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const apiKey = key.trim()
    const wrong = apiKey === '' ? 'No key was given' : keyProblem(apiKey)
    setProblem(wrong)
    if (wrong !== null) {
      announce(wrong)
      return
    }
    // The panel goes as soon as the key is known.
    leaveFocus(event.currentTarget)
    keepSecrets(origin, { apiKey, eanToken: connection.eanToken }, keeping)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        className={styles.key}
        type="password"
        label={KEY_NAMES.apiKey}
        placeholder="Paste the key"
        value={key}
        onChange={(text) => {
          setKey(text)
          setProblem(null)
        }}
        {...(problem !== null && { error: problem })}
        hint={`Sent to ${host} alone, in the apikey header; never written to disk`}
      />
      <div className={styles.keep}>
        <span aria-hidden="true" className={styles.label}>
          {KEY_NAMES.keep}
        </span>
        <Segmented label={KEY_NAMES.keep} options={KEEPING} value={keeping} onChange={setKeeping} />
      </div>
      <Button type="submit" variant="primary" className={styles.use}>
        {KEY_NAMES.takeKey}
      </Button>
    </form>
  )
}
