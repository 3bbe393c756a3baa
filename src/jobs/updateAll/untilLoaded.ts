/** Runs a load as a step of an *Update all* run, until nothing of the load is in progress. */
import type { Version } from '@/domain/collections/collection.ts'
import { isOver } from '@/jobs/job/queue/untilOver.ts'
import type { TabJob } from '@/jobs/job/tabs/tabJob.ts'

/** The part of a load that an update uses. */
export type StepLoad = Pick<
  TabJob,
  'view' | 'subscribe' | 'start' | 'retry' | 'pause' | 'cancel' | 'use'
> & {
  currentVersion: () => Version
}

/** Starts the remaining requests of a load; if there are none, retries the failed ones. */
function goOn(load: StepLoad): void {
  const { asks: requests, done, notFound, failed } = load.currentVersion().counts
  if (failed > 0 && done + notFound + failed >= requests) load.retry()
  else load.start()
}

/**
 * Starts a load and resolves when nothing of it is in progress any more, here or in another tab, or when it was deleted. The
 * signal cancels the load. `isStarted`: the load was already started, so this function only waits.
 */
export function untilLoaded(
  load: StepLoad,
  isStarted: boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    // Until the load starts, an earlier run of it still has its final state, so that state must not count as the end.
    let hasBegun = isStarted && load.view().progress.state !== 'ready'
    const end = () => {
      stop()
      signal.removeEventListener('abort', cancel)
      resolve()
    }
    const cancel = () => {
      load.cancel()
      end()
    }
    const checkEnd = () => {
      const { role, progress, isDeleted } = load.view()
      hasBegun ||= role !== 'idle'
      if (isDeleted || (hasBegun && role === 'idle' && isOver(progress))) end()
    }
    const stop = load.subscribe(checkEnd)
    signal.addEventListener('abort', cancel)
    if (isStarted) checkEnd()
    else goOn(load)
  })
}
