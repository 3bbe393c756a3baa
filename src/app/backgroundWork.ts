/** What runs beside the pages once the first of them is whole: it follows the settings, notes what answers show, and watches over page and cache. */
import type { QueryClient } from '@tanstack/react-query'
import { dropOldAnswers } from '../catalog/dropOldAnswers.ts'
import { observedService } from '../catalog/profile/observedService.ts'
import { observeService } from '../work/observeService.ts'
import '../ui/fontsExtended.css'
import type { ConnectionSource } from './connectionSource.ts'
import { followSettings } from './followSettings.ts'
import { keepFocus } from './keepFocus.ts'
import { keepForOffline } from './offline/keepForOffline.ts'
import { keepPrintHead } from './printHead.ts'
import type { Ground } from './settledConnection.ts'
import { surviveTranslation } from './surviveTranslation.ts'
import { whenIdle } from './whenIdle.ts'

type Given = {
  client: QueryClient
  source: ConnectionSource
  ground: Ground
  configurationText: string
}

/** Returns the way to stop. */
export function startBackgroundWork({
  client,
  source,
  ground,
  configurationText,
}: Given): () => void {
  surviveTranslation()
  keepForOffline(ground.home, ground.startDemo !== null)
  const stops = [
    keepFocus(),
    dropOldAnswers(client),
    keepPrintHead(source),
    followSettings(source, ground, configurationText),
    observeService({
      connection: source.current,
      serviceOf: (connection) => observedService(connection, window.location.search),
      whenIdle,
    }),
    // What is under way goes on with the new key, or pauses where the service is another one.
    source.subscribe(() => {
      const using = import('../work/connectJobs.ts')
      void using.then(({ connectJobs }) => connectJobs(source.current())).catch(() => {})
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
