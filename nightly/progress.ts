/** The progress of a run: one line that is overwritten on a terminal, or an occasional line in a log. */
import type { Progress } from '@/jobs/job/job.ts'
import { formatCount, formatDuration, formatIndex } from '@/lib/numbers/format.ts'

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }

const TERMINAL_MS = 200
const LOG_MS = 30_000
const CLEAR = '\r\u001B[K'

function inWords({
  total,
  done,
  notFound,
  failed,
  rate,
  timeLeftMs,
  pause,
  pausedUntil,
}: Progress): string {
  const ended = done + notFound + failed
  const parts = [
    `${formatCount(ended)} of ${formatCount(total)}`,
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
    ...(rate === null ? [] : [`${formatIndex(rate)} per second`]),
    ...(timeLeftMs === null ? [] : [`${formatDuration(timeLeftMs)} left`]),
    ...(pausedUntil === null ? [] : ['waiting until the service allows more requests']),
    ...(pause === null ? [] : ['paused']),
  ]
  return parts.join(', ')
}

type ProgressDisplay = {
  show: (progress: Progress) => void
  /** Writes a message on a separate line. */
  log: (line: string) => void
  end: () => void
}

export function createProgress(
  terminal: Terminal,
  log: (line: string) => void,
  now: () => number = Date.now,
): ProgressDisplay {
  let shownAt = now()
  const isTerminal = terminal.isTTY === true
  const clear = () => {
    if (isTerminal) terminal.write(CLEAR)
  }
  return {
    show(progress) {
      const at = now()
      if (at - shownAt < (isTerminal ? TERMINAL_MS : LOG_MS)) return
      shownAt = at
      if (isTerminal) terminal.write(CLEAR + inWords(progress))
      else log(inWords(progress))
    },
    log(line) {
      clear()
      log(line)
    },
    end: clear,
  }
}
