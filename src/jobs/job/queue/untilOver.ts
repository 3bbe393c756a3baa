/** Waits until a job is over. Meanwhile it stores whether the job runs, so that the job can continue after a crash. */
import type { Job, Progress } from '@/jobs/job/job.ts'

/** Whether the job continues without the user: it runs, or starts again when the network returns. */
const isRunning = ({ state, pause }: Progress) => state === 'running' || pause?.kind === 'offline'

/** Whether nothing of the job is in progress, and nothing will start without the user. */
export function isOver({ state, requesting }: Progress): boolean {
  return (state === 'done' || state === 'cancelled') && requesting === 0
}

/** Resolves when the job is over. `write` stores each time that the job starts or stops running; the last write is awaited. */
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
  // Check again after each wait, because the user may resume the job while its end is being stored.
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
