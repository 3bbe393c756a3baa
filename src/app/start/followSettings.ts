/** Updates the page's connection when settings change, here or in another tab. */
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

/** Follows the settings; returns the function that stops it. */
export function followSettings(
  source: ConnectionSource,
  environment: Environment,
  configurationText: string,
): () => void {
  const reading = readConfiguration(configurationText)
  if (reading.kind === 'wrong') return () => {} // The app doesn’t start with a wrong configuration.
  let requested: Connection['demo'] = null
  let own: OwnCatalog | null = null
  const follow = () => {
    // While this tab's demo answers from the demo catalog, a user's catalog that another tab chose has no effect here.
    const catalog = own?.active() === 'demo' ? null : rememberedCatalog()
    const next = resolvedConnection(environment, reading.configuration, catalog)
    if (essence(next) !== essence(source.current())) source.replace(next)
    if (next.demo === null || requested !== null) return
    requested = next.demo
    // The error of a demo that fails to start is shown where it is needed.
    agree(next.demo).catch(() => {})
  }
  /**
   * Adopts the catalog that the demo has stored, because the catalog that the app remembers may be outdated or from another
   * browser.
   */
  const agree = async (demo: NonNullable<Connection['demo']>) => {
    const ownCatalog = (await demo).own
    ownCatalog.onStorage(noteCatalogStorage)
    const storedCatalog = ownCatalog.active() === 'own' ? await ownCatalog.storedCatalog() : null
    own = ownCatalog
    if (storedCatalog?.id === rememberedCatalog()?.id) follow()
    else rememberCatalog(storedCatalog)
  }
  const stops = [onPreference(follow), onSecrets(follow), shareSecrets()]
  follow()
  return () => {
    for (const stop of stops) stop()
  }
}
