/** What the first paint waits for: the deployment's configuration, and what it says about the connection. */
import type { ConfigurationProblem } from '../api/configuration.ts'
import type { Connection } from '../api/connection.ts'
import { defaultDialect } from '../api/dialect.ts'
import { getOwnFile } from '../api/http.ts'
import { readPreference } from '../store/preferences.ts'
import type { Ground } from './settledConnection.ts'

export type Boot =
  | { kind: 'ready'; connection: Connection; configurationText: string }
  | { kind: 'wrong'; problems: ConfigurationProblem[] }

/** Nothing configured, nothing chosen: known without the code that reads settings, which most visits never need. */
function plainConnection({ home, startDemo, live }: Ground): Connection {
  const demo = startDemo ? startDemo() : null
  const way = demo ? 'demo' : 'proxy'
  return {
    way,
    id: way,
    baseUrl: home,
    apiKey: demo ? 'demo' : null,
    eanToken: null,
    dialect: defaultDialect,
    defaults: {},
    ready: demo ?? live(),
    demo,
  }
}

const isPlain = (text: string, id: string) =>
  /^\s*(?:\{\s*\})?\s*$/.test(text) &&
  readPreference(id, 'connection') === null &&
  readPreference(id, 'dialect') === null

/** Rejects where the configuration cannot be fetched: the app must not guess which service to ask. */
export async function boot(ground: Ground): Promise<Boot> {
  const configurationText = (await getOwnFile(`${ground.home}/config.json`)) ?? ''
  if (isPlain(configurationText, ground.startDemo ? 'demo' : 'proxy')) {
    return { kind: 'ready', connection: plainConnection(ground), configurationText }
  }
  const { configuredBoot } = await import('./configuredBoot.ts')
  return configuredBoot(ground, configurationText)
}
