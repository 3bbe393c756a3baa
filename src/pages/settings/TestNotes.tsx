import { KeyError } from '../../api/errors.ts'
import type { Operation } from '../../api/http.ts'
import { SETTINGS } from '../../domain/settingsNames.ts'
import { useConnection } from '../../parts/connection.tsx'
import { failureWords } from '../../parts/failureWords.ts'
import { tokenHint } from '../../parts/keyPanelToken.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { OPERATIONS } from './operationWords.ts'
import styles from './TestNotes.module.css'
import type { Tried } from './testConnection.ts'

/** To the field where the header of the EAN access token is named; the dialect has one for every connection. */
function goToToken(): void {
  const field =
    document.querySelector<HTMLInputElement>('#ean-token input') ??
    document.querySelector<HTMLInputElement>('#dialect input[type="text"]')
  field?.focus()
}

/** Where one operation alone refuses the key, it may want a token of its own. */
function TokenHint({ error }: { error: unknown }) {
  const connection = useConnection()
  const hint = error instanceof KeyError ? tokenHint(error, connection) : null
  if (hint === null) return null
  return (
    <>
      {' '}
      <span>{hint}</span>{' '}
      {connection.way !== 'proxy' && connection.dialect.eanTokenHeader === null && (
        <Button variant="link" size="s" onClick={goToToken}>
          {SETTINGS.addHeader}
        </Button>
      )}
    </>
  )
}

/** What failed in words, with the next step: one note for all that failed for one reason. */
export function TestNotes({ tried }: { tried: readonly Tried[] }) {
  const { way } = useConnection()
  const failed = new Map<string, { operations: Operation[]; error: unknown }>()
  for (const { operation, outcome } of tried) {
    if (outcome.kind !== 'failed') continue
    const { cause, advice } = failureWords(outcome.error, '', way)
    const known = failed.get(cause + advice)
    if (known) known.operations.push(operation)
    else failed.set(cause + advice, { operations: [operation], error: outcome.error })
  }
  const notAsked = tried.flatMap(({ operation, outcome }) =>
    outcome.kind === 'not asked' ? [{ operation, why: outcome.why }] : [],
  )
  if (failed.size + notAsked.length === 0) return null
  return (
    <div className={styles.notes}>
      {[...failed].map(([key, { operations, error }]) => {
        const [first] = operations
        const subject = first ? OPERATIONS[first].subject : ''
        const { title, cause, advice } = failureWords(error, subject, way)
        const others = operations.slice(1).map((operation) => OPERATIONS[operation].name)
        return (
          <Note key={key} tone="danger" title={title}>
            {others.length > 0 && (
              <span>
                So {others.length > 1 ? 'were' : 'was'} {others.join(', ')}.{' '}
              </span>
            )}
            <span>{cause}</span> <span>{advice}</span>
            {operations.length === 1 && <TokenHint error={error} />}
          </Note>
        )
      })}
      {notAsked.map(({ operation, why }) => (
        <Note key={operation} title={`${OPERATIONS[operation].name}: not asked.`}>
          {why}
        </Note>
      ))}
    </div>
  )
}
