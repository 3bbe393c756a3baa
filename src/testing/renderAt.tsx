import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Connection } from '../api/connection.ts'
import { App } from '../app/App.tsx'
import { connectionSource } from '../app/connectionSource.ts'
import { createQueryClient } from '../app/queryClient.ts'
import { demoConnection } from './connections.ts'
import { demo } from './demo.ts'

/**
 * The whole app at an address, real router and fetch layer, answered by the demo service. `demo=` in the address
 * selects scenario and dialects, as in the browser. Retries come at once.
 */
export function renderAt(path: string, changes: Partial<Connection> = {}) {
  window.history.replaceState(null, '', path)
  demo.choose(new URLSearchParams(window.location.search).get('demo'))
  const client = createQueryClient({ retryDelay: () => 0 })
  const user = userEvent.setup()
  const source = connectionSource({ ...demoConnection, ...changes })
  const view = render(<App client={client} source={source} />)
  return { ...view, user, client, source }
}

/** Where the app is now: path and query. */
export function address(): string {
  return window.location.pathname + window.location.search
}
