/** A load as a run of several sees it: from where it stands to where nothing of it is under way. */
import type { Version } from '@/domain/collections/collection.ts'
import { isOver } from '@/jobs/job/queue/untilOver.ts'
import type { TabJob } from '@/jobs/job/tabs/tabJob.ts'

/** What a run needs of a load. */
export type StepLoad = Pick<
  TabJob,
  'view' | 'subscribe' | 'start' | 'retry' | 'pause' | 'cancel' | 'use'
> & {
  currentVersion: () => Version
}

/** Starts what has not been asked, or else what failed. */
function goOn(load: StepLoad): void {
  const { asks: requests, done, notFound, failed } = load.currentVersion().counts
  if (failed > 0 && done + notFound + failed >= requests) load.retry()
  else load.start()
}

/**
 * Loads until nothing of it is under way any more, here or in another tab, or it has been deleted; the signal cancels it. `isStarted`: it has just
 * been started, and is only waited for.
 */
export function untilLoaded(
  load: StepLoad,
  isStarted: boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    // One that was loaded before stands, until it begins, as it ended then.
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
    const look = () => {
      const { role, progress, isGone } = load.view()
      hasBegun ||= role !== 'idle'
      if (isGone || (hasBegun && role === 'idle' && isOver(progress))) end()
    }
    const stop = load.subscribe(look)
    signal.addEventListener('abort', cancel)
    if (isStarted) look()
    else goOn(load)
  })
}
