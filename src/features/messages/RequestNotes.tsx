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

/** Many small requests that a page makes, some of them on a click. */
export type RequestBatch = {
  total: number
  /** Those that have an answer, asked here or brought by another page. */
  answered: number
  /** Those that are not requested again by themselves. */
  failed: UseQueryResult[]
  /** How many requests the next press makes; 0 when all were requested. */
  next: number
  requestMore: () => void
}

type Props = {
  requests: RequestBatch
  /** "7 EANs". */
  inWords: (count: number) => string
  /** Why some wait for a click. */
  why: string
  /** What else there is to say, before it. */
  children?: ReactNode
}

/** A button that goes with its press leaves the focus to the panel that it stood in. */
function focusPanel(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true })
}

type FailedProps = Pick<RequestBatch, 'failed'> & Pick<Props, 'inWords'>

/** One card for all requests that failed; it gives no reason where they failed for different ones, which the rows give. */
function FailedRequests({ failed, inWords }: FailedProps) {
  const { mode } = useConnection()
  const what = `Loading ${inWords(failed.length)}`
  const titles = new Set(failed.map(({ error }) => failureWords(error, what, mode).title))
  // A refused key comes first: its card has the field for another one.
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

/** What failed of many requests, and what waits for a click. It stands in a panel that takes the focus. */
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
