/** What runs beside the pages once the first answer is there: following the settings, noting what answers show, and what the shell shows late. */
import { observedService } from '../api/profile/observedService.ts'
import { observeService } from '../jobs/observeService.ts'
import type { ConnectionSource } from './connectionSource.ts'
import { followSettings } from './followSettings.ts'
import { keepForOffline } from './offline/keepForOffline.ts'
import { keepPrintHead } from './printHead.ts'
import type { Ground } from './settledConnection.ts'
import { showLateParts } from './showLateParts.tsx'
import { whenIdle } from './whenIdle.ts'

/** Returns the way to stop. */
export function startBackgroundWork(
  source: ConnectionSource,
  ground: Ground,
  configurationText: string,
): () => void {
  showLateParts()
  keepForOffline(ground.home, ground.startDemo !== null)
  const stops = [
    keepPrintHead(source),
    followSettings(source, ground, configurationText),
    observeService({
      connection: source.current,
      serviceOf: (connection) => observedService(connection, window.location.search),
      whenIdle,
    }),
    // What is under way goes on with the new key, or pauses where the service is another one.
    source.subscribe(() => {
      const using = import('../jobs/connectJobs.ts')
      void using.then(({ connectJobs }) => connectJobs(source.current())).catch(() => {})
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
