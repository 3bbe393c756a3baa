import { useQueryClient } from '@tanstack/react-query'
import Hourglass from 'lucide-react/icons/hourglass'
import RotateCw from 'lucide-react/icons/rotate-cw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { RateError } from '../api/errors.ts'
import { formatTime } from '../domain/formatTimes.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { NoticeProps } from './AnswerNotice.tsx'
import { Countdown } from './Countdown.tsx'
import { Failure } from './Failure.tsx'

/** What is the matter with an answer, in words: failed, stale, offline, waiting to ask again, slow, or stopped. */
export function NoticeWords({
  query,
  what,
  kept,
  queryKey,
  slow,
}: NoticeProps & { slow: boolean }) {
  const client = useQueryClient()
  const askAgain = () => void query.refetch()
  const keptAt =
    query.data === undefined || query.isPlaceholderData
      ? (kept ?? null)
      : `Showing the answer kept at ${formatTime(query.dataUpdatedAt)}.`

  if (query.isError && !query.isFetching) {
    return (
      <Failure
        error={query.error}
        what={what}
        onRetry={askAgain}
        {...(keptAt !== null && { kept: keptAt })}
      />
    )
  }
  if (query.fetchStatus === 'paused') {
    return (
      <Note icon={<WifiOff />} title="You are offline.">
        <span>{`${what} waits and goes out when the connection is back.`}</span>{' '}
        {keptAt !== null && <span>{keptAt}</span>}
      </Note>
    )
  }
  if (query.isFetching && query.failureReason) {
    const wait = query.failureReason instanceof RateError ? query.failureReason.retryAt : null
    return (
      <Note tone="warn" icon={<Hourglass />} title={`${what} is asked again.`}>
        <span>{query.failureReason.message}</span>{' '}
        {wait === null ? (
          <span>{`Try ${query.failureCount + 1} is under way.`}</span>
        ) : (
          <Countdown until={wait} />
        )}
      </Note>
    )
  }
  if (slow) {
    const cancel = queryKey && (
      <Button size="s" onClick={() => void client.cancelQueries({ queryKey })}>
        Cancel
      </Button>
    )
    return (
      <Note
        icon={<Spinner hideLabel label={`${what} is under way`} />}
        title={`${what} is taking long.`}
        actions={cancel}
      >
        <span>The service has not answered yet.</span>
      </Note>
    )
  }
  const stopped = query.isEnabled && query.isPending && query.fetchStatus === 'idle'
  if (stopped) {
    const again = (
      <Button size="s" icon={<RotateCw />} onClick={askAgain}>
        Ask again
      </Button>
    )
    return (
      <Note title={`${what} was stopped.`} actions={again}>
        <span>Nothing was asked further.</span>
      </Note>
    )
  }
  return null
}
