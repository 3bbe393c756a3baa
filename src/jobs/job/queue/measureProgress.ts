/** Measures the progress of a job at one time. */
import type { Clock } from '@/jobs/job/clock.ts'
import type { JobState, Progress } from '@/jobs/job/job.ts'
import type { ItemStates } from './itemStates.ts'
import type { RateLimiter } from './rateLimiter.ts'
import type { SpeedMeter } from './speedMeter.ts'

type Parts = Pick<Progress, 'pause' | 'unstored' | 'startedAt'> & {
  state: JobState
  states: ItemStates
  rateLimiter: RateLimiter
  /**
   * When the next item that the service refused (429) is requested again, in the clock’s milliseconds; null if no such item waits.
   */
  refusedDueAt: number | null
  speed: SpeedMeter
  clock: Clock
}

export function measureProgress({
  states,
  rateLimiter,
  refusedDueAt,
  speed,
  clock,
  ...current
}: Parts): Progress {
  const now = clock.now()
  const isRunning = current.state === 'running'
  const rate = isRunning ? speed.rate(now) : null
  const waiting = states.count('waiting')
  const requesting = states.count('requesting')
  // While other items are in progress, the job is not waiting for a refused one.
  const pausedMs =
    Math.max(rateLimiter.pausedUntil(), requesting === 0 ? (refusedDueAt ?? 0) : 0) - now
  return {
    ...current,
    total: states.total(),
    waiting,
    requesting,
    done: states.count('done'),
    notFound: states.count('not found'),
    failed: states.count('failed'),
    cancelled: states.count('cancelled'),
    rate,
    timeLeftMs: rate === null ? null : ((waiting + requesting) / rate) * 1000,
    wanted: rateLimiter.wanted(),
    limit: rateLimiter.limit(),
    pausedUntil: isRunning && pausedMs > 0 ? clock.date() + pausedMs : null,
  }
}
