/** Which service is requested, with which key and which API variant. */
import type { ApiVariant } from './apiVariant.ts'
import type { OwnCatalog } from './ownCatalog.ts'

/** What the demo service can be told to be; it describes itself, so that the app need not know it. */
export type DemoControls = {
  /** Other honest readings of the specification; `asks` is what a client has to send to be understood. */
  apiVariants: readonly {
    name: string
    description: string
    asks: Partial<ApiVariant> & { eanToken?: string }
  }[]
  /** States that can be seen on purpose. */
  scenarios: readonly { name: string; shows: string }[]
  /** How far away it seems; without one of them, nearby. */
  latencies: readonly { name: string; description: string }[]
  /** What `catalog=` can say of its size; '' for the usual one. */
  sizes: readonly { name: string; listings: number }[]
  /** A person's own feed in place of its catalog. */
  own: OwnCatalog
}

/** What a deployment sets in place of the app's own defaults. */
export type DeploymentDefaults = {
  /** Asked until the user chooses. */
  countries?: readonly string[]
  /** Offered in the picker, in this order. */
  offered?: readonly string[]
  /** Currency label by country code: the service states none (§2.7). */
  labels?: Readonly<Record<string, string>>
  /** What it says of the open points (§4, §5.2). */
  dialect?: Partial<ApiVariant>
}

/** What is stored for the embedded demo hangs on this. */
export const DEMO_CONNECTION = 'demo'

export type Connection = {
  /** The embedded demo, a proxy on this origin that adds the key, or the service itself with a key typed here. */
  mode: 'demo' | 'proxy' | 'direct'
  /** Keeps what is stored and cached apart: demo and live share an origin. */
  id: string
  /** The address before `/v1`, absolute, without a trailing slash. */
  baseUrl: string
  /** The client's key (§5.1); null where a proxy on the same origin adds it, or where none was typed yet. */
  apiKey: string | null
  /** The optional access token of the EAN/UPC operation (§5.2); null where there is none. */
  eanToken: string | null
  apiVariant: ApiVariant
  defaults: DeploymentDefaults
  /** Resolves once the service can be requested: in the demo, when it has started. */
  ready: Promise<unknown>
  /** Null outside the demo. */
  demo: Promise<DemoControls> | null
  /** In place of what the way would say of the data: a badge, the rest of its words where there is room, and a sentence. */
  badge?: readonly [badge: string, rest: string, says: string]
}

/** What tells two connections apart in a query key; never the key itself. */
export function connectionKey(connection: Connection): readonly [string, string, ApiVariant] {
  return [connection.id, connection.baseUrl, connection.apiVariant]
}
