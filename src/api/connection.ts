/** A connection: the service, the key and the API variant. */
import type { ApiVariant } from './apiVariant.ts'
import type { OwnCatalog } from './ownCatalog.ts'

/** What the user can choose about the demo service. The demo describes its choices itself, so that the app need not know them. */
export type DemoControls = {
  /** Other honest readings of the specification, and the client settings that each one needs. */
  apiVariants: readonly {
    name: string
    description: string
    clientSettings: Partial<ApiVariant> & { eanToken?: string }
  }[]
  /** The states of the service that the user can choose to see, such as its errors; `shows` describes one. */
  scenarios: readonly { name: string; shows: string }[]
  /** Simulated distances to the service, which delay its answers; the nearest applies if none is chosen. */
  latencies: readonly { name: string; description: string }[]
  /** The sizes of the demo's catalog; `name` is the value of `catalog=` in the app's address, '' for the default size. */
  sizes: readonly { name: string; listings: number }[]
  /** Imports the user's feed, which then replaces the demo's catalog. */
  own: OwnCatalog
}

/** The deployment's values in place of the app's defaults. */
export type DeploymentDefaults = {
  /** The countries that are chosen until the user chooses others. */
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
  /** Identifies the connection in stored and cached data, because the data of demo and live service share one origin. */
  id: string
  /** The address before `/v1`, absolute, without a trailing slash. */
  baseUrl: string
  /** The client's key (§5.1); null if a proxy on the same origin adds it, or if none was typed yet. */
  apiKey: string | null
  /** The optional access token of the EAN/UPC operation (§5.2); null if there is none. */
  eanToken: string | null
  apiVariant: ApiVariant
  defaults: DeploymentDefaults
  /** Resolves once the service accepts requests; the demo has to start first. */
  ready: Promise<unknown>
  /** The choices of the demo service, once it has started; null outside the demo. */
  demo: Promise<DemoControls> | null
  /** Replaces the mode's description of the data: a badge, the words after it if there is space, and a sentence. */
  badge?: readonly [badge: string, rest: string, description: string]
}

/** The part of a query key that identifies the connection; it never includes the key. */
export function connectionKey(connection: Connection): readonly [string, string, ApiVariant] {
  return [connection.id, connection.baseUrl, connection.apiVariant]
}
