/** Which service is asked, with which key and which dialect. */
import type { Dialect } from './dialect.ts'

export type Connection = {
  /** Keeps what is stored and cached apart: `demo` and `proxy` share an origin. */
  id: 'demo' | 'proxy'
  /** The address before `/v1`, absolute, without a trailing slash. */
  baseUrl: string
  /** The client's key (§5.1); null where a proxy on the same origin adds it. */
  apiKey: string | null
  dialect: Dialect
  /** Resolves once the service can be asked: in the demo, when it has started. */
  ready: Promise<unknown>
}

/** What tells two connections apart in a query key; never the key itself. */
export function connectionKey(connection: Connection): readonly [string, string, Dialect] {
  return [connection.id, connection.baseUrl, connection.dialect]
}
