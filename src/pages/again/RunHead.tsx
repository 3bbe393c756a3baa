import { useEffect } from 'react'
import { formatCount } from '../../lib/format.ts'
import { formatWhen } from '../../lib/formatTimes.ts'
import { RunBar } from '../../runs/RunBar.tsx'
import { RunButtons } from '../../runs/RunButtons.tsx'
import { askedOf, isUnfinished, stateInWords } from '../../runs/runWords.ts'
import { Link } from '../../shell/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/LiveRegion.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { AGAIN } from '../../words/againNames.ts'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { tryFailedAgain } from '../../words/runNames.ts'
import type { TabView } from '../../work/job/tabJob.ts'
import { ReportExport } from './ReportExport.tsx'
import styles from './RunHead.module.css'
import type { OpenRun } from './openRuns.ts'

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
