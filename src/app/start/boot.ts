/** Determines what the first paint needs: the deployment's configuration and the connection that it describes. */
import { defaultApiVariant } from '@/api/apiVariant.ts'
import type { ConfigurationProblem } from '@/api/configuration.ts'
import type { Connection } from '@/api/connection.ts'
import { getOwnFile } from '@/api/http/http.ts'
import { readPreference } from '@/storage/preferences/preferences.ts'
import type { Environment } from './resolvedConnection.ts'

export type Boot =
  | { kind: 'ready'; connection: Connection; configurationText: string }
  | { kind: 'wrong'; problems: ConfigurationProblem[] }

/**
 * The connection if nothing is configured or chosen. It needs no code that reads settings, so most visits don’t load that code.
 */
function plainConnection({ home, startDemo, live }: Environment): Connection {
  const demo = startDemo ? startDemo() : null
  const mode = demo ? 'demo' : 'proxy'
  return {
    mode,
    id: mode,
    baseUrl: home,
    apiKey: demo ? 'demo' : null,
    eanToken: null,
    apiVariant: defaultApiVariant,
    defaults: {},
    ready: demo ?? live(),
    demo,
  }
}

const isPlain = (text: string, id: string) =>
  /^\s*(?:\{\s*\})?\s*$/.test(text) &&
  readPreference(id, 'connection') === null &&
  readPreference(id, 'dialect') === null

/** How long to wait for the key from another tab of this browser, which answers within a few milliseconds if there is one. */
const OTHER_TABS_MS = 150

async function keyFromOtherTabs(): Promise<void> {
  const { onSecrets, shareSecrets } = await import('@/storage/preferences/secrets.ts')
  const stops: (() => void)[] = []
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, OTHER_TABS_MS)
    stops.push(() => clearTimeout(timer), onSecrets(resolve), shareSecrets())
  })
  for (const stop of stops) stop()
}

/**
 * Reads the configuration and determines the connection. Rejects if the configuration can’t be fetched, because the app must not
 * guess the service.
 */
export async function boot(environment: Environment): Promise<Boot> {
  const configurationText = (await getOwnFile(`${environment.home}/config.json`)) ?? ''
  if (isPlain(configurationText, environment.startDemo ? 'demo' : 'proxy')) {
    return { kind: 'ready', connection: plainConnection(environment), configurationText }
  }
  const [{ readConfiguration }, { resolvedConnection }] = await Promise.all([
    import('@/api/configuration.ts'),
    import('./resolvedConnection.ts'),
  ])
  const reading = readConfiguration(configurationText)
  if (reading.kind === 'wrong') return reading
  const connectionNow = () => resolvedConnection(environment, reading.configuration)
  let connection = connectionNow()
  if (connection.mode === 'direct' && connection.apiKey === null) {
    await keyFromOtherTabs()
    connection = connectionNow()
  }
  return { kind: 'ready', connection, configurationText }
}
