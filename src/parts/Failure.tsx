import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect } from 'react'
import { CatalogError } from '../api/errors.ts'
import type { Answer } from '../api/http.ts'
import { formatBytes, formatDuration } from '../domain/format.ts'
import { formatTime } from '../domain/formatTimes.ts'
import { NAMES } from '../domain/names.ts'
import { Button } from '../ui/Button.tsx'
import { announce } from '../ui/LiveRegion.tsx'
import { Note } from '../ui/Note.tsx'
import { CopyCurl } from './CopyCurl.tsx'
import { failureWords } from './failureWords.ts'
import styles from './Failure.module.css'

type Props = {
  error: unknown
  /** What failed, as the reader knows it: "The search". */
  what: string
  onRetry: () => void
  /** What is still on screen although this failed, as a sentence. */
  kept?: string
}

function answerInWords({ status, bytes, ms, receivedAt }: Answer): string {
  const size = bytes === 0 ? 'empty body' : formatBytes(bytes)
  return `${status === 0 ? 'redirect' : status}, ${size}, ${formatDuration(ms)}, ${formatTime(receivedAt, { seconds: true })}`
}

/** A request that failed: what happened, what is kept, and the next press. */
export function Failure({ error, what, onRetry, kept }: Props) {
  const { title, cause, advice } = failureWords(error, what)
  const answer = error instanceof CatalogError ? error.answer : null
  useEffect(() => announce(title), [title])
  return (
    <Note
      tone="danger"
      title={title}
      actions={
        <>
          {answer && <CopyCurl call={answer.call} size="s" variant="quiet" />}
          <Button size="s" icon={<RotateCw />} onClick={onRetry}>
            {NAMES.retry}
          </Button>
        </>
      }
    >
      <span>{cause}</span> <span>{advice}</span> {kept !== undefined && <span>{kept}</span>}
      {answer && (
        <dl className={styles.facts}>
          <dt>Request</dt>
          <dd>GET {answer.url.replace(/^https?:\/\/[^/]+/, '')}</dd>
          <dt>Answer</dt>
          <dd>{answerInWords(answer)}</dd>
        </dl>
      )}
    </Note>
  )
}
