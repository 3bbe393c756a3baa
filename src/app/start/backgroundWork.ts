/**
 * Starts the background work once the first page is complete: it follows the settings, records what answers show about the
 * service, and maintains the page and the cache.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { dropOldAnswers } from '@/api/dropOldAnswers.ts'
import { observedService } from '@/api/profile/observedService.ts'
import { keepFocus } from '@/app/frame/keepFocus.ts'
import { storeForOffline } from '@/app/offline/storeForOffline.ts'
import { onRunsOver } from '@/jobs/job/tabs/runsOver.ts'
import { observeService } from '@/jobs/observeService.ts'
import { whenIdle } from '@/lib/whenIdle.ts'
import { ownRuns } from '@/storage/preferences/ownRuns.ts'
import { checkWhetherSaved } from '@/storage/preferences/storedPreferences.ts'
import type { ConnectionSource } from './connectionSource.ts'
import { followSettings } from './followSettings.ts'
import type { Environment } from './resolvedConnection.ts'
import { surviveTranslation } from './surviveTranslation.ts'

type Options = {
  client: QueryClient
  source: ConnectionSource
  environment: Environment
  configurationText: string
}

async function resume(connection: Connection): Promise<void> {
  const [{ resumeRuns }, { openRuns }] = await Promise.all([
    import('@/jobs/resumeRuns.ts'),
    import('@/features/job-progress/updateAll/openRuns.ts'),
  ])
  await resumeRuns(connection, openRuns.open)
}

/** Starts the background work; returns the function that stops it. */
export function startBackgroundWork({
  client,
  source,
  environment,
  configurationText,
}: Options): () => void {
  surviveTranslation()
  checkWhetherSaved()
  storeForOffline(environment.home, environment.startDemo !== null)
  // If the code that resumes jobs fails to load, the page of each job still shows the job.
  if (ownRuns().length > 0) void resume(source.current()).catch(() => {})
  const stops = [
    keepFocus(),
    dropOldAnswers(client),
    followSettings(source, environment, configurationText),
    observeService({
      connection: source.current,
      serviceOf: (connection) => observedService(connection, window.location.search),
      whenIdle,
    }),
    // Once all runs have ended, the alert rules are evaluated with the new data.
    onRunsOver((connectionIds) => {
      const checking = import('@/jobs/alerts/checkRules.ts').then(
        async ({ checkAfterRun, pricingContextOf }) => {
          const { defaults } = source.current()
          for (const id of connectionIds) await checkAfterRun(id, pricingContextOf(id, defaults))
        },
      )
      // A failure is ignored: the Alerts page shows when the rules were last evaluated, and evaluates them on a click.
      void checking.catch(() => {})
    }),
    // When the connection changes, running jobs continue with the new key, or pause if the new connection is to another service.
    source.subscribe(() => {
      const using = import('@/jobs/connectJobs.ts')
      void using.then(({ connectJobs }) => connectJobs(source.current())).catch(() => {})
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
