/** Connections for tests. */
import { defaultApiVariant } from '@/api/apiVariant.ts'
import type { Connection } from '@/api/connection.ts'

/** A connection to the demo service of `demo.ts`, with its default API variant. */
export const demoConnection: Connection = {
  mode: 'demo',
  id: 'demo',
  baseUrl: 'http://localhost:3000',
  apiKey: 'demo',
  eanToken: null,
  apiVariant: defaultApiVariant,
  defaults: {},
  ready: Promise.resolve(),
  demo: null,
}

/** A direct connection to a service, with the key `secret`. */
export function directConnection(baseUrl: string): Connection {
  return { ...demoConnection, mode: 'direct', id: `direct ${baseUrl}`, baseUrl, apiKey: 'secret' }
}
