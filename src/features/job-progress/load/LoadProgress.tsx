import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { canLoadMore, isComplete } from '@/domain/collections/collection.ts'
import { useAnnounceWork, type WorkNow } from '@/features/job-progress/steer/announceWork.ts'
import { AtOnceField } from '@/features/job-progress/steer/AtOnceField.tsx'
import { RunBar } from '@/features/job-progress/steer/RunBar.tsx'
import { RunButtons } from '@/features/job-progress/steer/RunButtons.tsx'
import { RunTrouble } from '@/features/job-progress/steer/RunTrouble.tsx'
import {
  countdown,
  countsInWords,
  isUnfinished,
  stateInWords,
  workNow,
} from '@/features/job-progress/steer/runWords.ts'
import type { LoadJob } from '@/jobs/load/openLoads.ts'
import { formatCount, formatIndex } from '@/lib/numbers/format.ts'
import { RUN, tryFailedAgain } from '@/words/runNames.ts'
import { LoadNotes } from './LoadNotes.tsx'
import { failuresInWords, isAwaited, partsInWords, rowsInWords } from './loadWords.ts'
import styles from './LoadProgress.module.css'

/** The progress of a load as it is announced: it counts the rows rather than the answers. */
function loadNow(job: LoadJob): WorkNow {
  const now = workNow(job.collection.name, job.view())
  const { notFound, failed } = job.view().progress
  const others = countsInWords({ done: 0, notFound, failed })
  const rows = rowsInWords(job.currentVersion())
  return { ...now, counts: others === '' ? rows : `${rows}, ${others}` }
}

/**
 * The progress of loading a collection, its controls and the deviations of the service; only the deviations once everything is
 * loaded.
 */
export function LoadProgress({ job }: { job: LoadJob }) {
  const view = useSyncExternalStore(job.subscribe, job.view)
  const version = job.currentVersion()
  const { progress, role } = view
  const isInProgress = role !== 'idle' || !isComplete(version)
  const words = stateInWords(view)
  const isAnswered = progress.state !== 'running' && !isUnfinished(progress)
  const hasRest = isAnswered && progress.failed === 0 && canLoadMore(version)
  useAnnounceWork('load', job, () => ({ now: () => loadNow(job), subscribe: job.subscribe }))

  return (
    <div className={styles.progress}>
      {isInProgress && (
        <section className={styles.run} aria-label={`Loading ${job.collection.name}`}>
          <div className={styles.head}>
            <p className={styles.figures}>
              {progress.state === 'running' && role === 'here' ? (
                <Spinner label={words} />
              ) : (
                <span>{words}</span>
              )}
              {/* Until its first answer, the number of rows of a load is not known. */}
              {!isAwaited(version) && (
                <span>
                  <b>{rowsInWords(version)}</b>
                </span>
              )}
              <span>{partsInWords(job.collection.source, version)}</span>
              {progress.rate !== null && (
                <span>
                  <LangText>{formatIndex(progress.rate)}</LangText> requests per second
                </span>
              )}
              {progress.timeLeftMs !== null && <span>{countdown(progress.timeLeftMs)} left</span>}
            </p>
            {role !== 'elsewhere' && (
              <div className={styles.actions}>
                {progress.failed > 0 && (
                  <Button onClick={() => job.retry()}>{tryFailedAgain(progress.failed)}</Button>
                )}
                {hasRest && <Button onClick={() => job.retry()}>{RUN.askRest}</Button>}
                <AtOnceField
                  value={progress.wanted}
                  onChange={(count) => job.setConcurrency(count)}
                />
                <RunButtons job={job} view={view} />
              </div>
            )}
          </div>
          <RunBar progress={progress} />
        </section>
      )}
      <RunTrouble view={view} what="this load" onResume={() => job.start()} />
      {version.counts.failed > 0 && progress.state !== 'running' && (
        <Note
          tone="warn"
          title={`${formatCount(version.counts.failed)} of ${formatCount(version.counts.asks)} requests failed.`}
        >
          {failuresInWords(job.failures())}Their rows are missing. You can load just these again.
        </Note>
      )}
      {progress.unstored > 0 && (
        <Note tone="warn" title="Rows of this collection are lost when you close this page.">
          The browser’s storage is full. Export them before you leave, or delete what you no longer
          need and load again.
        </Note>
      )}
      <LoadNotes version={version} />
    </div>
  )
}
