/** A connection: the service, the key and the API variant. */
import type { ApiVariant } from './apiVariant.ts'
import type { OwnCatalog } from './ownCatalog.ts'

/** The states of the demo service. It describes them itself, so that the app need not know them. */
export type DemoControls = {
  /** Other honest readings of the specification, and the client settings that each one needs. */
  apiVariants: readonly {
    name: string
    description: string
    clientSettings: Partial<ApiVariant> & { eanToken?: string }
  }[]
  /** States that the user can choose to see. */
  scenarios: readonly { name: string; shows: string }[]
  /** Simulated distances; nearby if none is chosen. */
  latencies: readonly { name: string; description: string }[]
  /** Values of `catalog=` for the size; '' for the default. */
  sizes: readonly { name: string; listings: number }[]
  /** The user's feed in place of the demo's catalog. */
  own: OwnCatalog
}

/** The deployment's values in place of the app's defaults. */
export type DeploymentDefaults = {
  /** Used until the user chooses countries. */
  countries?: readonly string[]
  /** The countries in the picker, in this order. */
  offered?: readonly string[]
  /** Currency labels by country code, because the service does not state them (§2.7). */
  labels?: Readonly<Record<string, string>>
  /** The deployment's choices for the open points (§4, §5.2). */
  dialect?: Partial<ApiVariant>
}

/** The id of the embedded demo, under which its data is stored. */
export const DEMO_CONNECTION = 'demo'

export type Connection = {
  /** The embedded demo, a proxy on this origin that adds the key, or the service itself with a key typed by the user. */
  mode: 'demo' | 'proxy' | 'direct'
  /** Separates stored and cached data, because demo and live share an origin. */
  id: string
  /** The address before `/v1`, absolute, without a trailing slash. */
  baseUrl: string
  /** The client's key (§5.1); null where a proxy on the same origin adds it, or where none was typed yet. */
  apiKey: string | null
  /** The optional access token of the EAN/UPC operation (§5.2); null where there is none. */
  eanToken: string | null
  apiVariant: ApiVariant
  defaults: DeploymentDefaults
  /** Resolves once the service accepts requests; the demo has to start first. */
  ready: Promise<unknown>
  /** Null outside the demo. */
  demo: Promise<DemoControls> | null
  /** Replaces the mode's description of the data: a badge, the words after it where there is space, and a sentence. */
  badge?: readonly [badge: string, rest: string, description: string]
}

/** The part of a query key that identifies the connection; it never includes the key. */
export function connectionKey(connection: Connection): readonly [string, string, ApiVariant] {
  return [connection.id, connection.baseUrl, connection.apiVariant]
}
