/** Combines the progress of jobs that run one after another. */
import type { JobState, Progress } from '@/jobs/job/job.ts'

const IDLE: Progress = {
  state: 'ready',
  pause: null,
  total: 0,
  waiting: 0,
  requesting: 0,
  done: 0,
  notFound: 0,
  failed: 0,
  cancelled: 0,
  rate: null,
  timeLeftMs: null,
  wanted: 0,
  limit: 0,
  pausedUntil: null,
  unstored: 0,
  startedAt: null,
}

/** The states by precedence: the combined state is the first of these that any job has. */
const ORDER: JobState[] = ['paused', 'running', 'cancelled', 'done', 'ready']

/** Adds up the counts of all jobs. Rates are those of the last job, which is the one in progress. */
export function sumProgress(all: readonly Progress[]): Progress {
  const last = all.at(-1) ?? IDLE
  const sum = (
    name: 'total' | 'waiting' | 'requesting' | 'done' | 'notFound' | 'failed' | 'cancelled',
  ) => all.reduce((total, progress) => total + progress[name], 0)
  const state = ORDER.find((one) => all.some((progress) => progress.state === one)) ?? 'ready'
  return {
    ...last,
    state,
    pause: all.find(({ pause }) => pause !== null)?.pause ?? null,
    total: sum('total'),
    waiting: sum('waiting'),
    requesting: sum('requesting'),
    done: sum('done'),
    notFound: sum('notFound'),
    failed: sum('failed'),
    cancelled: sum('cancelled'),
    pausedUntil: all.find(({ pausedUntil }) => pausedUntil !== null)?.pausedUntil ?? null,
    startedAt: all[0]?.startedAt ?? null,
  }
}
