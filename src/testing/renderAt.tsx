import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ScenarioName } from '../../mocks/scenarios.ts'
import type { Connection } from '../api/connection.ts'
import { App } from '../app/App.tsx'
import { connectionSource } from '../app/connectionSource.ts'
import { createQueryClient } from '../app/queryClient.ts'
import { demoConnection } from './connections.ts'
import { demo } from './demo.ts'

/**
 * The whole app at an address, real router and fetch layer, answered by the demo service. `demo=NAME` in the address
 * selects a scenario, as in the browser. Retries come at once.
 */
export function renderAt(path: string, changes: Partial<Connection> = {}) {
  window.history.replaceState(null, '', path)
  const scenario = new URLSearchParams(window.location.search).get('demo')
  demo.scenario(scenario as ScenarioName | null) // an unknown name is answered as if none were given
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
