import { useRef, useState, type FormEvent } from 'react'
import type { Connection } from '@/api/connection.ts'
import { keyProblem } from '@/api/http/key.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { SecretField } from '@/components/ui/fields/SecretField.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { moveFocusFromNotice } from '@/features/messages/noticeFocus.ts'
import {
  saveSecrets,
  readSecretStorage,
  type SecretStorage,
} from '@/storage/preferences/secrets.ts'
import { KEY_NAMES } from '@/words/apiKeyNames.ts'
import styles from './KeyForm.module.css'

const STORAGE_OPTIONS: readonly { value: SecretStorage; label: string }[] = [
  { value: 'memory', label: 'Until reload' },
  { value: 'tab', label: 'For this tab' },
]

const NO_KEY = 'Paste a key first'

/** A form for the key of the current service. Once the key is saved, the app repeats its requests by itself. */
export function KeyForm({ connection }: { connection: Connection }) {
  const { origin, host } = new URL(connection.baseUrl)
  const [storage, setStorage] = useState(readSecretStorage)
  // The key is in a ref rather than in the state, which React would write into the page.
  const entered = useRef<{ key: string | null; problem: string }>({ key: null, problem: NO_KEY })
  const [isEntered, setEntered] = useState(false)
  const [isMissing, setMissing] = useState(false)

  const acceptKey = (apiKey: string) => {
    entered.current.key = apiKey
    setEntered(true)
    setMissing(false)
  }

  const checkKey = (apiKey: string) => {
    const problem = keyProblem(apiKey)
    entered.current = { key: null, problem: problem ?? NO_KEY }
    return problem
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { key: apiKey, problem } = entered.current
    if (apiKey === null) {
      setMissing(problem === NO_KEY)
      announce(problem)
      return
    }
    // The form disappears as soon as the key is saved.
    moveFocusFromNotice(event.currentTarget)
    saveSecrets(origin, { apiKey, eanToken: connection.eanToken }, storage)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SecretField
        className={styles.key}
        label={KEY_NAMES.apiKey}
        hasSecret={isEntered}
        onEnter={acceptKey}
        problemOf={checkKey}
        hint={isMissing ? NO_KEY : `Sent only to ${host}. Never written to disk.`}
      />
      <div className={styles.keep}>
        <span aria-hidden="true" className={styles.label}>
          {KEY_NAMES.keep}
        </span>
        <Segmented
          label={KEY_NAMES.keep}
          options={STORAGE_OPTIONS}
          value={storage}
          onChange={setStorage}
        />
      </div>
      <Button type="submit" variant="primary" className={styles.use}>
        {KEY_NAMES.takeKey}
      </Button>
    </form>
  )
}
