import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass, type ButtonVariant } from '@/components/ui/buttons/buttonClass.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { stepName, type UpdateRun, type UpdateStep } from '@/domain/updates/updateRun.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import {
  useAnnounceWork,
  type Work,
  type WorkNow,
} from '@/features/job-progress/steer/announceWork.ts'
import { RunBar } from '@/features/job-progress/steer/RunBar.tsx'
import { RunButtons } from '@/features/job-progress/steer/RunButtons.tsx'
import {
  finishedCount,
  countsInWords,
  isUnfinished,
  stateInWords,
  workNow,
} from '@/features/job-progress/steer/runWords.ts'
import type { OpenRun } from '@/features/job-progress/updateAll/openRuns.ts'
import { versionsToCompare } from '@/features/job-progress/updateAll/versionsToCompare.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import type { TabView } from '@/jobs/job/tabs/tabJob.ts'
import { createChangesEngine } from '@/jobs/workers/changesEngine.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { readVersions } from '@/storage/collections/versions.ts'
import { tryFailedAgain } from '@/words/runNames.ts'
import { UPDATE_ALL } from '@/words/updateAllNames.ts'
import { reportSheet, type ReportRow } from './reportSheet.ts'
import styles from './RunHead.module.css'

/** Every change that an update found, source by source. `unread` are sources whose versions were deleted or can't be read. */
async function reportRows(
  connectionId: string,
  { steps }: Pick<UpdateRun, 'steps'>,
): Promise<{ rows: ReportRow[]; unread: UpdateStep[] }> {
  const rows: ReportRow[] = []
  const unread: UpdateStep[] = []
  const engine = createChangesEngine()
  try {
    for (const step of steps) {
      const { outcome } = step
      if (outcome?.kind !== 'compared') continue
      const savedVersions = await readVersions(connectionId, outcome.setId)
      const { before, now } = outcome
      const compared = versionsToCompare(connectionId, savedVersions, before.momentId, now.momentId)
      if (!compared) {
        unread.push(step)
        continue
      }
      await engine.compare(compared)
      for (const { changes } of await engine.allChanges('all')) {
        rows.push(...changes.map((change) => ({ step, change })))
      }
    }
  } finally {
    engine.close()
  }
  return { rows, unread }
}

/** The progress of an update for announcements, which includes the progress of the current load. */
function runNow(job: OpenRun): WorkNow {
  const load = job.load()?.view()
  const now = workNow(UPDATE_ALL.page, job.view())
  const at = load && workNow('', load)
  const { progress } = job.view()
  const { total, failed } = progress
  const sources = `${formatCount(finishedCount(progress))} of ${formatCount(total)} collections`
  const others = countsInWords({ done: 0, notFound: 0, failed })
  return {
    ...now,
    ...(now.state === 'running' && at?.state === 'standing'
      ? { state: at.state, words: at.words }
      : {}),
    part: now.part + (at ? at.part / total : 0),
    counts: others === '' ? sources : `${sources}, ${others}`,
  }
}

const workOfRun = (job: OpenRun): Work => ({
  now: () => runNow(job),
  subscribe(listener) {
    let stopLoad = () => {}
    const followLoad = () => {
      stopLoad()
      stopLoad = job.load()?.subscribe(listener) ?? (() => {})
    }
    followLoad()
    const stop = job.subscribe(() => {
      followLoad()
      listener()
    })
    return () => {
      stop()
      stopLoad()
    }
  },
})

/** The head of an update: its time, progress and actions. */
export function RunHead({ job, view }: { job: OpenRun; view: TabView }) {
  const { progress, role } = view
  const run = job.run()
  const isInProgress = role !== 'idle' || isUnfinished(progress)
  const words = `${stateInWords(view)}, ${formatCount(finishedCount(progress))} of ${formatCount(progress.total)} collections`
  useAnnounceWork('update', job, () => workOfRun(job))
  const isSteered = isUnfinished(progress) && role !== 'elsewhere'
  const actions: (PageAction | false)[] = [
    isSteered && {
      key: 'run',
      onPhone: 'first',
      renderIn: () => <RunButtons job={job} view={view} />,
    },
    progress.failed > 0 &&
      role !== 'elsewhere' && {
        key: 'failed',
        onPhone: isSteered ? undefined : 'second',
        renderIn: (_, close) => (
          <Button
            onClick={() => {
              close()
              job.retry()
            }}
          >
            {tryFailedAgain(progress.failed)}
          </Button>
        ),
      },
    {
      key: 'another',
      onPhone: isSteered || progress.failed > 0 ? undefined : 'second',
      renderIn: () => (
        <Link className={buttonClass()} to={paths.updates()}>
          {UPDATE_ALL.another}
        </Link>
      ),
    },
    run.steps.some(({ outcome }) => outcome?.kind === 'compared') && {
      key: 'export',
      onPhone: isSteered ? undefined : 'first',
      renderIn: (place) => (
        <ReportExport run={run} variant={isSteered || place === 'more' ? 'secondary' : 'primary'} />
      ),
    },
  ]
  return (
    <PageHead
      title={UPDATE_ALL.report}
      meta={
        <span>
          update of <LangText>{formatWhen(run.at)}</LangText>,{' '}
          {plural(run.steps.length, 'collection')}
        </span>
      }
      actions={actions.filter((action) => action !== false)}
      more={UPDATE_ALL.more}
    >
      {isInProgress && (
        <div className={styles.progress}>
          <RunBar progress={progress} />
          {progress.state === 'running' && role === 'here' ? <Spinner label={words} /> : words}
        </div>
      )}
    </PageHead>
  )
}

/** The menu that exports the changes of all sources in one file. They are computed again from the stored versions. */
function ReportExport({ run, variant }: { run: UpdateRun; variant: ButtonVariant }) {
  const { id } = useConnection()
  const labelOf = useCurrencyLabel()
  const source = async () => {
    const { rows, unread } = await reportRows(id, run)
    const groups = new Map(run.steps.map(({ countries }) => [shownCountries(countries), countries]))
    const labels = [...groups].map(([countries, group]) => ({ countries, label: labelOf(group) }))
    return reportSheet({ run, rows, unread: unread.map(stepName), labels, at: Date.now() })
  }
  return <ExportMenu label={UPDATE_ALL.export} source={source} layout="menu" variant={variant} />
}
