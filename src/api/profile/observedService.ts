/** Which service observations belong to: one demo can have many API variants, each of which is another service. */
import type { Connection } from '@/api/connection.ts'

/**
 * The id of the service that a connection's observations belong to. `search` is the query of the app's address; its `demo` names
 * the API variants of the demo.
 */
export function observedService({ id, mode }: Connection, search: string): string {
  const demoNames = mode === 'demo' ? new URLSearchParams(search).get('demo') : null
  return demoNames === null || demoNames === '' ? id : `${id} ${demoNames}`
}
