import { flushSync } from 'react-dom'
import type { Connection } from '@/api/connection.ts'
import { useConnection } from '@/api/connectionContext.tsx'
import { OPERATIONS, type Operation } from '@/api/fields/operations.ts'
import { KeyError } from '@/api/http/errors.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { failureWords } from '@/features/messages/failure/failureWords.ts'
import { tokenHint } from '@/features/messages/key/tokenHint.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import type { OperationTest } from './testConnection.ts'
import styles from './TestNotes.module.css'

/** The field for the header of the EAN access token; null if the page doesn't show this field. */
const tokenField = () =>
  document.querySelector<HTMLInputElement>('#ean-token input') ??
  document.querySelector<HTMLInputElement>('#dialect input[type="text"]')

/** The hint when only EAN prices refuse the key: they may need a separate token. */
function TokenHint({ error }: { error: unknown }) {
  const connection = useConnection()
  const go = useGo()
  const goToToken = () => {
    // The panel of the API variant has this field for every connection. Without *Developer* the panel is shown only at its own
    // address.
    if (tokenField() === null) flushSync(() => go(paths.settings('dialect')))
    tokenField()?.focus()
  }
  const hint = error instanceof KeyError ? tokenHint(error, connection) : null
  if (hint === null) return null
  return (
    <>
      {' '}
      <span>{hint}</span>{' '}
      {connection.mode !== 'proxy' && connection.apiVariant.eanTokenHeader === null && (
        <Button variant="link" size="s" onClick={goToToken}>
          {SETTINGS.addHeader}
        </Button>
      )}
    </>
  )
}

type Failed = { operations: Operation[]; error: unknown }

/** Groups operations that failed for the same reason. */
function failuresOf(tried: readonly OperationTest[], mode: Connection['mode']): Failed[] {
  const failures = new Map<string, Failed>()
  for (const { operation, outcome } of tried) {
    if (outcome.kind !== 'failed') continue
    const { cause, advice } = failureWords(outcome.error, '', mode)
    const known = failures.get(cause + advice)
    if (known) known.operations.push(operation)
    else failures.set(cause + advice, { operations: [operation], error: outcome.error })
  }
  return [...failures.values()]
}

const namesOf = (operations: readonly Operation[]) =>
  operations.map((operation) => OPERATIONS[operation].name).join(', ')

function FailureNote({ operations: [first, ...others], error }: Failed) {
  const { mode } = useConnection()
  const subject = first ? OPERATIONS[first].subject : ''
  const { title, cause, advice } = failureWords(error, subject, mode)
  return (
    <ErrorCard title={title}>
      {others.length > 0 && <span>The same applies to {namesOf(others)}. </span>}
      {/* The user is in Settings already, so the advice doesn't name them. */}
      <span>{cause}</span> <span>{advice.replace(' in Settings', '')}</span>
      {others.length === 0 && <TokenHint error={error} />}
    </ErrorCard>
  )
}

/** The notes below the test: the failures with the next step, and remarks on what was requested. */
export function TestNotes({ tried }: { tried: readonly OperationTest[] }) {
  const { mode } = useConnection()
  const failures = failuresOf(tried, mode)
  const isEmpty = tried.some(
    ({ operation, outcome }) =>
      operation === 'search' && outcome.kind === 'answered' && outcome.count === 0,
  )
  // Operations that answered to a made-up input. A failure needs no such note, because the input doesn't explain it.
  const madeUp = tried
    .filter(({ isMadeUp, outcome }) => isMadeUp && outcome.kind === 'answered')
    .map(({ operation }) => operation)
  if (failures.length === 0 && !isEmpty && madeUp.length === 0) return null
  return (
    <div className={styles.notes}>
      {failures.map((failure) => (
        <FailureNote key={failure.operations[0]} {...failure} />
      ))}
      {isEmpty && (
        <Note tone="warn" title="The search found nothing.">
          The catalog of this country may be empty, or the base address may be wrong.
        </Note>
      )}
      {madeUp.length > 0 && <Note>{namesOf(madeUp)}: tested with a made-up value.</Note>}
    </div>
  )
}
