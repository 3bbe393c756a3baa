import type { Answer } from '@/api/http/call.ts'
import { Localized } from '@/components/ui/figures/Localized.tsx'
import { formatBytes, formatDuration } from '@/lib/numbers/format.ts'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import { NAMES } from '@/words/names.ts'
import styles from './FailureFacts.module.css'

function answerInWords({ status, bytes, ms, receivedAt }: Answer): string {
  const size = bytes === 0 ? 'empty body' : formatBytes(bytes)
  return `${status === 0 ? 'redirect' : status}, ${size}, ${formatDuration(ms)}, ${formatTime(receivedAt, { seconds: true })}`
}

/** What was asked and what came back, never with its body; folded until it is opened. */
export function FailureFacts({ answer }: { answer: Answer }) {
  return (
    <details className={styles.details}>
      <summary>{NAMES.details}</summary>
      <dl className={styles.facts}>
        <dt>Request</dt>
        <dd>GET {answer.url.replace(/^https?:\/\/[^/]+/, '')}</dd>
        <dt>Response</dt>
        <dd>
          <Localized>{answerInWords(answer)}</Localized>
        </dd>
      </dl>
    </details>
  )
}
