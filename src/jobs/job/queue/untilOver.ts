/** Waits until a job is over, and notes on the way whether it runs, so that it goes on after a crash. */
import type { Job, Progress } from '@/jobs/job/job.ts'

/** Whether it goes on by itself: now, or when the network is back. */
const isRunning = ({ state, pause }: Progress) => state === 'running' || pause?.kind === 'offline'

/** Whether nothing of it is under way, and nothing will be unless someone says so. */
export function isOver({ state, asking }: Progress): boolean {
  return (state === 'done' || state === 'cancelled') && asking === 0
}

/**
 * Ends when the job is over. Whether it runs is written down at each change, for whoever goes on with it after a crash;
 * the end waits for the last word.
 */
export async function untilOver(
  job: Job,
  write: (isRunning: boolean) => Promise<unknown>,
): Promise<void> {
  let written = false
  let lastWord: Promise<unknown> = Promise.resolve()
  const stop = job.subscribe(() => {
    if (isRunning(job.progress()) === written) return
    written = !written
    lastWord = write(written)
  })
  // More than once, because someone may go on with the job while its end is written down.
  while (!isOver(job.progress())) {
    await new Promise<void>((resolve) => {
      const stopWaiting = job.subscribe(() => {
        if (!isOver(job.progress())) return
        stopWaiting()
        resolve()
      })
    })
    await lastWord
  }
  stop()
}
