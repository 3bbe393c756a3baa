import { useEffect } from 'react'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { formatCount } from '../../lib/numbers/format.ts'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { stepName, type AgainRun, type AgainStep } from '../../model/again/againRun.ts'
import { RunBar } from '../../runs/steer/RunBar.tsx'
import { RunButtons } from '../../runs/steer/RunButtons.tsx'
import { askedOf, isUnfinished, stateInWords } from '../../runs/steer/runWords.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { readSet } from '../../store/resultSets/resultSets.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { announce } from '../../ui/panels/LiveRegion.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { AGAIN } from '../../words/againNames.ts'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { tryFailedAgain } from '../../words/runNames.ts'
import type { TabView } from '../../work/job/tabs/tabJob.ts'
import { createChangesEngine } from '../../work/workers/changesEngine.ts'
import styles from './RunHead.module.css'
import { comparedOf } from './comparedOf.ts'
import type { OpenRun } from './openRuns.ts'
import { reportSheet, type ReportRow } from './reportSheet.ts'

/** Every change of a run, source by source; `unread` are those whose snapshots have been deleted or cannot be read. */
async function reportRows(
  connectionId: string,
  { steps }: Pick<AgainRun, 'steps'>,
): Promise<{ rows: ReportRow[]; unread: AgainStep[] }> {
  const rows: ReportRow[] = []
  const unread: AgainStep[] = []
  const engine = createChangesEngine()
  try {
    for (const step of steps) {
      const { outcome } = step
      if (outcome?.kind !== 'compared') continue
      const kept = await readSet(connectionId, outcome.setId)
      const { before, now } = outcome
      const compared = comparedOf(connectionId, kept, before.momentId, now.momentId)
      if (!compared) {
        unread.push(step)
        continue
      }
      await engine.compare(compared)
      for (const change of await engine.allChanges('all')) rows.push({ step, change })
    }
  } finally {
    engine.close()
  }
  return { rows, unread }
}

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

/** The changes of all sources in one file; compared once more from the snapshots that are kept. */
function ReportExport({ run }: { run: AgainRun }) {
  const { id } = useConnection()
  const labelOf = useCurrencyLabel()
  if (!run.steps.some(({ outcome }) => outcome?.kind === 'compared')) return null
  const source = async () => {
    const { rows, unread } = await reportRows(id, run)
    const groups = new Map(run.steps.map(({ countries }) => [countries.join(', '), countries]))
    const labels = [...groups].map(([countries, group]) => ({ countries, label: labelOf(group) }))
    return reportSheet({ run, rows, unread: unread.map(stepName), labels, at: Date.now() })
  }
  return <ExportMenu label={AGAIN.export} source={source} look="menu" />
}
