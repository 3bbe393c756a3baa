/** Keeps the page's connection in step with what is chosen in Settings, here or in another tab. */
import { readConfiguration } from '../api/configuration.ts'
import type { Connection } from '../api/connection.ts'
import { onPreference } from '../store/preferences.ts'
import { onSecrets, shareSecrets } from '../store/secrets.ts'
import type { ConnectionSource } from './connectionSource.ts'
import { settledConnection, type Ground } from './settledConnection.ts'

const essence = ({ id, baseUrl, apiKey, eanToken, dialect }: Connection) =>
  JSON.stringify([id, baseUrl, apiKey, eanToken, dialect])

/** Returns the way to stop. */
export function followSettings(
  source: ConnectionSource,
  ground: Ground,
  configurationText: string,
): () => void {
  const reading = readConfiguration(configurationText)
  if (reading.kind === 'wrong') return () => {} // The app was never started on it.
  const follow = () => {
    const next = settledConnection(ground, reading.configuration)
    if (essence(next) !== essence(source.current())) source.replace(next)
  }
  const stops = [onPreference(follow), onSecrets(follow), shareSecrets()]
  follow()
  return () => {
    for (const stop of stops) stop()
  }
}
