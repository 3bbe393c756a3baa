import {
  type Query,
  type QueryKey,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import Hourglass from 'lucide-react/icons/hourglass'
import RotateCw from 'lucide-react/icons/rotate-cw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, type ReactNode, useState } from 'react'
import { HttpError, RateError } from '@/api/http/errors.ts'
import { nextTryAt } from '@/api/http/retry.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { isStopped } from '@/features/page/isStopped.ts'
import { formatTime } from '@/lib/numbers/formatTimes.ts'
import { sentence } from './failure/failureAdvice.ts'
import { RequestError } from './failure/RequestError.tsx'
import { moveFocusFromNotice, moveFocusForRetry, restoreRetryFocus } from './noticeFocus.ts'

export type NoticeProps = {
  query: UseQueryResult
  /** What is requested, in the user’s terms: "The search". */
  what: string
  /** What is still on screen despite the failure, as a sentence. */
  savedNote?: string
  /** The key of the query; if given, a slow request can be stopped. */
  queryKey?: QueryKey
}

/** The problem with an answer, in words: failed, stale, offline, waiting to retry, slow, or stopped. */
export function AnswerProblem({
  query,
  what,
  savedNote,
  queryKey,
  slow,
}: NoticeProps & { slow: boolean }) {
  const client = useQueryClient()
  const storedAt =
    query.data === undefined || query.isPlaceholderData
      ? savedNote
      : `Showing data from ${formatTime(query.dataUpdatedAt)}.`
  const cancel = queryKey && (
    <Button
      size="s"
      onClick={(event) => {
        moveFocusFromNotice(event.currentTarget)
        // Existing data stays; without data the query gets the stopped state, so that a component that mounts later doesn’t
        // send it again.
        for (const revert of [true, false]) {
          const predicate = ({ state }: Query) => (state.data !== undefined) === revert
          void client.cancelQueries({ queryKey, predicate }, { revert })
        }
      }}
    >
      Cancel
    </Button>
  )

  if (query.isError && !query.isFetching && !isStopped(query.error)) {
    return (
      <RequestError
        error={query.error}
        what={what}
        onRetry={() => void query.refetch()}
        savedNote={storedAt}
      />
    )
  }
  if (query.fetchStatus === 'paused') {
    return (
      <AnnouncedNote icon={<WifiOff />} title="You are offline.">
        <span>{`${what} continues when the connection is back.`}</span>{' '}
        {storedAt !== undefined && (
          <span>
            <LangText>{storedAt}</LangText>
          </span>
        )}
      </AnnouncedNote>
    )
  }
  if (query.isFetching && query.failureReason) {
    const until = nextTryAt(query.failureReason)
    const reason: Error = query.failureReason
    const isPutOff =
      reason instanceof RateError || (reason instanceof HttpError && reason.retryAt !== null)
    return (
      <AnnouncedNote
        tone="warn"
        icon={<Hourglass />}
        title={`${what} failed, retrying.`}
        actions={isPutOff && cancel}
      >
        <span>{sentence(query.failureReason.message)}</span>{' '}
        {isPutOff && until !== null ? (
          <Countdown key={query.failureCount} until={until} />
        ) : (
          <span>{`Attempt ${query.failureCount + 1}.`}</span>
        )}
      </AnnouncedNote>
    )
  }
  if (slow) {
    return (
      <AnnouncedNote
        icon={<Spinner hideLabel label={`${what} in progress`} />}
        title={`${what} is taking longer than usual.`}
        actions={cancel}
      >
        <span>Waiting for the service.</span>
      </AnnouncedNote>
    )
  }
  if (isStopped(query.error)) {
    return (
      <AnnouncedNote
        title={`${what} was stopped.`}
        actions={
          <Button
            ref={restoreRetryFocus}
            size="s"
            icon={<RotateCw />}
            onClick={(event) => {
              moveFocusForRetry(event.currentTarget)
              void query.refetch()
            }}
          >
            Try again
          </Button>
        }
      >
        <span>You can start it again.</span>
      </AnnouncedNote>
    )
  }
  return null
}

type AnnouncedNoteProps = {
  title: string
  tone?: 'info' | 'warn'
  icon?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A note whose title is spoken when it appears. */
function AnnouncedNote({ title, ...note }: AnnouncedNoteProps) {
  useEffect(() => announce(title), [title])
  return <Note title={title} {...note} />
}

/**
 * A countdown of the seconds until a time, in words; screen readers get only the first. `until` is in `performance.now()`, which
 * clock changes don’t affect.
 */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return <span aria-live="off">{`Next attempt in ${seconds} s.`}</span>
}
