/** Determines the connection from the deployment's configuration, the choices in Settings, and the keys in this tab. */
import { defaultApiVariant } from '@/api/apiVariant.ts'
import type { Configuration } from '@/api/configuration.ts'
import { readApiVariantChoices } from '@/api/configuration.ts'
import { DEMO_CONNECTION, type Connection } from '@/api/connection.ts'
import { readBaseUrl } from '@/api/http/baseUrl.ts'
import { rememberedCatalog, type CatalogMark } from '@/storage/preferences/catalogMark.ts'
import { readPreference } from '@/storage/preferences/preferences.ts'
import { readSecrets } from '@/storage/preferences/secrets.ts'
import { PAGES } from '@/words/pageNames.ts'

/** What this build offers, a demo or a proxy beside the app, and where it is served. */
export type Environment = {
  /** Where the app is served: origin and base path, without the last slash. */
  home: string
  /** Starts the embedded demo once and describes it; null in a live build. */
  startDemo: (() => NonNullable<Connection['demo']>) | null
  /** Resolves once no demo worker of an earlier build can answer. */
  live: () => Promise<unknown>
}

type Reached = Pick<Connection, 'mode' | 'id' | 'baseUrl'>

const isAbsolute = (address: string | null): address is string =>
  address !== null && !address.startsWith('/')

const direct = (baseUrl: string): Reached => ({ mode: 'direct', id: `direct ${baseUrl}`, baseUrl })

/**
 * The maximum number of countries that are chosen at first with the user’s catalog; more would send too many requests on the first
 * visit.
 */
const MAX_INITIAL_COUNTRIES = 4

/**
 * The connection to a demo that answers from the user's catalog: it offers that catalog's countries, and its badge states that
 * the data is the user's own. The caller sets the id under which data is stored.
 */
function withCatalog(connection: Connection, catalog: CatalogMark): Connection {
  const { fileName, countries, isForThisVisit } = catalog
  const offered =
    countries.length === 0
      ? {}
      : { offered: countries, countries: countries.slice(0, MAX_INITIAL_COUNTRIES) }
  return {
    ...connection,
    defaults: { ...connection.defaults, ...offered },
    badge: [
      'Your data',
      ', in this browser only',
      `${PAGES.ownCatalog}, from ${fileName}: ${isForThisVisit ? 'it is lost when you close this page' : 'it is saved only in this browser'}. Only pictures are loaded, from the addresses in it.`,
    ],
  }
}

/**
 * The service that the user has chosen if this build has it, otherwise the deployment's. A base address never comes from a link.
 */
function reached({ home, startDemo }: Environment, { baseUrl }: Configuration): Reached {
  const chosen = readPreference('', 'connection')
  const typed = chosen?.way === 'direct' ? readBaseUrl(chosen.baseUrl) : null
  if (typed?.kind === 'ok') return direct(typed.baseUrl)
  if (startDemo) return { mode: 'demo', id: DEMO_CONNECTION, baseUrl: home }
  if (isAbsolute(baseUrl) && chosen?.way !== 'proxy') {
    const configured = readBaseUrl(baseUrl)
    if (configured.kind === 'ok') return direct(configured.baseUrl)
  }
  const beside = baseUrl === null || isAbsolute(baseUrl)
  return {
    mode: 'proxy',
    id: 'proxy',
    baseUrl: beside ? home : new URL(baseUrl, home).href.replace(/\/+$/, '').replace(/\/v1$/, ''),
  }
}

/** `catalog` is the user’s catalog that the demo answers from, if there is one. */
export function resolvedConnection(
  environment: Environment,
  configuration: Configuration,
  catalog: CatalogMark | null = rememberedCatalog(),
): Connection {
  const { mode, id: modeId, baseUrl } = reached(environment, configuration)
  const id = mode === 'demo' && catalog ? `own ${catalog.id}` : modeId
  // A proxy adds the secrets itself. The demo accepts the fixed key `demo`, which is no secret, and may require a token.
  const secrets = mode === 'proxy' ? null : readSecrets(new URL(baseUrl).origin)
  const demo = mode === 'demo' && environment.startDemo ? environment.startDemo() : null
  const connection: Connection = {
    mode,
    id,
    baseUrl,
    apiKey: mode === 'demo' ? 'demo' : (secrets?.apiKey ?? null),
    eanToken: secrets?.eanToken ?? null,
    apiVariant: {
      ...defaultApiVariant,
      ...configuration.dialect,
      ...readApiVariantChoices(readPreference(id, 'dialect')),
    },
    defaults: { ...configuration.defaults, dialect: configuration.dialect },
    ready: demo ?? environment.live(),
    demo,
  }
  return mode === 'demo' && catalog ? withCatalog(connection, catalog) : connection
}
