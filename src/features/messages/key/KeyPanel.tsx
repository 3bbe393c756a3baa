import KeyRound from 'lucide-react/icons/key-round'
import ServerCog from 'lucide-react/icons/server-cog'
import { useEffect, useId } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { CatalogError, KeyError } from '@/api/http/errors.ts'
import { Localized } from '@/components/ui/figures/Localized.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import type { FailureProps } from '@/features/messages/failure/Failure.tsx'
import { FailureActions } from '@/features/messages/failure/FailureActions.tsx'
import { FailureFacts } from '@/features/messages/failure/FailureFacts.tsx'
import { KeyPanelForm } from './KeyPanelForm.tsx'
import { tokenHint } from './keyPanelToken.ts'
import { keyPanelWords } from './keyPanelWords.ts'
import styles from './KeyPanel.module.css'

/** In place of a failed answer where a key is missing or refused, or the site knows no service: what to give, to whom. */
export function KeyPanel({ error, what, onRetry, kept }: FailureProps) {
  const id = useId()
  const connection = useConnection()
  const { way } = connection
  const { title, cause, advice } = keyPanelWords(error, what, connection)
  const isKey = error instanceof KeyError
  const answer = error instanceof CatalogError ? error.answer : null
  const hint = isKey ? tokenHint(error, connection) : null
  useEffect(() => announce(title), [title])
  return (
    <section data-notice aria-labelledby={id} className={styles.panel}>
      {isKey ? <KeyRound /> : <ServerCog />}
      <div className={styles.body}>
        <p>
          <b id={id} className={styles.title}>
            {title}
          </b>{' '}
          <span>{cause}</span> <span>{advice}</span>{' '}
          {kept !== undefined && (
            <span>
              <Localized>{kept}</Localized>
            </span>
          )}
        </p>
        {hint !== null && <p>{hint}</p>}
        {!isKey && <KeyPanelServer />}
        {isKey && way === 'direct' && <KeyPanelForm connection={connection} />}
        {answer && <FailureFacts answer={answer} />}
      </div>
      <div className={styles.actions}>
        <FailureActions
          answer={answer}
          inSettings={way !== 'proxy' || !isKey}
          onRetry={answer ? onRetry : undefined}
        />
      </div>
    </section>
  )
}

/** What a server needs before it can ask a service for the app. */
function KeyPanelServer() {
  return (
    <>
      <dl className={styles.variables}>
        <dt>CATALOG_BASE_URL</dt>
        <dd>the address of the service, without /v1</dd>
        <dt>CATALOG_API_KEY</dt>
        <dd>the key that the server adds to each request</dd>
      </dl>
      <p>Or connect to a service from this browser, with an address and a key typed in Settings.</p>
    </>
  )
}
