import { useSyncExternalStore } from 'react'
import { formatCount, formatIndex } from '../../lib/numbers/format.ts'
import { canGoOn, isComplete } from '../../model/resultSet/resultSet.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { RUN, tryFailedAgain } from '../../words/runNames.ts'
import type { LoadJob } from '../../work/load/openLoads.ts'
import { AtOnceField } from '../steer/AtOnceField.tsx'
import { Localized } from '../../ui/figures/Localized.tsx'
import { LoadNotes } from './LoadNotes.tsx'
import styles from './LoadProgress.module.css'
import { RunBar } from '../steer/RunBar.tsx'
import { RunButtons } from '../steer/RunButtons.tsx'
import { RunTrouble } from '../steer/RunTrouble.tsx'
import { failuresInWords, isAwaited, partsInWords, rowsInWords } from './loadWords.ts'
import { countdown, countsInWords, isUnfinished, stateInWords, workNow } from '../steer/runWords.ts'
import { useSpokenWork, type WorkNow } from '../steer/spokenWork.ts'

/** A load as it is told: of its answers, the rows count. */
function loadNow(job: LoadJob): WorkNow {
  const now = workNow(job.set.name, job.view())
  const { notFound, failed } = job.view().progress
  const others = countsInWords({ done: 0, notFound, failed })
  const rows = rowsInWords(job.snapshot())
  return { ...now, counts: others === '' ? rows : `${rows}, ${others}` }
}

/** How far a result set is loaded, what steers it, and what the service did otherwise; once all is there, only the last. */
export function LoadProgress({ job }: { job: LoadJob }) {
  const view = useSyncExternalStore(job.subscribe, job.view)
  const snapshot = job.snapshot()
  const { progress, role } = view
  const isUnderWay = role !== 'idle' || !isComplete(snapshot)
  const words = stateInWords(view)
  const isAnswered = progress.state !== 'running' && !isUnfinished(progress)
  const hasRest = isAnswered && progress.failed === 0 && canGoOn(snapshot)
  useSpokenWork('load', job, () => ({ now: () => loadNow(job), subscribe: job.subscribe }))

  return (
    <div className={styles.progress}>
      {isUnderWay && (
        <section className={styles.run} aria-label={`Loading ${job.set.name}`}>
          <div className={styles.head}>
            <p className={styles.figures}>
              {progress.state === 'running' && role === 'here' ? (
                <Spinner label={words} />
              ) : (
                <span>{words}</span>
              )}
              {/* Before its first answer a load says nothing about how many rows there are. */}
              {!isAwaited(snapshot) && (
                <span>
                  <b>{rowsInWords(snapshot)}</b>
                </span>
              )}
              <span>{partsInWords(job.set.source, snapshot)}</span>
              {progress.rate !== null && (
                <span>
                  <Localized>{formatIndex(progress.rate)}</Localized> requests per second
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
      {snapshot.counts.failed > 0 && progress.state !== 'running' && (
        <Note
          tone="warn"
          title={`${formatCount(snapshot.counts.failed)} of ${formatCount(snapshot.counts.asks)} requests failed.`}
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
      <LoadNotes snapshot={snapshot} />
    </div>
  )
}
