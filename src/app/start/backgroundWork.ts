/** What runs beside the pages once the first of them is whole: it follows the settings, notes what answers show, and watches over page and cache. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../../catalog/connection.ts'
import { dropOldAnswers } from '../../catalog/dropOldAnswers.ts'
import { observedService } from '../../catalog/profile/observedService.ts'
import { onRunsOver } from '../../work/job/tabs/runsOver.ts'
import { ownRuns } from '../../store/preferences/ownRuns.ts'
import { lookWhetherKept } from '../../store/preferences/storedPreferences.ts'
import { observeService } from '../../work/observeService.ts'
import '../../ui/styles/fontsExtended.css'
import type { ConnectionSource } from './connectionSource.ts'
import { followSettings } from './followSettings.ts'
import { keepFocus } from '../frame/keepFocus.ts'
import { keepForOffline } from '../offline/keepForOffline.ts'
import type { Environment } from './resolvedConnection.ts'
import { surviveTranslation } from './surviveTranslation.ts'
import { whenIdle } from '../../lib/whenIdle.ts'

type Given = {
  client: QueryClient
  source: ConnectionSource
  environment: Environment
  configurationText: string
}

async function resume(connection: Connection): Promise<void> {
  const [{ resumeRuns }, { openRuns }] = await Promise.all([
    import('../../work/resumeRuns.ts'),
    import('../../runs/again/openRuns.ts'),
  ])
  await resumeRuns(connection, openRuns.open)
}

/** Returns the way to stop. */
export function startBackgroundWork({
  client,
  source,
  environment,
  configurationText,
}: Given): () => void {
  surviveTranslation()
  lookWhetherKept()
  keepForOffline(environment.home, environment.startDemo !== null)
  // The page of a job shows it all the same, if this part of the app does not arrive.
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
    // What was asked is judged by the rules of Watch, once nothing more is asked.
    onRunsOver((connectionIds) => {
      const checking = import('../../work/watch/checkRules.ts').then(
        async ({ checkAfterRun, standpointOf }) => {
          const { defaults } = source.current()
          for (const id of connectionIds) await checkAfterRun(id, standpointOf(id, defaults))
        },
      )
      // The page of the rules says when they were judged last, and judges them on a press.
      void checking.catch(() => {})
    }),
    // What is under way goes on with the new key, or pauses where the service is another one.
    source.subscribe(() => {
      const using = import('../../work/connectJobs.ts')
      void using.then(({ connectJobs }) => connectJobs(source.current())).catch(() => {})
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
