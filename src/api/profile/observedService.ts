/** Which service observations are about: one demo speaks many API variants, and each is another service. */
import type { Connection } from '@/api/connection.ts'

/** `search` is the query of the app's address, whose `demo` names what the demo is told to be. */
export function observedService({ id, mode }: Connection, search: string): string {
  const spoken = mode === 'demo' ? new URLSearchParams(search).get('demo') : null
  return spoken === null || spoken === '' ? id : `${id} ${spoken}`
}
