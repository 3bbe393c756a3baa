import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { KeyError } from '@/api/http/errors.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { NAMES } from '@/words/names.ts'
import { ErrorAction } from './failure/ErrorAction.tsx'
import { failureWords } from './failure/failureWords.ts'
import { RequestError } from './failure/RequestError.tsx'
import styles from './RequestNotes.module.css'

/** A set of many small requests that a page makes, some of them on a click. */
export type RequestBatch = {
  total: number
  /** Requests that have an answer, sent here or by another page. */
  answered: number
  /** Requests that failed and are not repeated by themselves. */
  failed: UseQueryResult[]
  /** How many requests the next click sends; 0 if all were sent. */
  next: number
  requestMore: () => void
}

type Props = {
  requests: RequestBatch
  /** A number of requests in words: "7 EANs". */
  inWords: (count: number) => string
  /** Why some requests wait for a click, as a sentence. */
  why: string
  /** Further notes, shown before those about the requests. */
  children?: ReactNode
}

/** Moves the focus from a button that disappears on its click to the panel around it. */
function focusPanel(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true })
}

type FailedProps = Pick<RequestBatch, 'failed'> & Pick<Props, 'inWords'>

/**
 * One card for all requests that failed. If they failed for different reasons, the card gives no reason, because each row gives its
 * own.
 */
function FailedRequests({ failed, inWords }: FailedProps) {
  const { mode } = useConnection()
  const what = `Loading ${inWords(failed.length)}`
  const titles = new Set(failed.map(({ error }) => failureWords(error, what, mode).title))
  // A refused key comes first: its card has the field for another key.
  const shown = failed.find(({ error }) => error instanceof KeyError) ?? failed[0]
  if (!shown) return null
  const retry = {
    onRetry: () => {
      for (const query of failed) void query.refetch()
    },
    ...(failed.length > 1 && { label: `${NAMES.retry} ${failed.length}` }),
  }
  if (titles.size === 1 || shown.error instanceof KeyError) {
    const { onRetry, label } = retry
    return <RequestError error={shown.error} what={what} onRetry={onRetry} retryLabel={label} />
  }
  return (
    <ErrorCard title={`${inWords(failed.length)} didn’t load.`} action={<ErrorAction {...retry} />}>
      See the reason at each one.
    </ErrorCard>
  )
}

/** The notes of a panel about many requests: which of them failed, and which wait for a click. The panel must be focusable. */
export function RequestNotes({ requests, inWords, why, children }: Props) {
  const requestCount = useRequestCount()
  const { failed, next, answered, total } = requests
  return (
    <div className={styles.notes}>
      {children}
      <FailedRequests failed={failed} inWords={inWords} />
      {next > 0 && (
        <Note
          title={`${inWords(total)}, ${answered === 0 ? 'not loaded yet' : `${formatCount(answered)} loaded`}.`}
          actions={
            <Button
              onClick={(event) => {
                focusPanel(event.currentTarget)
                requests.requestMore()
              }}
              sub={requestCount(next)}
            >{`Load ${inWords(next)}`}</Button>
          }
        >
          <span>{why}</span>
        </Note>
      )}
    </div>
  )
}
