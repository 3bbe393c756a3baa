import { lazy, Suspense } from 'react'
import type { NoticeProps } from './NoticeWords.tsx'
import { useSlow } from './useSlow.ts'

/** The code of notices is loaded with the first one, or once the page is idle, because most answers need none. */
const NoticeWords = lazy(async () => ({ default: (await import('./NoticeWords.tsx')).NoticeWords }))

/** The notice of a panel: nothing while all is well, otherwise the problem with its answer. */
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
