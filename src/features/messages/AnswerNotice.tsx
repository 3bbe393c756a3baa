import { lazy, Suspense } from 'react'
import type { NoticeProps } from './AnswerProblem.tsx'
import { useSlow } from './useSlow.ts'

/** The code of notices loads with the first notice, or once the page is idle, because most answers need no notice. */
const NoticeWords = lazy(async () => ({
  default: (await import('./AnswerProblem.tsx')).AnswerProblem,
}))

/** A notice about the problem with a panel’s answer; draws nothing if there is no problem. */
export function AnswerNotice(props: NoticeProps) {
  const { query } = props
  const slow = useSlow(query.isFetching)
  const answered = query.isSuccess && query.fetchStatus === 'idle'
  const isInProgress = query.fetchStatus === 'fetching' && query.failureReason === null && !slow
  if (answered || isInProgress || !query.isEnabled) return null
  return (
    <Suspense>
      <NoticeWords {...props} slow={slow} />
    </Suspense>
  )
}
