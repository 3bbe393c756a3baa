import { useConnection } from '@/api/connectionContext.tsx'
import { KeyError } from '@/api/http/errors.ts'
import { SettingsLinked } from '@/features/messages/failure/SettingsLinked.tsx'
import { KeyForm } from './KeyForm.tsx'
import { tokenHint } from './tokenHint.ts'
import styles from './ApiKeyHelp.module.css'

/** Part of the card for a missing or refused key, or a site without a service: what is needed, and the field for a key. */
export function ApiKeyHelp({ error }: { error: unknown }) {
  const connection = useConnection()
  const isKey = error instanceof KeyError
  const hint = isKey ? tokenHint(error, connection) : null
  return (
    <div className={styles.help}>
      {hint !== null && (
        <p>
          <SettingsLinked>{hint}</SettingsLinked>
        </p>
      )}
      {!isKey && <ServerVariables />}
      {isKey && connection.mode === 'direct' && <KeyForm connection={connection} />}
    </div>
  )
}

/** What a server needs before it can send requests to a service for the app. */
function ServerVariables() {
  return (
    <>
      <dl className={styles.variables}>
        <dt>CATALOG_BASE_URL</dt>
        <dd>the address of the service, without /v1</dd>
        <dt>CATALOG_API_KEY</dt>
        <dd>the key that the server adds to each request</dd>
      </dl>
      <p>
        <SettingsLinked>
          Or connect to a service from this browser: enter its address and key in Settings.
        </SettingsLinked>
      </p>
    </>
  )
}
