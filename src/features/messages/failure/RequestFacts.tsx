import type { Answer } from '@/api/http/call.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { CopyCurl } from '@/features/messages/CopyCurl.tsx'
import { formatBytes, formatDuration } from '@/lib/numbers/format.ts'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import styles from './RequestFacts.module.css'

function answerInWords({ status, bytes, ms, receivedAt }: Answer): string {
  const size = bytes === 0 ? 'empty body' : formatBytes(bytes)
  return `${status === 0 ? 'redirect' : status}, ${size}, ${formatDuration(ms)}, ${formatTime(receivedAt, { seconds: true })}`
}

/** The details of a failed request: the request and the response without its body; with Developer on, the request as cURL. */
export function RequestFacts({ answer }: { answer: Answer }) {
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
