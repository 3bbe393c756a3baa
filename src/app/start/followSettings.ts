/** Keeps the page's connection in step with what is chosen in Settings, here or in another tab. */
import { readConfiguration } from '@/api/configuration.ts'
import type { Connection } from '@/api/connection.ts'
import type { CatalogStorage, OwnCatalog } from '@/api/ownCatalog.ts'
import { endTrouble, noteTrouble } from '@/storage/database/storageTrouble.ts'
import { rememberCatalog, rememberedCatalog } from '@/storage/preferences/catalogMark.ts'
import { onPreference } from '@/storage/preferences/preferences.ts'
import { onSecrets, shareSecrets } from '@/storage/preferences/secrets.ts'
import type { ConnectionSource } from './connectionSource.ts'
import { resolvedConnection, type Environment } from './resolvedConnection.ts'

const essence = ({ id, baseUrl, apiKey, eanToken, apiVariant }: Connection) =>
  JSON.stringify([id, baseUrl, apiKey, eanToken, apiVariant])

function noteCatalogStorage(state: CatalogStorage): void {
  if (state === 'waiting') noteTrouble('catalogWaiting')
  else endTrouble('catalogWaiting')
  if (state === 'deleted') noteTrouble('catalogDeleted')
  if (state === 'kept') endTrouble('catalogDeleted')
}

/** Returns the way to stop. */
export function followSettings(
  source: ConnectionSource,
  environment: Environment,
  configurationText: string,
): () => void {
  const reading = readConfiguration(configurationText)
  if (reading.kind === 'wrong') return () => {} // The app was never started on it.
  let requested: Connection['demo'] = null
  let own: OwnCatalog | null = null
  const follow = () => {
    // What another tab chose does not change what the demo of this one answers from.
    const catalog = own?.active() === 'demo' ? null : rememberedCatalog()
    const next = resolvedConnection(environment, reading.configuration, catalog)
    if (essence(next) !== essence(source.current())) source.replace(next)
    if (next.demo === null || requested !== null) return
    requested = next.demo
    // A demo that does not start is said where it is requested.
    agree(next.demo).catch(() => {})
  }
  /** What was remembered may be of another browser, or of a catalog that is gone: the demo knows what it answers from. */
  const agree = async (demo: NonNullable<Connection['demo']>) => {
    const said = (await demo).own
    said.onStorage(noteCatalogStorage)
    const storedCatalog = said.active() === 'own' ? await said.storedCatalog() : null
    own = said
    if (storedCatalog?.id === rememberedCatalog()?.id) follow()
    else rememberCatalog(storedCatalog)
  }
  const stops = [onPreference(follow), onSecrets(follow), shareSecrets()]
  follow()
  return () => {
    for (const stop of stops) stop()
  }
}
