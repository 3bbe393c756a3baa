/** The state of a run in words. */
import { sentence } from '@/features/messages/failure/failureAdvice.ts'
import type { PauseReason, Progress } from '@/jobs/job/job.ts'
import type { TabView } from '@/jobs/job/tabs/tabJob.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { RUN } from '@/words/runNames.ts'
import type { WorkNow } from './announceWork.ts'

export function stateInWords({ role, progress }: Pick<TabView, 'role' | 'progress'>): string {
  const { state, pause, waiting, requesting, failed, undecided = 0, total } = progress
  const open = [
    ...(failed > 0 ? [`${formatCount(failed)} of ${formatCount(total)} failed`] : []),
    ...(undecided > 0 ? [`${formatCount(undecided)} of ${formatCount(total)} undecided`] : []),
  ]
  const ended = open.length > 0 ? `Ended, ${open.join(', ')}` : 'Done'
  if (role === 'elsewhere' && state === 'running') return 'Running in another tab'
  switch (state) {
    case 'ready':
      return waiting + requesting === 0 ? ended : 'Not running'
    case 'running':
      return progress.pausedUntil === null ? 'Running' : 'Waiting: too many requests'
    case 'paused':
      return pause?.kind === 'offline' ? 'Offline' : 'Paused'
    case 'cancelled':
      return 'Cancelled'
    case 'done':
      return ended
  }
}

/** The reason of an error of this tab, or of an error that another tab reported; '' if it has none. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return sentence(error.message)
  if (typeof error === 'object' && error !== null && 'says' in error)
    return sentence(String(error.says))
  return ''
}

/** Why a run paused by itself; null if the user paused it. */
export function pauseInWords(pause: PauseReason): { title: string; message: string } | null {
  switch (pause.kind) {
    case 'asked':
      return null
    case 'offline':
      return {
        title: 'Paused: no connection',
        message: 'Continues when the connection is back.',
      }
    case 'key':
      return {
        title: 'Paused: the service refused the key.',
        message: `${reasonOf(pause.error)} Correct it in Settings. It continues with the new key.`,
      }
    case 'failures':
      return {
        title: `Paused: ${pause.inARow} requests in a row failed.`,
        message: `${reasonOf(pause.error)} Resume when the service responds again.`,
      }
  }
}

/**
 * Why a started job doesn’t continue by itself after its page was loaded; null if it hasn’t started or nothing is left.
 * `needsClick`: it was running, and the tabs of this browser can’t find out which of them continues it.
 */
export function waitInWords(
  progress: Progress,
  needsClick: boolean,
): { title: string; message: string } | null {
  if (progress.state !== 'ready' || !isUnfinished(progress)) return null
  if (needsClick) {
    return {
      title: `Waiting for a click on ${RUN.goOn}.`,
      message: 'It was running when you closed its page. Another tab may still be running it.',
    }
  }
  if (finishedCount(progress) === 0) return null
  return {
    title: `Waiting for a click on ${RUN.goOn}.`,
    message: 'It was paused or cancelled before. Results so far are saved.',
  }
}

/** A remaining time in minutes and seconds, `0:22`, or with hours, `1:04:09`. */
export function countdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

export const finishedCount = ({
  done,
  notFound,
  failed,
  undecided = 0,
}: Pick<Progress, 'done' | 'notFound' | 'failed' | 'undecided'> & Partial<Progress>): number =>
  done + notFound + failed + undecided

/** Whether resuming the run would send any request. */
export const isUnfinished = ({ waiting, requesting, cancelled }: Progress): boolean =>
  waiting + requesting + cancelled > 0

/** The counts of a run: "70 done, 3 undecided, 8 not found, 2 failed"; without those that are 0. */
export function countsInWords({
  done,
  notFound,
  failed,
  undecided = 0,
}: Pick<Progress, 'done' | 'notFound' | 'failed' | 'undecided'>): string {
  return Object.entries({ done, undecided, 'not found': notFound, failed })
    .flatMap(([what, count]) => (count === 0 ? [] : `${formatCount(count)} ${what}`))
    .join(', ')
}

/** A run in the form that announcements use. */
export function workNow(name: string, view: Pick<TabView, 'role' | 'progress'>): WorkNow {
  const { progress } = view
  const { state, pause, total, startedAt } = progress
  const isOver = !isUnfinished(progress) && (state === 'done' || state === 'ready')
  const isRunning = state === 'running' && !isOver
  const why = pause && pauseInWords(pause)
  return {
    name,
    state: isOver ? 'over' : isRunning ? 'running' : 'standing',
    isOurs: startedAt !== null,
    words: isOver ? 'Ended' : (why?.title ?? stateInWords(view)),
    part: total === 0 ? 0 : finishedCount(progress) / total,
    counts: countsInWords(progress),
  }
}
