import KeyRound from 'lucide-react/icons/key-round'
import ServerCog from 'lucide-react/icons/server-cog'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Answer } from '@/api/http/call.ts'
import { CatalogError, KeyError } from '@/api/http/errors.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { CopyCurl } from '@/features/messages/CopyCurl.tsx'
import { ApiKeyHelp } from '@/features/messages/key/ApiKeyHelp.tsx'
import { keyWords, wantsSettings } from '@/features/messages/key/apiKeyWords.ts'
import { formatBytes, formatDuration } from '@/lib/numbers/format.ts'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import { ErrorAction } from './ErrorAction.tsx'
import { failureWords } from './failureWords.ts'
import { SettingsLinked } from './SettingsLinked.tsx'
import styles from './RequestError.module.css'

function answerInWords({ status, bytes, ms, receivedAt }: Answer): string {
  const size = bytes === 0 ? 'empty body' : formatBytes(bytes)
  return `${status === 0 ? 'redirect' : status}, ${size}, ${formatDuration(ms)}, ${formatTime(receivedAt, { seconds: true })}`
}

/** The details of a failed request: the request and the response without its body; with Developer on, the request as cURL. */
function RequestFacts({ answer }: { answer: Answer }) {
  return (
    <>
      <dl className={styles.facts}>
        <dt>Request</dt>
        <dd>GET {answer.url.replace(/^https?:\/\/[^/]+/, '')}</dd>
        <dt>Response</dt>
        <dd>
          <LangText>{answerInWords(answer)}</LangText>
        </dd>
      </dl>
      <div className={styles.copy}>
        <CopyCurl call={answer.call} size="s" variant="quiet" />
      </div>
    </>
  )
}

type Props = {
  error: unknown
  /** What is requested, in the user's terms: "The search". */
  what: string
  onRetry: () => void
  /** The label of the action, "Retry 3" if it repeats several requests. */
  retryLabel?: string | undefined
  /** What is still on screen despite the failure, as a sentence. */
  savedNote?: string | undefined
}

/**
 * The error card of a request: what failed, what is safe, what to do next. If the key is missing or refused, the card has a field
 * for another key; if the site isn’t connected to a service, it names the variables that the administrator must set.
 */
export function RequestError({ error, what, onRetry, retryLabel, savedNote }: Props) {
  const connection = useConnection()
  const isSetUp = !wantsSettings(error, connection)
  const { title, cause, advice } = isSetUp
    ? failureWords(error, what, connection.mode)
    : keyWords(error, what, connection)
  const answer = error instanceof CatalogError ? error.answer : null
  const icon = error instanceof KeyError ? <KeyRound /> : <ServerCog />
  // Without a key, retrying can't help: the user must enter one.
  const canRetry = isSetUp || answer !== null
  useEffect(() => announce(title), [title])
  return (
    <ErrorCard
      title={title}
      {...(!isSetUp && { icon })}
      {...(canRetry && { action: <ErrorAction onRetry={onRetry} label={retryLabel} /> })}
      {...(answer && { details: <RequestFacts answer={answer} /> })}
    >
      <span>{cause}</span>{' '}
      <span>
        <SettingsLinked>{advice}</SettingsLinked>
      </span>{' '}
      {savedNote !== undefined && (
        <span>
          <LangText>{savedNote}</LangText>
        </span>
      )}
      {!isSetUp && <ApiKeyHelp error={error} />}
    </ErrorCard>
  )
}
