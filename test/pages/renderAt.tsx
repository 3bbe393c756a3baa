import type { Connection } from '@/api/connection.ts'
import { demo } from '../demo.ts'
import { demoConnection } from '../made/connections.ts'
import { renderApp } from './renderApp.tsx'

export { address } from './renderApp.tsx'

/**
 * The whole app at an address, with the real router and fetch layer, on the demo service. `demo=` in the address selects
 * scenario and API variants, as in the browser. Retries are immediate.
 */
export function renderAt(path: string, changes: Partial<Connection> = {}) {
  demo.choose(new URL(path, window.location.href).searchParams.get('demo'))
  return renderApp(path, { ...demoConnection, ...changes })
}
