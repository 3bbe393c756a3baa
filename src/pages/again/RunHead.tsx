import { useEffect } from 'react'
import { AGAIN } from '../../domain/againNames.ts'
import { formatCount } from '../../domain/format.ts'
import { formatWhen } from '../../domain/formatTimes.ts'
import { KEYBOARD } from '../../domain/keyboardNames.ts'
import { tryFailedAgain } from '../../domain/runNames.ts'
import type { TabView } from '../../jobs/tabJob.ts'
import { Link } from '../../parts/Link.tsx'
import { RunBar } from '../../parts/RunBar.tsx'
import { RunButtons } from '../../parts/RunButtons.tsx'
import { askedOf, isUnfinished, stateInWords } from '../../parts/runWords.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { paths } from '../../url/paths.ts'
import type { OpenRun } from './openRuns.ts'
import { ReportExport } from './ReportExport.tsx'
import styles from './RunHead.module.css'

/**
 * What was said of each run last. One that was started while the app is open is followed to its end, which may come before
 * its page is drawn; a report of an earlier day is not announced.
 */
const said = new WeakMap<OpenRun, string>()

/** When it was run, how far it is, and what can be done with it. */
export function RunHead({ job, view }: { job: OpenRun; view: TabView }) {
  const { progress, role } = view
  const run = job.run()
  const isUnderWay = role !== 'idle' || isUnfinished(progress)
  const words = `${stateInWords(view)}, ${formatCount(askedOf(progress))} of ${formatCount(progress.total)} sources`
  const { startedAt } = progress
  useEffect(() => {
    if (startedAt === null || said.get(job) === words) return
    said.set(job, words)
    announce(words)
  }, [job, startedAt, words])
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1>{AGAIN.report}</h1>
        <span className={styles.when}>
          run of {formatWhen(run.at)}, {formatCount(run.steps.length)}{' '}
          {run.steps.length === 1 ? 'source' : 'sources'}
        </span>
      </div>
      <div className={styles.actions} data-commands={KEYBOARD.thisPage}>
        <RunButtons job={job} view={view} />
        {progress.failed > 0 && role !== 'elsewhere' && (
          <Button onClick={() => job.retry()}>{tryFailedAgain(progress.failed)}</Button>
        )}
        <Link className={buttonClass()} to={paths.again()}>
          {AGAIN.another}
        </Link>
        <ReportExport run={run} />
      </div>
      {isUnderWay && (
        <div className={styles.progress}>
          <RunBar progress={progress} />
          {progress.state === 'running' && role === 'here' ? <Spinner label={words} /> : words}
        </div>
      )}
    </header>
  )
}
