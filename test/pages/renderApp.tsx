import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import type { retryDelay } from '@/api/http/retry.ts'
import { App } from '@/app/App.tsx'
import { connectionSource } from '@/app/start/connectionSource.ts'
import { createQueryClient } from '@/app/start/queryClient.ts'

type Options = {
  /** Retries are immediate unless another delay is given. */
  retryDelay?: typeof retryDelay
}

/** The whole app at an address, with the real router and fetch layer, and the test's own connection. */
export function renderApp(
  path: string,
  connection: Connection,
  { retryDelay = () => 0 }: Options = {},
) {
  window.history.replaceState(null, '', path)
  const client = createQueryClient({ retryDelay })
  // The client stores responses for minutes, with everything that waits for them; the next test doesn’t need them.
  onTestFinished(() => client.clear())
  const user = userEvent.setup()
  const source = connectionSource(connection)
  const view = render(<App client={client} source={source} />)
  return { ...view, user, client, source }
}

/** The app's current address: path and query. */
export function address(): string {
  return window.location.pathname + window.location.search
}
