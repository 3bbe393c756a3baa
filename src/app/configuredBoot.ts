/** Boot where something is configured or chosen: the configuration is read, and other tabs are asked for the key. */
import { readConfiguration } from '../api/configuration.ts'
import { onSecrets, shareSecrets } from '../store/secrets.ts'
import type { Boot } from './boot.ts'
import { settledConnection, type Ground } from './settledConnection.ts'

/** Another tab of this browser answers within a few milliseconds, or there is none. */
const OTHER_TABS_MS = 150

function keyFromOtherTabs(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stopListening()
      stopSharing()
      resolve()
    }
    const timer = setTimeout(finish, OTHER_TABS_MS)
    const stopListening = onSecrets(finish)
    const stopSharing = shareSecrets()
  })
}

export async function configuredBoot(ground: Ground, configurationText: string): Promise<Boot> {
  const reading = readConfiguration(configurationText)
  if (reading.kind === 'wrong') return reading
  const connection = settledConnection(ground, reading.configuration)
  if (connection.way !== 'direct' || connection.apiKey !== null) {
    return { kind: 'ready', connection, configurationText }
  }
  await keyFromOtherTabs()
  return {
    kind: 'ready',
    connection: settledConnection(ground, reading.configuration),
    configurationText,
  }
}
